import { Button, Checkbox, Group, Input, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EditedCourtFragment, Surface } from '@setpoint/client/documents';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../page/court-page.module.css';
import { EditFields } from './edit-fields.js';
import { SaveBar } from './save-bar.js';
import { useSave } from './use-save.js';

/** All ten of them (CRT-02). */
const ALL_SURFACES: readonly Surface[] = [
  ...(['CLAY', 'GREEN_CLAY', 'HARD', 'GREENSET', 'GRASS', 'SYNTHETIC_GRASS', 'SYNTHETIC', 'MATECO'] as const),
  ...(['SQUASH', 'RACQUETBALL'] as const),
];

interface FieldOfForm {
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly sport: string;
  readonly surface: Surface;
  readonly covered: boolean;
  readonly notes: string;
}

const valuesOf = ({ fields }: EditedCourtFragment): FieldOfForm[] =>
  fields.map(({ id, name, sport, surface, covered, notes }) => ({
    ...{ key: id, id, name, sport: String(sport), surface, covered, notes: notes ?? '' },
  }));

/** The playing fields of a centre, in their order (CRT-01, CRT-06). */
export function FieldsForm({ court }: { readonly court: EditedCourtFragment }) {
  const { t } = useTranslation(['centre', 'court', 'common']);
  const form = useForm({ initialValues: { fields: valuesOf(court) } });
  const { save, saving, conflict, errors } = useSave(EditFields, court.version);
  const { fields } = form.values;
  const errorId = useId();

  function add() {
    const last = fields.at(-1);
    const name = t('fields.newName', { number: fields.length + 1 });
    const like = { sport: last?.sport ?? '1', surface: last?.surface ?? ('CLAY' as const), covered: false };
    form.insertListItem('fields', { key: crypto.randomUUID(), id: null, name, notes: '', ...like });
  }

  const send = () =>
    save({
      courtId: court.id,
      fields: fields.map(({ id, name, sport, surface, covered, notes }) => ({
        ...{ id, name, surface, covered, sport: Number(sport), notes: notes || null },
      })),
    });

  return (
    <form noValidate onSubmit={form.onSubmit(() => void send())}>
      <Stack maw={640}>
        {fields.length === 0 && <Text>{t('fields.none')}</Text>}
        {fields.map(({ key, name }, at) => {
          const wrong = (field: string) => {
            const code = errors[`fields.${at}.${field}`];
            return code && t(`field.${code}` as 'field.REQUIRED');
          };
          return (
            <fieldset key={key} className={classes.card} style={{ minWidth: 0 }}>
              <legend>{t('fields.number', { number: at + 1 })}</legend>
              <Stack gap="sm">
                <TextInput
                  label={t('fields.name')}
                  required
                  maxLength={100}
                  {...form.getInputProps(`fields.${at}.name`)}
                  error={wrong('name')}
                />
                <Group grow align="start" preventGrowOverflow={false} wrap="wrap">
                  <NativeSelect
                    label={t('fields.sport')}
                    data={['1', '2'].map((value) => ({ value, label: t(`common:sport.${value}` as 'common:sport.1') }))}
                    {...form.getInputProps(`fields.${at}.sport`)}
                    error={wrong('sport')}
                  />
                  <NativeSelect
                    label={t('fields.surface')}
                    data={ALL_SURFACES.map((value) => ({ value, label: t(`court:surface.${value}`) }))}
                    {...form.getInputProps(`fields.${at}.surface`)}
                    error={wrong('surface')}
                  />
                </Group>
                <Checkbox
                  label={t('fields.covered')}
                  {...form.getInputProps(`fields.${at}.covered`, { type: 'checkbox' })}
                />
                <TextInput
                  label={t('fields.notes')}
                  maxLength={200}
                  {...form.getInputProps(`fields.${at}.notes`)}
                  error={wrong('notes')}
                />
                <Button
                  variant="default"
                  leftSection={<IconTrash size={18} aria-hidden />}
                  aria-label={t('fields.removeNamed', { name })}
                  onClick={() => form.removeListItem('fields', at)}
                  style={{ alignSelf: 'flex-start' }}
                >
                  {t('fields.remove')}
                </Button>
              </Stack>
            </fieldset>
          );
        })}
        <Stack gap={4} align="flex-start">
          <Button
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-describedby={errors['fields'] && errorId}
            onClick={add}
          >
            {t('fields.add')}
          </Button>
          {errors['fields'] && (
            <Input.Error id={errorId} size="sm">
              {t(`field.${errors['fields']}` as 'field.REQUIRED')}
            </Input.Error>
          )}
        </Stack>
        <SaveBar saving={saving} conflict={conflict} onReload={() => form.setValues({ fields: valuesOf(court) })} />
      </Stack>
    </form>
  );
}

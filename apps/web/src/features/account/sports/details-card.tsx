import { useMutation } from '@apollo/client/react';
import { Button, NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm, type TransformedValues } from '@mantine/form';
import { graphql } from '@setpoint/client';
import type { MySportsQuery } from '@setpoint/client/documents';
import { PADEL } from '@setpoint/kernel';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { SURFACES } from '../../../entities/court/surfaces.js';
import { SettingsCard } from '../card.js';
import { useFieldErrorTexts } from '../field-error.js';
import classes from './sports-form.module.css';

const SaveSportDetails = graphql(`
  mutation SaveSportDetails($input: SportDetailsInput!) {
    saveSportDetails(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      user {
        id
        sportDetails {
          ...MySportDetails
        }
      }
    }
  }
`);

type Details = NonNullable<MySportsQuery['me']>['sportDetails'][number];

const FREQUENCIES = ['OCCASIONALLY', 'ONCE_OR_TWICE_A_WEEK', 'SEVERAL_TIMES_A_WEEK', 'EVERY_DAY'] as const;
const POSITIONS = ['RIGHT', 'LEFT', 'BOTH'] as const;
const EQUIPMENT = ['racket', 'strings', 'shoes'] as const;
const LONGEST = 40;
const NO_YEAR: number | string = '';

/** What I play with, where and how often, in one sport (ACC-01). */
export function DetailsCard({ details }: { readonly details: Details }) {
  const { t } = useTranslation(['account', 'player-ui', 'court', 'common']);
  const errorTexts = useFieldErrorTexts();
  const sport = Number(details.sport.id);
  const { frequency, courtPosition, preferredSurface, startYear } = details;
  const form = useForm({
    initialValues: {
      ...{ frequency, courtPosition, preferredSurface, startYear: startYear ?? NO_YEAR },
      ...{ racket: details.racket ?? '', strings: details.strings ?? '', shoes: details.shoes ?? '' },
    },
    transformValues: (values) => ({
      ...values,
      sport,
      racket: values.racket.trim() || null,
      strings: values.strings.trim() || null,
      shoes: values.shoes.trim() || null,
      startYear: typeof values.startYear === 'number' ? values.startYear : null,
    }),
  });
  const [save, { loading }] = useMutation(SaveSportDetails);

  async function submit(input: TransformedValues<typeof form>) {
    if (loading) return;
    const payload = await save({ variables: { input } }).then(
      ({ data }) => data?.saveSportDetails,
      () => null,
    );
    form.setErrors(errorTexts(payload?.fieldErrors ?? []));
    if (payload?.success) toast({ text: t('account:saved'), tone: 'success' });
    else toast({ text: t('account:notSaved'), tone: 'error' });
  }

  const title = t('account:details.title', { sport: t(`common:sport.${sport as 1 | 2}`) });
  return (
    <SettingsCard title={title}>
      <form noValidate aria-label={title} onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Select
              label={t('player-ui:details.frequency')}
              data={FREQUENCIES.map((value) => ({ value, label: t(`player-ui:details.frequencyOf.${value}`) }))}
              placeholder="–"
              clearable
              {...form.getInputProps('frequency')}
            />
            <Select
              label={t('player-ui:details.courtPosition')}
              data={POSITIONS.map((value) => ({ value, label: t(`player-ui:details.positionOf.${value}`) }))}
              placeholder="–"
              clearable
              {...form.getInputProps('courtPosition')}
            />
            <Select
              label={t('player-ui:details.preferredSurface')}
              data={SURFACES.map((value) => ({ value, label: t(`court:surface.${value}`) }))}
              placeholder="–"
              clearable
              {...form.getInputProps('preferredSurface')}
            />
            <NumberInput
              label={t('account:details.startYear')}
              allowNegative={false}
              allowDecimal={false}
              hideControls
              thousandSeparator=""
              inputMode="numeric"
              {...form.getInputProps('startYear')}
            />
            {EQUIPMENT.filter((name) => sport !== PADEL || name !== 'strings').map((name) => (
              <TextInput
                key={name}
                label={t(`player-ui:details.${name}`)}
                maxLength={LONGEST}
                {...form.getInputProps(name)}
              />
            ))}
          </SimpleGrid>
          <Button type="submit" loading={loading} variant="default" className={classes.submit}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </SettingsCard>
  );
}

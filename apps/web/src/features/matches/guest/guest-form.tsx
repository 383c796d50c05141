import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Side } from '@setpoint/scoring';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../entities/filters/choices.js';
import { useFieldErrorText } from '../wizard/field-errors.js';
import type { GuestDetails, GuestErrors } from './guest-details.js';

/** Name, address and side of somebody without an account (MAT-05). */
export function GuestForm({
  sides,
  sideName,
  action,
  sending = false,
  onSend,
}: {
  /** Those with a free place. */
  readonly sides: readonly Side[];
  sideName(side: Side): string;
  readonly action: string;
  readonly sending?: boolean;
  /** Resolves with what is wrong, field by field; null once it is done. */
  onSend(guest: GuestDetails): Promise<GuestErrors | null>;
}) {
  const { t } = useTranslation('match-page');
  const textOf = useFieldErrorText();
  const form = useForm({
    initialValues: { name: '', by: 'email' as 'email' | 'phone', email: '', phone: '', side: sides[0] ?? 'B' },
  });
  const { by, side } = form.values;
  const chosen: Side = sides.includes(side) ? side : (sides[0] ?? 'B');

  async function send() {
    const errors = await onSend({ name: form.values.name.trim(), by, address: form.values[by].trim(), side: chosen });
    if (!errors) return form.reset();
    const { name, address } = errors;
    form.setErrors({ ...(name && { name: textOf('name', name) }), ...(address && { [by]: textOf(by, address) }) });
  }

  return (
    <form
      aria-labelledby="invite-guest"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <Title order={3} size="h4" id="invite-guest">
          {t('guest.inviteTitle')}
        </Title>
        <Text size="sm">{t('guest.inviteText')}</Text>
        <TextInput label={t('guest.name')} autoComplete="off" {...form.getInputProps('name')} />
        <Choice<'email' | 'phone'>
          label={t('guest.by')}
          options={[
            { value: 'email', label: t('guest.email') },
            { value: 'phone', label: t('guest.phone') },
          ]}
          value={by}
          onChange={(value) => form.setFieldValue('by', value)}
        />
        <TextInput
          key={by}
          type={by === 'email' ? 'email' : 'tel'}
          label={t(`guest.${by}`)}
          description={t(`guest.${by}Hint`)}
          autoComplete="off"
          {...form.getInputProps(by)}
        />
        {sides.length > 1 && (
          <Choice<Side>
            label={t('guest.side')}
            options={sides.map((value) => ({ value, label: sideName(value) }))}
            value={chosen}
            onChange={(value) => form.setFieldValue('side', value)}
          />
        )}
        <Button type="submit" loading={sending}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { languageEntry, languageOf } from '@setpoint/i18n';
import { PHONE_PREFIXES } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import type { PhoneErrorCode, PhoneRefusal } from './use-phone.js';

/** Refusals that are about what was typed; the others stand above the form. */
const OF_FIELD: readonly PhoneErrorCode[] = ['PHONE_NUMBER_REQUIRED', 'PHONE_NUMBER_NOT_VALID', 'PHONE_ALREADY_SAVED'];

/** Country and number, to which a code is sent. */
export function NumberForm({
  busy,
  refusal,
  onSubmit,
  onCancel,
}: {
  readonly busy: boolean;
  readonly refusal: PhoneRefusal | null;
  readonly onSubmit: (prefix: string, number: string) => Promise<void>;
  /** Missing where there is nothing to go back to. */
  readonly onCancel?: () => void;
}) {
  const { t, i18n } = useTranslation('account');
  const form = useForm({
    initialValues: { prefix: languageEntry(languageOf(i18n.language)).phonePrefix, number: '' },
  });
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const text = refusal && t(`account:phone.error.${refusal.code}`);
  const isOfField = refusal !== null && OF_FIELD.includes(refusal.code);
  return (
    <form noValidate onSubmit={form.onSubmit(({ prefix, number }) => onSubmit(prefix, number))}>
      <Stack>
        {text && !isOfField && (
          <Alert color="red" role="alert">
            {text}
          </Alert>
        )}
        <NativeSelect
          size="md"
          label={t('account:phone.country')}
          autoComplete="tel-country-code"
          data={PHONE_PREFIXES.map(({ country, prefix }) => ({
            value: prefix,
            label: `${countries.of(country)} ${prefix}`,
          }))}
          {...form.getInputProps('prefix')}
        />
        <TextInput
          label={t('account:phone.number')}
          type="tel"
          autoComplete="tel-national"
          maxLength={30}
          {...form.getInputProps('number')}
          error={isOfField && text}
        />
        <Group justify="flex-end" gap="sm">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {t('account:phone.cancel')}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {t('account:phone.sendCode')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

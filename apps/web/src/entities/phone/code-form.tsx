import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { PhoneRefusal } from './use-phone.js';

const DIGITS = 5;

/** The code of the SMS. Phones offer it from the message. */
export function CodeForm({
  number,
  busy,
  refusal,
  onSubmit,
  onResend,
  onOther,
}: {
  readonly number: string;
  readonly busy: boolean;
  readonly refusal: PhoneRefusal | null;
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onResend: () => void;
  readonly onOther: () => void;
}) {
  const { t } = useTranslation('account');
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (/^\d{5}$/.test(code.trim()) ? null : t('account:phone.fiveDigits')) },
  });
  const isWrong = refusal?.code === 'PHONE_CODE_UNKNOWN';
  const wrong = isWrong
    ? [
        t('account:phone.error.PHONE_CODE_UNKNOWN'),
        ...(refusal.triesLeft === null ? [] : [t('account:phone.triesLeft', { count: refusal.triesLeft })]),
      ].join(' ')
    : null;
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => onSubmit(code.trim()))}>
      <Stack>
        {refusal && !isWrong && (
          <Alert color="red" role="alert">
            {t(`account:phone.error.${refusal.code}`)}
          </Alert>
        )}
        <Text>{t('account:phone.sent', { number })}</Text>
        <TextInput
          label={t('account:phone.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={DIGITS}
          data-autofocus
          {...form.getInputProps('code')}
          error={form.errors['code'] ?? wrong}
        />
        <Button type="submit" loading={busy}>
          {t('account:phone.confirm')}
        </Button>
        <Group gap="sm">
          <Button variant="default" onClick={onResend}>
            {t('account:phone.resend')}
          </Button>
          <Button variant="default" onClick={onOther}>
            {t('account:phone.other')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

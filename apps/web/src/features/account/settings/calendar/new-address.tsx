import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The address that was just made, and the ways to use it. */
export function NewAddress({ path }: { readonly path: string }) {
  const { t } = useTranslation('account');
  const { copy, copied, error } = useClipboard({ timeout: 4000 });
  const { origin, host } = window.location;
  const CopyIcon = copied ? IconCheck : IconCopy;
  return (
    <Stack gap="sm">
      <TextInput
        readOnly
        label={t('account:calendar.address')}
        value={origin + path}
        error={error && t('account:calendar.copyFailed')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Alert color="yellow" role="note">
        {t('account:calendar.once')}
      </Alert>
      <Button leftSection={<CopyIcon size={18} aria-hidden />} onClick={() => copy(origin + path)}>
        <span aria-live="polite">{t(`account:calendar.${copied ? 'copied' : 'copy'}`)}</span>
      </Button>
      <Button
        component="a"
        variant="light"
        href={`webcal://${host}${path}`}
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
      >
        {t('account:calendar.open')}
      </Button>
      <Text size="sm">{t('account:calendar.how')}</Text>
    </Stack>
  );
}

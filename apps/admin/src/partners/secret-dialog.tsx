import { Alert, Button, Modal, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** A secret that was just made: it is shown this once. A press beside the dialog does not lose it. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; onClose(): void }) {
  const { t } = useTranslation('admin');
  const { copy, copied, error } = useClipboard({ timeout: 4000 });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('partners.secret')}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert color="yellow" role="note">
          {t('partners.once')}
        </Alert>
        <TextInput
          readOnly
          data-autofocus
          label={t('partners.secret')}
          value={secret}
          error={error && t('partners.copyFailed')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => copy(secret)}>
          <span aria-live="polite">{t(copied ? 'partners.copied' : 'partners.copy')}</span>
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('partners.kept')}
        </Button>
      </Stack>
    </Modal>
  );
}

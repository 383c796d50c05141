import { Alert } from '@mantine/core';
import type { UploadFault } from '@setpoint/client/upload';
import { useTranslation } from 'react-i18next';

/** Why a picture was not taken, and what to do. */
export function PhotoFault({ fault }: { readonly fault: UploadFault | null }) {
  const { t } = useTranslation('match');
  if (!fault) return null;
  const offline = fault === 'FAILED' && !navigator.onLine;
  return (
    <Alert color="red" role="alert" py="xs">
      {offline ? t('failure.offline') : t(`photo.fault.${fault}`)}
    </Alert>
  );
}

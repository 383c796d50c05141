import type { UploadError } from '@setpoint/client/upload';
import { useTranslation } from 'react-i18next';
import { UploadAlert } from '../../../entities/photo/upload-alert.js';

/** Why a photo of a match was not taken. */
export function PhotoError({ error }: { readonly error: UploadError | null }) {
  const { t } = useTranslation(['match-page', 'common']);
  return (
    <UploadAlert
      error={error}
      textOf={(code) => (code === 'OFFLINE' ? t('common:failure.offline') : t(`photo.error.${code}`))}
    />
  );
}

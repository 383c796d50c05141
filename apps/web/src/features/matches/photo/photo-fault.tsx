import type { UploadFault } from '@setpoint/client/upload';
import { useTranslation } from 'react-i18next';
import { UploadAlert } from '../../../entities/photo/upload-alert.js';

/** Why a photo of a match was not taken. */
export function PhotoFault({ fault }: { readonly fault: UploadFault | null }) {
  const { t } = useTranslation(['match-page', 'common']);
  return (
    <UploadAlert
      fault={fault}
      textOf={(code) => (code === 'OFFLINE' ? t('common:failure.offline') : t(`photo.fault.${code}`))}
    />
  );
}

import type { MatchViewFragment } from '@setpoint/client/documents';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../page/form-sheet.js';

const ReportPhoto = lazy(async () => ({ default: (await import('./report-photo.js')).ReportPhoto }));

/** Somebody who sees the photo reports it to support (MAT-17). */
export function ReportPhotoSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation('match-page');
  return (
    <FormSheet opened={opened} onClose={onClose} title={t('photo.report')}>
      {match.photo && <ReportPhoto match={match} photoId={match.photo.id} onClose={onClose} />}
    </FormSheet>
  );
}

import { Skeleton } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation('match');
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('photo.report')}>
      {opened && match.photo && (
        <Suspense fallback={<Skeleton h={220} />}>
          <ReportPhoto match={match} photoId={match.photo.id} onClose={onClose} />
        </Suspense>
      )}
    </ResponsiveSheet>
  );
}

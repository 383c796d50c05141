import { Skeleton } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const ReportMisconduct = lazy(async () => ({ default: (await import('./report-misconduct.js')).ReportMisconduct }));

/** A participant reports another one to support (REP-02). */
export function MisconductSheet({
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
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('misconduct.title')}>
      {opened && (
        <Suspense fallback={<Skeleton h={220} />}>
          <ReportMisconduct match={match} onClose={onClose} />
        </Suspense>
      )}
    </ResponsiveSheet>
  );
}

import { Skeleton } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const DisputeResult = lazy(async () => ({ default: (await import('./dispute-result.js')).DisputeResult }));

/** The other side says what is wrong with the result (RES-04). */
export function DisputeSheet({
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
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('dispute.title')}>
      {opened && (
        <Suspense fallback={<Skeleton h={220} />}>
          <DisputeResult match={match} onClose={onClose} />
        </Suspense>
      )}
    </ResponsiveSheet>
  );
}

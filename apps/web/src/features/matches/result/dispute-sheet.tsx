import type { MatchViewFragment } from '@setpoint/client/documents';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../page/form-sheet.js';

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
  const { t } = useTranslation('match-page');
  return (
    <FormSheet opened={opened} onClose={onClose} title={t('dispute.title')}>
      <DisputeResult match={match} onClose={onClose} />
    </FormSheet>
  );
}

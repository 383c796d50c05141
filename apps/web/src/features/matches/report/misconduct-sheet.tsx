import type { MatchViewFragment } from '@setpoint/client/documents';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSheet } from '../page/form-sheet.js';

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
  const { t } = useTranslation('match-page');
  return (
    <FormSheet opened={opened} onClose={onClose} title={t('misconduct.title')}>
      <ReportMisconduct match={match} onClose={onClose} />
    </FormSheet>
  );
}

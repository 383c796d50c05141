import { useNow } from '@setpoint/client/use-now';
import type { ShownTaskFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../entities/match/needed.js';
import { useMoney } from '../../../entities/money/use-money.js';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a task of a competition asks for, and by when (SHL-10). */
export function useTaskTexts({ kind, about, until, amount }: ShownTaskFragment) {
  const { t, i18n } = useTranslation(['task', 'match']);
  const now = useNow();
  const money = useMoney();
  const by = until ? shownDay(new Date(until), now, ZONE, i18n.language) : null;
  const values = { name: about.name, amount: amount ? money(amount) : '' };
  return {
    title: t(`kind.${kind}`, values),
    action: t(`action.${kind}`),
    /** Null where there is no hurry. */
    note: by && t('by', { when: t(`match:needed.at.${by.name}`, by) }),
    amount: amount && money(amount),
  };
}

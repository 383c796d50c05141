import { useNow } from '@setpoint/client/use-now';
import type { ShownTaskFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { shownDay } from '../../../entities/match/needed.js';
import { useMoney } from '../../../entities/money/use-money.js';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a task of a competition asks for, by when, and where it is done (SHL-10). */
export function useTaskTexts({ kind, about, until, amount }: ShownTaskFragment) {
  const { t, i18n } = useTranslation(['dashboard', 'match']);
  const now = useNow();
  const money = useMoney();
  const by = until ? shownDay(new Date(until), now, ZONE, i18n.language) : null;
  const values = { name: about.name, amount: amount ? money(amount) : '' };
  return {
    title: t(`task.kind.${kind}`, values),
    action: t(`task.action.${kind}`),
    /** Null where there is no hurry. */
    note: by && t('task.by', { when: t(`match:needed.at.${by.name}`, by) }),
    amount: amount && money(amount),
  };
}

const PAGES: Partial<Record<ShownTaskFragment['kind'], string>> = { PAY: 'subscribe', TAKE_AWARD: 'take-award' };

export function taskPath({ kind, about }: ShownTaskFragment): string {
  if (kind === 'ENTER_AVAILABILITY') return '/player/sports/availability';
  const page = PAGES[kind];
  return (about.kind === 'LEAGUE' ? leaguePath : tournamentPath)(about, ...(page ? [page] : []));
}

import type { WaitingFragment, WaitingKind } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { NeededBy } from '../../../entities/match/needed-by.js';
import { neededOf, shownDay, type Needy } from '../../../entities/match/needed.js';
import { useNow } from '@setpoint/client/use-now';

/** What the note is read from, where the kind says it. */
const ACTION: Readonly<Partial<Record<WaitingKind, Needy['myActions']>>> = {
  CONFIRM_RESULT: ['CONFIRM_RESULT'],
  ANSWER_NO_SHOW: ['CONFIRM_NO_SHOW'],
  ANSWER_PROPOSAL: ['ACCEPT_PROPOSAL'],
};

/** Until when it waits; of an invitation and of a poll it is my own answer that counts, whatever else the match needs. */
export function WaitingNote({ item }: { readonly item: WaitingFragment }) {
  const { t, i18n } = useTranslation(['dashboard', 'match']);
  const now = useNow();
  const { kind, match, until } = item;
  const needy: Needy = { ...match, myActions: ACTION[kind] ?? [] };
  const by = kind === 'VOTE' ? until && new Date(until) : kind === 'INVITATION' && neededOf(needy, now)?.by;
  if (!by) return <NeededBy match={needy} />;
  const { name, ...at } = shownDay(by, now, match.timeZone, i18n.language);
  return <time dateTime={by.toISOString()}>{t('waiting.answerBy', { when: t(`match:needed.at.${name}`, at) })}</time>;
}

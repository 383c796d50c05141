import type { WaitingFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { lastDayBefore } from '../../../entities/competitions/days.js';
import { listed } from '../../../entities/match/match-row-words.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { useSides } from '../../../entities/match/use-sides.js';

/** What waits, and what to press; a result to enter that is there already came back disputed. */
export function useWaitingTexts({ kind, match, until }: WaitingFragment, me: string) {
  const { t, i18n } = useTranslation('dashboard');
  const sides = useSides();
  const { competition } = match;
  const isAgreed = kind === 'ORGANISE' && competition !== null;
  const case_ = isAgreed ? 'AGREE' : kind === 'ENTER_RESULT' && match.result ? 'DISPUTED' : kind;
  const action = case_ === 'INVITATION' ? 'CONFIRM_RESULT' : case_;
  const opponents =
    (['A', 'B'] as const)
      .map((side) => sides.playersOf(match, side))
      .find((team) => team.every(({ id }) => id !== me)) ?? [];
  return {
    title: t(`waiting.kind.${case_}`, {
      names: listed(
        opponents.map(({ firstName }) => firstName),
        i18n.language,
      ),
      day: isAgreed && until ? lastDayBefore(until, competition.timeZone, i18n.language) : '',
    }),
    action: t(`waiting.action.${action}`),
    short: t(`waiting.short.${action}`),
  };
}

/** Where it is done; invitations, proposals, no-shows and polls are answered on the match's page. */
export function waitingPath({ kind, match }: WaitingFragment): string {
  switch (kind) {
    case 'ENTER_RESULT':
    case 'CONFIRM_RESULT':
      return matchPath(match, kind);
    case 'ORGANISE':
      return matchPath(match, match.competition ? null : kind);
    default:
      return matchPath(match);
  }
}

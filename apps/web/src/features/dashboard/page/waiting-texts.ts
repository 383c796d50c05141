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

/** Where it is done; invitations, no-shows and polls are answered on the match's page, where times are proposed as well. */
export const waitingPath = ({ kind, match }: WaitingFragment): string =>
  matchPath(
    match,
    kind === 'INVITATION' || kind === 'ANSWER_NO_SHOW' || kind === 'VOTE' || (kind === 'ORGANISE' && match.competition)
      ? null
      : kind,
  );

import type { MatchViewFragment } from '@setpoint/client/documents';
import { Scoreboard } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { isAgreed } from '../../../entities/match/state-badge.js';
import { useSides } from '../../../entities/match/use-sides.js';

/** The score that stands, if any, with how the match ended where it was not played to the end. */
export function ResultScoreboard({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('match');
  const sides = useSides();
  const { result } = match;
  if (!result) return null;
  return (
    <Scoreboard
      teamA={sides.playersOf(match, 'A')}
      teamB={sides.playersOf(match, 'B')}
      sets={result.sets}
      winner={isAgreed(match) ? result.winner : null}
      {...(result.outcome !== 'COMPLETED' && { note: t(`outcome.${result.outcome}`) })}
    />
  );
}

import { Scoreboard } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import type { WaitingResult } from '../../entities/offline/outbox.js';

/** The score as the person entered it. */
export function EnteredScore({ waiting: { input, teamA, teamB } }: { readonly waiting: WaitingResult }) {
  const { t } = useTranslation('match');
  const { sets, outcome, winner } = input;
  return (
    <Scoreboard
      size="sm"
      teamA={teamA}
      teamB={teamB}
      sets={sets.map(({ a, b, tieBreak, superTieBreak }) => ({
        ...{ a, b, tieBreak: tieBreak ?? null, superTieBreak: superTieBreak ?? false },
      }))}
      winner={winner ?? null}
      {...(outcome && outcome !== 'COMPLETED' && { note: t(`outcome.${outcome}`) })}
    />
  );
}

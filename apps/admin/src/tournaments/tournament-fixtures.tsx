import type { SupportFixtureFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FixtureTable } from '../competitions/fixture-table.js';
import { Card } from '../table/facts.js';
import { DECIDE_FIXTURE, EXTEND_FIXTURE } from './documents.js';
import { useTournamentAction } from './use-tournament-action.js';

/** The matches of all stages (ADM-04). */
export function TournamentFixtures({ fixtures }: { readonly fixtures: readonly SupportFixtureFragment[] }) {
  const { t } = useTranslation('admin');
  const extend = useTournamentAction('extendTournamentFixture', EXTEND_FIXTURE);
  const decide = useTournamentAction('decideTournamentFixture', DECIDE_FIXTURE);
  const nameOf = ({ isBye, entry, from }: SupportFixtureFragment['sideA']) => {
    if (entry) return entry.players.map(({ displayName }) => displayName).join(', ');
    // Of the draw, or because both sides of the match before are out.
    if (isBye) return t(from ? 'tournaments.empty' : 'tournaments.bye');
    return '…';
  };
  return (
    <Card title={t('tournaments.fixtures')}>
      <FixtureTable
        fixtures={fixtures}
        stageOf={({ stage, number, group }) =>
          [t(`tournaments.stages.${stage}`), group && t('tournaments.group', { number: group.number }), number]
            .filter(Boolean)
            .join(' · ')
        }
        sidesOf={({ sideA, sideB }) => [nameOf(sideA), nameOf(sideB)]}
        extend={extend}
        decide={decide}
      />
    </Card>
  );
}

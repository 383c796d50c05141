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
  const nameOf = ({ isBye, entry }: SupportFixtureFragment['sideA']) =>
    isBye ? t('tournaments.bye') : (entry?.players.map(({ displayName }) => displayName).join(', ') ?? '…');
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

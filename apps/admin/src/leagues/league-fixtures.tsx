import type { SupportLeagueGroupFragment, SupportLeagueMemberFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FixtureTable } from '../competitions/fixture-table.js';
import { DECIDE_LEAGUE_FIXTURE, EXTEND_LEAGUE_FIXTURE } from './documents.js';
import { useLeagueAction } from './use-league-action.js';

const nameOf = ({ players }: SupportLeagueMemberFragment) => players.map(({ displayName }) => displayName).join(', ');

/** The matches of a group (ADM-04). */
export function LeagueFixtures({ fixtures }: { readonly fixtures: SupportLeagueGroupFragment['fixtures'] }) {
  const { t } = useTranslation('admin');
  const extend = useLeagueAction('extendLeagueFixture', EXTEND_LEAGUE_FIXTURE);
  const decide = useLeagueAction('decideLeagueFixture', DECIDE_LEAGUE_FIXTURE);
  if (fixtures.length === 0) return null;
  return (
    <FixtureTable
      fixtures={fixtures}
      stageOf={({ round, stage }) =>
        stage === 'FINAL_LEAGUE' ? t(`tournaments.stages.${stage}`) : (round ?? t('leagues.challenge'))
      }
      sidesOf={({ sideA, sideB }) => [nameOf(sideA), nameOf(sideB)]}
      extend={extend}
      decide={decide}
    />
  );
}

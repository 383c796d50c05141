import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { MatchesTabFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { lastDayBefore } from '../../../entities/competitions/days.js';
import { isToCome } from '../../../entities/competitions/fixture.js';
import { Section } from '../../../entities/competitions/section.js';
import { stageOf } from '../../../entities/competitions/stage-path.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { FixtureList } from '../../../entities/competitions/fixture-list.js';
import { TabFrame } from './tab-frame.js';
import type { TabProps } from './tournament-view.js';

const MatchesQuery = graphql(`
  query TournamentMatches($id: ID!) {
    tournament(id: $id) {
      ...MatchesTab
    }
  }
`);

type Fixture = MatchesTabFragment['fixtures'][number];

/** All matches by stage, with the end of each play period; one stage, or one group of it, by its address (RTE-06). */
export default function MatchesTab({ tournament }: TabProps) {
  const { t, i18n } = useTranslation(['tournaments', 'match', 'competitions']);
  const { faseTournament, idFase } = useParams();
  const stage = stageOf(faseTournament);
  return (
    <TabFrame query={MatchesQuery} id={tournament.id}>
      {({ fixtures }) => {
        // A bye is nobody's match.
        const played = fixtures.filter(({ how }) => how !== 'BYE');
        const wanted = stage ? played.filter((fixture) => fixture.stage === stage && isIn(fixture, idFase)) : [];
        const shown = wanted.length > 0 ? wanted : played;
        if (shown.length === 0) {
          return <EmptyState order={3} title={t('matches.empty.title')} text={t('matches.empty.text')} />;
        }
        return (
          <Stack gap="xl">
            {wanted.length > 0 && (
              <Button
                component={Link}
                to={tournamentPath(tournament, 'matches')}
                variant="default"
                size="sm"
                w="fit-content"
              >
                {t('matches.all')}
              </Button>
            )}
            {byStage(shown).map(([name, list]) => {
              const closesAt = list.find(isToCome)?.closesAt;
              return (
                <Section
                  key={name}
                  title={t(`match:competition.stage.${name}`)}
                  hint={
                    closesAt &&
                    t('competitions:playBy', { day: lastDayBefore(closesAt, tournament.timeZone, i18n.language) })
                  }
                >
                  <FixtureList fixtures={list} timeZone={tournament.timeZone} />
                </Section>
              );
            })}
          </Stack>
        );
      }}
    </TabFrame>
  );
}

/** `idFase` is the number of a group in the group stage, of a match in the others. */
const isIn = (fixture: Fixture, number: string | undefined): boolean =>
  String(fixture.stage === 'ROUND_ROBIN' ? fixture.group?.number : fixture.number) === number;

/** Stages in the order in which their first match comes: those that are being played lead. */
function byStage(fixtures: readonly Fixture[]): [Fixture['stage'], Fixture[]][] {
  const stages = new Map<Fixture['stage'], Fixture[]>();
  for (const fixture of fixtures) {
    const list = stages.get(fixture.stage) ?? [];
    list.push(fixture);
    stages.set(fixture.stage, list);
  }
  return [...stages];
}

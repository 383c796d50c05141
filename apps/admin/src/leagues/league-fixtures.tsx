import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group } from '@mantine/core';
import type { SupportLeagueGroupFragment, SupportLeagueMemberFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FixtureDialog, type FixtureCommand } from '../competitions/fixture-dialog.js';
import { DataTable } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { DECIDE_LEAGUE_FIXTURE, EXTEND_LEAGUE_FIXTURE } from './documents.js';

type Fixture = SupportLeagueGroupFragment['fixtures'][number];

const nameOf = ({ players }: SupportLeagueMemberFragment) => players.map(({ displayName }) => displayName).join(', ');

/** Matches of a group; more time for one, or a decision (ADM-04). */
export function LeagueFixtures({ fixtures }: { readonly fixtures: readonly Fixture[] }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [asked, setAsked] = useState<{ what: FixtureCommand['what']; fixture: Fixture } | null>(null);
  const options = { refetchQueries: ['SupportLeagueById'] };
  const [extend] = useMutation(EXTEND_LEAGUE_FIXTURE, options);
  const [decide] = useMutation(DECIDE_LEAGUE_FIXTURE, options);

  async function send(fixtureId: string, command: FixtureCommand) {
    const { reason } = command;
    const payload =
      command.what === 'extend'
        ? (await extend({ variables: { input: { fixtureId, days: command.days, reason } } }).catch(() => null))?.data
            ?.extendLeagueFixture
        : (await decide({ variables: { input: { fixtureId, winner: command.winner, reason } } }).catch(() => null))
            ?.data?.decideLeagueFixture;
    return payload?.success ? null : t(`leagues.refused.${payload?.errorCode ?? 'FAILED'}`);
  }

  if (fixtures.length === 0) return null;
  return (
    <>
      <DataTable
        rows={fixtures}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('tournaments.stage'),
            cell: ({ round, stage }) =>
              stage === 'FINAL_LEAGUE' ? t(`tournaments.stages.${stage}`) : (round ?? t('leagues.challenge')),
          },
          {
            title: t('tournaments.sides'),
            className: classes.wide,
            cell: ({ sideA, sideB, winner }) => (
              <>
                <span style={{ fontWeight: winner === 'A' ? 700 : undefined }}>{nameOf(sideA)}</span> –{' '}
                <span style={{ fontWeight: winner === 'B' ? 700 : undefined }}>{nameOf(sideB)}</span>
              </>
            ),
          },
          {
            title: t('tournaments.state'),
            cell: ({ state, how, rule }) =>
              [
                t(`tournaments.fixtureStates.${state}`),
                how && t(`tournaments.ends.${how}`),
                rule && t(`tournaments.rulesOfEnd.${rule}`),
              ]
                .filter(Boolean)
                .join(' · '),
          },
          {
            title: t('tournaments.score'),
            className: classes.score,
            cell: ({ sets }) => sets.map(({ a, b }) => `${a}-${b}`).join(' '),
          },
          { title: t('tournaments.until'), cell: ({ closesAt }) => time(closesAt) },
          {
            title: t('tournaments.actions'),
            cell: (fixture) => (
              <Group gap="xs" wrap="nowrap">
                {fixture.match && (
                  <Anchor component={Link} to={`/matches/${encodeURIComponent(fixture.match.id)}`} size="sm">
                    {t('tournaments.match')}
                  </Anchor>
                )}
                {(fixture.state === 'READY' || fixture.state === 'CLOSING') &&
                  (['extend', 'decide'] as const).map((what) => (
                    <Button key={what} size="compact-sm" variant="default" onClick={() => setAsked({ what, fixture })}>
                      {t(`tournaments.do.${what}`)}
                    </Button>
                  ))}
              </Group>
            ),
          },
        ]}
      />
      {asked && (
        <FixtureDialog
          what={asked.what}
          sides={[nameOf(asked.fixture.sideA), nameOf(asked.fixture.sideB)]}
          onSend={(command) => send(asked.fixture.id, command)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

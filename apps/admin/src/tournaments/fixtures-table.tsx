import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group } from '@mantine/core';
import type { SupportFixtureFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FixtureDialog, type FixtureCommand } from '../competitions/fixture-dialog.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { DECIDE_FIXTURE, EXTEND_FIXTURE } from './documents.js';
import type { ShownTournament } from './tournament-page.js';

interface Asked {
  readonly what: 'extend' | 'decide';
  readonly fixture: SupportFixtureFragment;
}

/** The matches; more time for one, or a decision that nobody else makes, with a reason (ADM-04). */
export function FixturesTable({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [asked, setAsked] = useState<Asked | null>(null);
  const options = { refetchQueries: ['SupportTournamentById'] };
  const [extend] = useMutation(EXTEND_FIXTURE, options);
  const [decide] = useMutation(DECIDE_FIXTURE, options);

  async function send(fixtureId: string, command: FixtureCommand) {
    const { reason } = command;
    const payload =
      command.what === 'extend'
        ? (await extend({ variables: { input: { fixtureId, days: command.days, reason } } }).catch(() => null))?.data
            ?.extendTournamentFixture
        : (await decide({ variables: { input: { fixtureId, winner: command.winner, reason } } }).catch(() => null))
            ?.data?.decideTournamentFixture;
    return payload?.success ? null : t(`tournaments.refused.${payload?.errorCode ?? 'FAILED'}`);
  }

  const side = ({ isBye, entry }: SupportFixtureFragment['sideA']) =>
    isBye ? t('tournaments.bye') : (entry?.players.map(({ displayName }) => displayName).join(', ') ?? '…');

  return (
    <Card title={t('tournaments.fixtures')}>
      <DataTable
        rows={tournament.fixtures}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('tournaments.stage'),
            cell: ({ stage, number, group }) =>
              [t(`tournaments.stages.${stage}`), group && t('tournaments.group', { number: group.number }), number]
                .filter(Boolean)
                .join(' · '),
          },
          {
            title: t('tournaments.sides'),
            className: classes.wide,
            cell: ({ sideA, sideB, winner: won }) => (
              <>
                <span style={{ fontWeight: won === 'A' ? 700 : undefined }}>{side(sideA)}</span> –{' '}
                <span style={{ fontWeight: won === 'B' ? 700 : undefined }}>{side(sideB)}</span>
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
          sides={[side(asked.fixture.sideA), side(asked.fixture.sideB)]}
          onSend={(command) => send(asked.fixture.id, command)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

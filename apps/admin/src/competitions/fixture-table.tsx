import { Anchor, Badge, Button, Group } from '@mantine/core';
import type { Side } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { FixtureDialog, type FixtureAction, type FixtureActions } from './fixture-dialog.js';

interface Fixture {
  readonly id: string;
  readonly state: string;
  readonly how: string | null;
  readonly rule: string | null;
  readonly winner: Side | null;
  readonly sets: readonly { readonly a: number; readonly b: number }[];
  readonly closesAt: string | null;
  /** Nobody else can decide it. */
  readonly needsDecision?: boolean | null;
  readonly match: { readonly id: string } | null;
}

/** A window that is over takes no more time. */
const possible = ({ state, needsDecision }: Fixture): readonly FixtureAction[] => {
  if (state === 'READY') return ['extend', 'decide'];
  if (state === 'CLOSING') return ['decide'];
  return needsDecision ? ['stand'] : [];
};

/** Matches of a competition; more time for one, or a decision that nobody else makes (ADM-04). */
export function FixtureTable<One extends Fixture>({
  fixtures,
  stageOf,
  sidesOf,
  ...actions
}: FixtureActions & {
  readonly fixtures: readonly One[];
  stageOf(fixture: One): string | number;
  /** Who plays on side A and on side B. */
  sidesOf(fixture: One): readonly [string, string];
}) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [asked, setAsked] = useState<{ readonly what: FixtureAction; readonly fixture: One } | null>(null);
  const won = (isWinner: boolean, name: string) => (
    <span style={{ fontWeight: isWinner ? 700 : undefined }}>{name}</span>
  );
  return (
    <>
      <DataTable
        rows={fixtures}
        keyOf={({ id }) => id}
        columns={[
          { title: t('tournaments.stage'), cell: stageOf },
          {
            title: t('tournaments.sides'),
            className: classes.wide,
            cell: (fixture) => {
              const [sideA, sideB] = sidesOf(fixture);
              return (
                <>
                  {won(fixture.winner === 'A', sideA)} – {won(fixture.winner === 'B', sideB)}
                </>
              );
            },
          },
          {
            title: t('tournaments.state'),
            cell: ({ state, how, rule, needsDecision }) => (
              <>
                {[
                  t(`tournaments.fixtureStates.${state}`),
                  how && t(`tournaments.ends.${how}`),
                  rule && t(`tournaments.rulesOfEnd.${rule}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {needsDecision && (
                  <Badge ml="xs" color="red" variant="light" tt="none">
                    {t('tournaments.needsDecision')}
                  </Badge>
                )}
              </>
            ),
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
                  <Anchor
                    variant="standalone"
                    component={Link}
                    to={`/matches/${encodeURIComponent(fixture.match.id)}`}
                    size="sm"
                  >
                    {t('tournaments.match')}
                  </Anchor>
                )}
                {possible(fixture).map((what) => (
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
          fixture={asked.fixture}
          sides={sidesOf(asked.fixture)}
          onClose={() => setAsked(null)}
          {...actions}
        />
      )}
    </>
  );
}

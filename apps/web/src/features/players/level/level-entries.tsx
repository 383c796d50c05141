import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import type { LevelEntriesOfPlayerQuery, ProfileFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CarriedOver } from '../../../entities/level/carried-over.js';
import { LevelMove, LevelReasons } from '../../../entities/level/level-step.js';
import { shownLevel, shownShare } from '../../../entities/level/figures.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { accepted } from '../../../entities/match/match-names.js';
import { listed, scoreOf, whenOf } from '../../../entities/match/match-row-words.js';
import { SharePicture } from '../../../entities/match/share-picture.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { BonusItem, type Bonus } from './bonus-item.js';
import { LevelEntriesOfPlayer, type Format } from './level-query.js';
import classes from './level-tab.module.css';

const SIZE = 10;

type Found = NonNullable<LevelEntriesOfPlayerQuery['player']>;
type Entry = Found['levelEntries']['edges'][number]['node'];

/** Every match that counted, the newest first, with what it did and why (BYD-01, PLY-08). */
export function LevelEntries({
  player,
  self,
  format,
}: {
  readonly player: ProfileFragment;
  readonly self: boolean;
  readonly format: Format;
}) {
  const { t } = useTranslation('level');
  const [loading, setLoading] = useState(false);
  const variables = { id: player.id, ...format, first: SIZE };
  const { data, error, refetch, fetchMore } = useQuery(LevelEntriesOfPlayer, { variables });
  const found = data?.player?.levelEntries;
  const more = () => {
    setLoading(true);
    void fetchMore({ variables: { ...variables, after: found?.pageInfo.endCursor } })
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return (
    <section className={classes.card} aria-labelledby="level-matches">
      <h3 id="level-matches" className={classes.title}>
        {t('entries.title')}
      </h3>
      <ListFrame
        items={found && inOrder(data?.player)}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => {})}
        skeleton={
          <Stack gap="sm">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} h={96} radius="md" />
            ))}
          </Stack>
        }
        empty={
          <EmptyState
            order={3}
            illustration="results"
            title={t('entries.none')}
            text={t('entries.noneText')}
            action={
              self ? (
                <Button component={Link} to="/match/list">
                  {t('entries.find')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        <ol className={classes.entries}>
          {inOrder(data?.player).map((step) =>
            'tournamentId' in step ? (
              <BonusItem key={step.id} bonus={step} />
            ) : (
              <EntryItem
                key={step.id}
                entry={step}
                self={self}
                playerId={player.id}
                isPair={format.numberPlayers === 2}
              />
            ),
          )}
        </ol>
        {found?.pageInfo.hasNextPage && (
          <Button variant="default" mt="sm" loading={loading} onClick={more}>
            {t('entries.more')}
          </Button>
        )}
      </ListFrame>
    </section>
  );
}

/** Matches and tournaments won, the newest first; those that are older than the matches shown come with their time. */
function inOrder(found: Found | null | undefined): readonly (Entry | Bonus)[] {
  if (!found) return [];
  const { edges, pageInfo } = found.levelEntries;
  const entries = edges.map(({ node }) => node);
  const oldest = pageInfo.hasNextPage ? (entries.at(-1)?.playedAt ?? '') : '';
  const bonuses = found.levelBonuses.filter(({ wonAt }) => wonAt >= oldest);
  const at = (step: Entry | Bonus) => ('tournamentId' in step ? step.wonAt : step.playedAt);
  return [...bonuses, ...entries].sort((one, other) => Date.parse(at(other)) - Date.parse(at(one)));
}

function EntryItem({
  entry,
  self,
  playerId,
  isPair,
}: {
  readonly entry: Entry;
  readonly self: boolean;
  readonly playerId: string;
  readonly isPair: boolean;
}) {
  const { t, i18n } = useTranslation('level');
  const { match } = entry;
  const isInA = match !== null && accepted(match.teamA).some(({ id }) => id === playerId);
  const winner = match?.result?.winner ?? null;
  // Of pairs and of others only half steps are known.
  const isExact = entry.change !== null && !isPair;
  const reliability = (share: number) => shownShare(share / 100, i18n.language);
  return (
    <li>
      {match ? <Played match={match} isInA={isInA} /> : <p className={classes.quiet}>{t('entries.hidden')}</p>}
      {entry.carriedOver !== null && (
        <p className={classes.quiet}>
          <CarriedOver points={entry.carriedOver} isPair={isPair} />
        </p>
      )}
      <LevelMove entry={entry} />
      {self && entry.levelUpId && (
        <SharePicture of={`level/${encodeURIComponent(entry.levelUpId)}`} title={t('up.share')} label={t('up.share')} />
      )}
      <p className={classes.quiet}>
        {t('entries.sides', {
          own: shownLevel(entry.ownTeam.level, i18n.language, isExact),
          ownReliability: reliability(entry.ownTeam.reliability),
          opponents: shownLevel(entry.opponents.level, i18n.language, false),
          opponentsReliability: reliability(entry.opponents.reliability),
          chance: shownShare(entry.winChance, i18n.language),
        })}
      </p>
      <LevelReasons entry={entry} won={winner === null ? null : (winner === 'A') === isInA} />
      <p className={classes.quiet}>
        {t('entries.reliability', {
          before: reliability(entry.before.reliability),
          after: reliability(entry.after.reliability),
        })}
      </p>
    </li>
  );
}

/** Against whom, when, and how it ended. */
function Played({ match, isInA }: { readonly match: NonNullable<Entry['match']>; readonly isInA: boolean }) {
  const { t, i18n } = useTranslation('level');
  const sides = useSides();
  const names = sides.playersOf(match, isInA ? 'B' : 'A').map(({ displayName }) => displayName);
  const sets = match.result?.sets.map(({ a, b }) => (isInA ? { a, b } : { a: b, b: a })) ?? [];
  return (
    <>
      <Link to={matchPath(match)} className={classes.match}>
        {t('entries.against', { names: listed(names, i18n.language) })}
      </Link>
      <p className={classes.quiet}>{[whenOf(match), scoreOf(sets)].filter(Boolean).join(' · ')}</p>
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { otherSide } from '@setpoint/kernel';
import { EmptyState, ErrorState, Loading, PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accepted } from '../../../entities/match/match-names.js';
import { shownDate } from '../../../entities/match/match-time.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { useSides } from '../../../entities/match/use-sides.js';
import classes from './form-tab.module.css';
import { HeadToHead } from './head-to-head.js';

const LAST = 5;

const Form = graphql(`
  query FormOfPlayer($playerId: ID!, $first: Int!) {
    matches(filter: { playerId: $playerId, states: [CONFIRMED] }, orderBy: DATE, first: $first) {
      edges {
        cursor
        node {
          ...MatchCard
        }
      }
    }
  }
`);

/** How both sides did lately, and against each other (MAT-16). */
export function FormTab({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation(['match-page', 'match']);
  const players = [...accepted(match.teamA), ...accepted(match.teamB)];
  if (players.length === 0) {
    return <EmptyState order={3} illustration="players" title={t('form.nobody')} />;
  }
  return (
    <Stack gap="md">
      <HeadToHead match={match} />
      <div className={classes.players}>
        {players.map((player) => (
          <FormOfPlayer key={player.id} player={player} />
        ))}
      </div>
    </Stack>
  );
}

function FormOfPlayer({ player }: { readonly player: MatchViewFragment['teamA'][number]['user'] }) {
  const { t } = useTranslation(['match-page', 'match']);
  const sides = useSides();
  const { data, error, refetch } = useQuery(Form, { variables: { playerId: player.id, first: LAST } });
  const matches = data?.matches?.edges.map(({ node }) => node);
  return (
    <section className={classes.player} aria-label={player.displayName}>
      <Group gap="sm" wrap="nowrap">
        <PlayerAvatar player={player} size={36} />
        <Text fw={600}>{player.displayName}</Text>
      </Group>
      {!matches ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <Stack gap={8} mt="sm">
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} h={32} />
              ))}
            </Stack>
          </Loading>
        )
      ) : matches.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t('form.none')}
        </Text>
      ) : (
        <ol className={classes.list}>
          {matches.map((played) => {
            const side = accepted(played.teamA).some((one) => one.id === player.id) ? 'A' : 'B';
            const outcome = played.result?.winner == null ? 'draw' : played.result.winner === side ? 'won' : 'lost';
            const figures = played.result?.sets
              .map((set) => (side === 'A' ? `${set.a}-${set.b}` : `${set.b}-${set.a}`))
              .join(' ');
            return (
              <li key={played.id}>
                <span className={classes.outcome} data-outcome={outcome}>
                  {t(`form.${outcome}`)}
                </span>
                <Link to={matchPath(played)} className={classes.link}>
                  <span className={classes.figures}>
                    {figures || t(`outcome.${played.result?.outcome ?? 'COMPLETED'}`)}
                  </span>
                  <span className={classes.against}>
                    {t('form.against', { names: sides.nameOf(played, otherSide(side)) })}
                    {played.datePlay && ` · ${shownDate(played.datePlay)}`}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

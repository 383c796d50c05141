import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { ErrorState, Loading, PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparePath } from './compare-path.js';
import classes from './compare.module.css';

const OthersToCompare = graphql(`
  query OthersToCompare($id: ID!, $first: Int!) {
    player(id: $id) {
      id
      playersMet(first: $first) {
        edges {
          node {
            player {
              ...PlayerChip
            }
          }
        }
      }
    }
    players(filter: { followed: true }, orderBy: NAME, first: $first) {
      edges {
        node {
          ...PlayerChip
        }
      }
    }
  }
`);

const SUGGESTED = 8;

/** Opponents, then whom one follows: with whom one would compare oneself (PLY-05). */
export function SuggestedOthers({ player }: { readonly player: ProfileFragment }) {
  const { t } = useTranslation('player-ui');
  const { data, error, refetch } = useQuery(OthersToCompare, { variables: { id: player.id, first: SUGGESTED } });
  if (!data) {
    if (error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
    return (
      <Loading>
        <Skeleton h={120} radius="lg" mt="md" />
      </Loading>
    );
  }
  const met = data.player?.playersMet.edges.map(({ node }) => node.player) ?? [];
  const followed = data.players?.edges.map(({ node }) => node) ?? [];
  const others = [...new Map([...met, ...followed].map((one) => [one.id, one])).values()];
  const offered = others.filter(({ id }) => id !== player.id).slice(0, SUGGESTED);
  return (
    <>
      <Text size="sm" c="dimmed" mt="xs">
        {t(offered.length > 0 ? 'compare.chooseFrom' : 'compare.choose')}
      </Text>
      {offered.length > 0 && (
        <ul className={classes.others} aria-label={t('compare.suggested')}>
          {offered.map((one) => (
            <li key={one.id}>
              <Link to={comparePath(player, one.id)} className={classes.other}>
                <PlayerAvatar player={one} size={40} />
                <span>{one.displayName}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

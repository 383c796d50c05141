import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accepted } from '../../../entities/match/match-names.js';
import { AvailabilityGrid } from '../../../entities/player/availability-grid.js';

const Availabilities = graphql(`
  query MatchAvailability($id: ID!) {
    match(id: $id) {
      id
      teamA {
        badge
        level
        user {
          ...MatchPlayer
          availability {
            noFixedDays
            slots {
              weekday
              from
              to
            }
          }
        }
      }
      teamB {
        badge
        level
        user {
          ...MatchPlayer
          availability {
            noFixedDays
            slots {
              weekday
              from
              to
            }
          }
        }
      }
    }
  }
`);

/** When those who play have time (MAT-16). */
export function AvailabilityTab({ matchId }: { readonly matchId: string }) {
  const { t } = useTranslation('match-page');
  const me = useMe();
  const { data, error, refetch } = useQuery(Availabilities, { variables: { id: matchId } });
  const match = data?.match;
  if (!match) {
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Loading>
        <Skeleton h={170} radius="lg" />
      </Loading>
    );
  }
  const players = [...match.teamA, ...match.teamB]
    .filter((place) => place.badge !== 'REFUTED')
    .map((place) => place.user);
  const fixed = players.filter((player) => player.availability.slots.length > 0);
  const flexible = players.filter((player) => player.availability.noFixedDays);
  const plays = accepted([...match.teamA, ...match.teamB]).some((player) => player.id === me?.id);
  return (
    <Stack gap="md">
      {fixed.length > 0 ? (
        <AvailabilityGrid
          players={fixed.map((player) => ({ name: player.displayName, availability: player.availability }))}
        />
      ) : (
        <EmptyState
          order={3}
          illustration="search"
          title={t('availability.none')}
          text={t('availability.noneText')}
          action={
            plays ? (
              <Button component={Link} to="/player/sports/availability">
                {t('availability.enter')}
              </Button>
            ) : undefined
          }
        />
      )}
      {flexible.length > 0 && (
        <Text size="sm">
          {t('availability.flexible', { names: flexible.map((player) => player.displayName).join(', ') })}
        </Text>
      )}
    </Stack>
  );
}

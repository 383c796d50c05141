import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import type { CourtCardFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { IconCheck, IconHeartFilled, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourtCover } from '../../../entities/court/court-cover.js';
import { Directions } from '../../../entities/court/directions.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import classes from './court-picker.module.css';

const SIZE = 12;

const PickCourts = graphql(`
  query PickCourts($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {
    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...CourtCard
          distanceKm
        }
      }
    }
  }
`);

/** A centre from a list with search, the nearest first, each with the way there (CRT-04). */
export function CourtPicker({
  sport,
  selected,
  error,
  onPick,
}: {
  readonly sport: number | null;
  readonly selected: string | null;
  readonly error: string | undefined;
  onPick(court: CourtCardFragment): void;
}) {
  const { t } = useTranslation(['court', 'match-page']);
  const home = useHomePlace();
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 250);
  const variables = {
    orderBy: 'DISTANCE' as const,
    filter: {
      near: { lat: home.lat, lng: home.lng, km: wanted ? 500 : Math.max(home.km, 20) },
      ...(sport !== null && { sport }),
      ...(wanted && { text: wanted }),
    },
    first: SIZE,
  };
  const { data, previousData, error: failure, refetch, fetchMore } = useQuery(PickCourts, { variables });
  const shown = data ?? previousData;
  const courts = shown?.courts?.edges.map(({ node }) => node);
  return (
    <Stack gap="sm">
      <TextInput
        label={t('pick.search')}
        placeholder={t('pick.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        error={error}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ListFrame
        items={courts}
        failed={Boolean(failure)}
        onRetry={() => void refetch()}
        skeleton={
          <Stack gap="xs">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} h={64} radius="md" />
            ))}
          </Stack>
        }
        empty={
          <EmptyState
            order={3}
            illustration="search"
            title={t('pick.empty')}
            text={t('pick.emptyText')}
            action={
              text ? (
                <Button variant="default" onClick={() => setText('')}>
                  {t('pick.showAll')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        <ul className={classes.list} aria-label={t('pick.list')}>
          {courts?.map((court) => (
            <li key={court.id} className={classes.row} data-chosen={court.id === selected || undefined}>
              <UnstyledButton
                className={classes.pick}
                aria-pressed={court.id === selected}
                onClick={() => onPick(court)}
              >
                <CourtCover court={court} className={classes.cover!} />
                <span className={classes.facts}>
                  <Group gap={6} wrap="nowrap">
                    <Text component="span" fw={600} size="sm">
                      {court.name}
                    </Text>
                    {court.isMyFavourite && (
                      <IconHeartFilled size={14} className={classes.heart} aria-label={t('favourite.mine')} />
                    )}
                  </Group>
                  <Text component="span" size="xs" c="dimmed">
                    {court.address}, {court.city}
                    {court.distanceKm !== null &&
                      ` · ${t('match:where.distance', { km: court.distanceKm < 1 ? '< 1' : court.distanceKm })}`}
                  </Text>
                  {court.offers.length > 0 && (
                    <Group gap={4} mt={2}>
                      {court.offers.map((offer) => (
                        <Badge key={offer} size="sm" variant="light" color="grass" tt="none">
                          {t(`offer.${offer}`)}
                        </Badge>
                      ))}
                    </Group>
                  )}
                </span>
                {court.id === selected && <IconCheck size={20} aria-hidden />}
              </UnstyledButton>
              <Directions court={court} iconOnly />
            </li>
          ))}
        </ul>
        {shown?.courts?.pageInfo.hasNextPage && (
          <Button
            variant="default"
            onClick={() => void fetchMore({ variables: { ...variables, after: shown.courts?.pageInfo.endCursor } })}
          >
            {t('pick.more')}
          </Button>
        )}
      </ListFrame>
    </Stack>
  );
}

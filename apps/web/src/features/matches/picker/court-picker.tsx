import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { graphql } from '@setpoint/client';
import type { CourtCardFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { IconCheck, IconHeartFilled, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourtMap } from '../../../entities/court/court-map.js';
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

/** A centre from a list with search, or from the map beside it; both do the same (CRT-04). */
export function CourtPicker({
  sport,
  selected,
  onPick,
}: {
  readonly sport: number | null;
  readonly selected: string | null;
  onPick(court: CourtCardFragment): void;
}) {
  const { t } = useTranslation(['court', 'match']);
  const home = useHomePlace();
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 250);
  const rows = useRef(new Map<string, HTMLElement>());
  const variables = {
    orderBy: 'DISTANCE' as const,
    filter: {
      near: { lat: home.lat, lng: home.lng, km: wanted ? 500 : Math.max(home.km, 20) },
      ...(sport !== null && { sport }),
      ...(wanted && { text: wanted }),
    },
    first: SIZE,
  };
  const { data, previousData, error, refetch, fetchMore } = useQuery(PickCourts, { variables });
  const shown = data ?? previousData;
  const courts = shown?.courts.edges.map(({ node }) => node);
  const pick = (id: string) => {
    const court = courts?.find((one) => one.id === id);
    if (!court) return;
    onPick(court);
    rows.current.get(id)?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <Stack gap="sm">
      <TextInput
        label={t('pick.search')}
        placeholder={t('pick.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ListFrame
        items={courts}
        failed={Boolean(error)}
        onRetry={() => void refetch()}
        skeleton={
          <Stack gap="xs">
            <Skeleton className={classes.map} radius="lg" />
            {[1, 2, 3].map((row) => (
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
        <CourtMap courts={courts ?? []} home={home} selected={selected} onSelect={pick} />
        <ul className={classes.list} aria-label={t('pick.list')}>
          {courts?.map((court, index) => (
            <li key={court.id}>
              <UnstyledButton
                ref={(row) => {
                  if (row) rows.current.set(court.id, row);
                  else rows.current.delete(court.id);
                }}
                className={classes.row}
                aria-pressed={court.id === selected}
                onClick={() => onPick(court)}
              >
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
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
                    {court.distanceKm !== null && ` · ${t('match:where.distance', { km: court.distanceKm })}`}
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
            </li>
          ))}
        </ul>
        {shown?.courts.pageInfo.hasNextPage && (
          <Button
            variant="default"
            onClick={() => void fetchMore({ variables: { ...variables, after: shown.courts.pageInfo.endCursor } })}
          >
            {t('pick.more')}
          </Button>
        )}
      </ListFrame>
    </Stack>
  );
}

import { useQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { chosenSports, listPath } from '../../../entities/filters/params.js';
import { SearchField } from '../../../entities/filters/search-field.js';
import { useFilters } from '../../../entities/list/use-filters.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { levelNamesOf } from '../../../entities/player/level.js';
import { PlayerCards, PlayerCardsSkeleton } from '../../../entities/player/player-cards.js';
import { MyLevels, Players, SIZE } from './first.js';
import { FilterBar } from './filter-bar.js';
import {
  forVisitors,
  looksAround,
  NO_FILTERS,
  readFilters,
  toVariables,
  writeFilters,
  type PlayersFilters,
} from './filters.js';

const Steps = graphql(`
  query PlayerListSteps($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {
    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const addressOf = (filters: PlayersFilters, page = 1) => listPath('/player/list', page, writeFilters(filters));

/** Players by the filters of FLT-02 (PLY-01). */
export function Component() {
  const { t } = useTranslation('player-ui');
  const me = useMe();
  const page = pageNumber(useParams().page);
  const { home, filters, apply } = useFilters({
    page,
    read: (params) => (me ? readFilters(params) : forVisitors(readFilters(params))),
    to: addressOf,
  });
  const mine = useQuery(MyLevels, { variables: { id: me?.id ?? '' }, skip: !me });
  const levels = levelNamesOf(mine.data?.player?.levels ?? [], chosenSports(filters.sports, home));
  const ready = !me || mine.data !== undefined || mine.error !== undefined;
  const variables = toVariables(filters, home, levels);
  const list = usePagedList({
    field: 'players',
    query: Players,
    steps: Steps,
    variables,
    page,
    size: SIZE,
    ready,
  });
  const place = filters.place?.name ?? home.name;

  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      lead={filters.name || !looksAround(filters) ? t('list.leadAll') : t('list.lead', { place })}
    >
      <Stack gap="md">
        {/* In the whole club: resets the filters (FLT-02). */}
        <SearchField
          label={t('list.search')}
          text={filters.name}
          onSearch={(name) => apply(name ? { ...NO_FILTERS, name } : NO_FILTERS)}
          // One step back leads to what was there before the name, however many pauses it was typed with.
          onPause={(name) => apply({ ...NO_FILTERS, name }, { replace: filters.name !== '' })}
        />
        {!filters.name && <FilterBar filters={filters} home={home} onApply={apply} />}
        <PagedList
          list={list}
          to={(number) => addressOf(filters, number)}
          skeleton={<PlayerCardsSkeleton />}
          empty={
            <EmptyState
              illustration={filters.name ? 'search' : 'players'}
              title={t(filters.name ? 'list.empty.name' : 'list.empty.title', { name: filters.name })}
              text={t(filters.name ? 'list.empty.nameText' : 'list.empty.text')}
              action={
                <Button variant="default" onClick={() => apply({ ...NO_FILTERS, tab: 'all' })}>
                  {t('list.empty.all')}
                </Button>
              }
            />
          }
        >
          {(nodes) => (
            <>
              <Text size="sm" c="dimmed" role="status">
                {t(list.total >= 1000 ? 'list.countMany' : 'list.count', { count: list.total })}
              </Text>
              <PlayerCards
                items={nodes.map((node) => ({ player: node, distanceKm: node.distanceKm }))}
                action={(player) => (me && me.id !== player.id ? <FollowButton player={player} size="sm" /> : null)}
              />
            </>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

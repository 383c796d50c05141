import { useQuery } from '@apollo/client/react';
import { Button, CloseButton, Group, NumberInput, Select, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, Page } from '@setpoint/ui';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { FilterSheet } from '../../../entities/filters/filter-sheet.js';
import { listPath } from '../../../entities/filters/params.js';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { Pages } from '../../../entities/paging/pages.js';
import { useAfter } from '../../../entities/paging/use-after.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { levelNamesOf } from '../../../entities/player/level.js';
import { PlayerCards, PlayerCardsSkeleton } from '../../../entities/player/player-cards.js';
import {
  activeFilters,
  AGES,
  DAY_BANDS,
  LEVEL_NAMES,
  looksAround,
  NO_FILTERS,
  readFilters,
  TABS,
  toVariables,
  writeFilters,
  type PlayersFilters,
  type Tab,
} from './filters.js';

const SIZE = 20;

const Players = graphql(`
  query PlayerList($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {
    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...PlayerCard
          distanceKm
        }
      }
    }
  }
`);

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

const MyLevels = graphql(`
  query MyLevels($id: ID!) {
    player(id: $id) {
      id
      levels {
        sport {
          id
        }
        numberPlayers {
          id
        }
        rating
        name
      }
    }
  }
`);

/** Players by the filters of FLT-02 (PLY-01). */
export function Component() {
  const { t, i18n } = useTranslation(['player-ui', 'match', 'common']);
  const me = useMe();
  const home = useHomePlace();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = pageNumber(useParams().page);
  const filters = readFilters(params);
  const to = (next: PlayersFilters, number = 1) => listPath('/player/list', number, writeFilters(next));
  const apply = (next: PlayersFilters) => void navigate(to(next));

  const mine = useQuery(MyLevels, { variables: { id: me?.id ?? '' }, skip: !me });
  const levels = levelNamesOf(mine.data?.player?.levels ?? [], filters.sports);
  const ready = !me || mine.data !== undefined || mine.error !== undefined;
  const variables = toVariables(filters, home, levels);
  const { after, failed, retry, remember } = useAfter({
    steps: Steps,
    variables,
    page,
    size: SIZE,
    pageInfoOf: (data) => data.players.pageInfo,
  });
  const { data, error, refetch } = useQuery(Players, {
    variables: { ...variables, first: SIZE, after: after ?? null },
    skip: after === undefined || !ready,
  });
  const list = data?.players;
  useEffect(() => remember(list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null));
  const weekday = (day: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, day)),
    );
  const place = filters.place?.name ?? home.name;

  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      lead={filters.name || !looksAround(filters) ? t('list.leadAll') : t('list.lead', { place })}
    >
      <Stack gap="md">
        <NameSearch
          key={filters.name}
          name={filters.name}
          onSearch={(name) => apply(name ? { ...NO_FILTERS, name } : NO_FILTERS)}
        />
        {!filters.name && (
          <>
            <Tabs value={filters.tab} onChange={(tab) => tab && apply({ ...filters, tab: tab as Tab })}>
              <Tabs.List aria-label={t('list.tabs')}>
                {TABS.map((tab) => (
                  <Tabs.Tab key={tab} value={tab} style={{ minHeight: 44 }}>
                    {t(`list.tab.${tab}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
            <Group gap="sm" justify="space-between">
              <Select
                aria-label={t('match:filter.order')}
                w={190}
                value={filters.order}
                onChange={(order) => apply({ ...filters, order: order as PlayersFilters['order'] })}
                data={(['LATEST_LOGIN', 'DISTANCE', 'NAME'] as const).map((value) => ({
                  value,
                  label: t(`list.order.${value}`),
                }))}
              />
              <FilterSheet
                filters={filters}
                active={activeFilters(filters)}
                cleared={{ ...NO_FILTERS, tab: filters.tab, order: filters.order }}
                onApply={apply}
              >
                {(edited, edit) => (
                  <>
                    <PlaceField
                      anywhere={false}
                      place={edited.place}
                      km={edited.km}
                      home={home}
                      onChange={({ place: chosen, km }) => edit({ place: chosen, km: km === 'any' ? null : km })}
                    />
                    <Choices
                      label={t('match:filter.sports')}
                      options={(['1', '2'] as const).map((value) => ({ value, label: t(`common:sport.${value}`) }))}
                      value={edited.sports.map((sport) => String(sport) as '1' | '2')}
                      onChange={(sports) => edit({ sports: sports.map(Number) })}
                    />
                    <Choices
                      label={t('list.filter.levels')}
                      options={LEVEL_NAMES.map((value) => ({ value, label: t(`common:level.${value}`) }))}
                      value={edited.levels.filter((name) => name !== 'NONE')}
                      onChange={(chosen) => edit({ levels: chosen })}
                    />
                    <Choice
                      label={t('list.filter.sex')}
                      options={(['all', 'F', 'M'] as const).map((value) => ({ value, label: t(`sex.${value}`) }))}
                      value={edited.sex ?? 'all'}
                      onChange={(sex) => edit({ sex: sex === 'all' ? null : sex })}
                    />
                    <Group grow gap="sm">
                      <NumberInput
                        label={t('list.filter.ageMin')}
                        min={AGES.least}
                        max={AGES.most}
                        value={edited.ageMin ?? ''}
                        onChange={(value) => edit({ ageMin: typeof value === 'number' ? value : null })}
                      />
                      <NumberInput
                        label={t('list.filter.ageMax')}
                        min={AGES.least}
                        max={AGES.most}
                        value={edited.ageMax ?? ''}
                        onChange={(value) => edit({ ageMax: typeof value === 'number' ? value : null })}
                      />
                    </Group>
                    <Choices
                      label={t('list.filter.days')}
                      options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekday(day) }))}
                      value={edited.days.map(String)}
                      onChange={(days) => edit({ days: days.map(Number).sort() })}
                    />
                    <Choices
                      label={t('list.filter.hours')}
                      options={DAY_BANDS.map((value) => ({ value, label: t(`availability.band.${value}`) }))}
                      value={edited.hours}
                      onChange={(hours) => edit({ hours })}
                    />
                  </>
                )}
              </FilterSheet>
            </Group>
          </>
        )}
        <ListFrame
          items={list?.edges}
          failed={Boolean(error) || failed}
          onRetry={() => (failed ? retry() : void refetch().catch(() => {}))}
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
          <Text size="sm" c="dimmed" role="status">
            {t((list?.totalCount ?? 0) >= 1000 ? 'list.countMany' : 'list.count', { count: list?.totalCount ?? 0 })}
          </Text>
          <PlayerCards
            items={list?.edges.map(({ node }) => ({ player: node, distanceKm: node.distanceKm })) ?? []}
            action={(player) => (me && me.id !== player.id ? <FollowButton player={player} size="sm" /> : null)}
          />
        </ListFrame>
        {list && <Pages page={page} size={SIZE} total={list.totalCount} to={(number) => to(filters, number)} />}
      </Stack>
    </Page>
  );
}

function NameSearch({ name, onSearch }: { readonly name: string; onSearch(name: string): void }) {
  const { t } = useTranslation('player-ui');
  const [text, setText] = useState(name);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        type="search"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          text && <CloseButton aria-label={t('list.clearSearch')} onClick={() => (name ? onSearch('') : setText(''))} />
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  );
}

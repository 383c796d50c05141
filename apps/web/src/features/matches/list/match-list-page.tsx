import { Button, Group, SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, Page } from '@setpoint/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Choices } from '../../../entities/filters/choices.js';
import { FilterSheet } from '../../../entities/filters/filter-sheet.js';
import { listPath } from '../../../entities/filters/params.js';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { PlayersField, SportsField } from '../../../entities/filters/sport-fields.js';
import { useFilters } from '../../../entities/list/use-filters.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { shownRating } from '../../../entities/player/level.js';
import { useNow } from '@setpoint/client/use-now';
import { MatchesTabs } from '../matches-tabs.js';
import { Matches, SIZE, todayHere } from './first.js';
import { QuickDays } from './quick-days.js';
import { WhenFilter } from './when-filter.js';
import {
  activeFilters,
  NO_FILTERS,
  RATINGS,
  readFilters,
  toVariables,
  writeFilters,
  type MatchesFilters,
} from './filters.js';

const Steps = graphql(`
  query MatchListSteps($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {
    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const addressOf = (filters: MatchesFilters, page = 1) => listPath('/match/list', page, writeFilters(filters));

/** Public matches by the filters of FLT-03 (MAT-15). */
export function Component() {
  const { t, i18n } = useTranslation(['match-page', 'match']);
  const me = useMe();
  const page = pageNumber(useParams().page);
  const { home, filters, apply, change } = useFilters({ page, read: readFilters, to: addressOf });
  const today = todayHere(useNow());
  const variables = toVariables(filters, home, today, me !== null);
  const list = usePagedList({
    field: 'matches',
    query: Matches,
    steps: Steps,
    variables,
    page,
    size: SIZE,
  });
  const isJoinable = me !== null && filters.joinable && filters.show === 'coming';
  const place = filters.place?.name ?? home.name;
  return (
    <Page
      title={t('list.title')}
      description={t('list.description', { place })}
      lead={filters.km === 'any' ? t('list.leadAnywhere') : t('list.lead', { place, km: filters.km ?? home.km })}
      actions={
        <Button component={Link} to="/match/new" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('new.open')}
        </Button>
      }
    >
      <Stack gap="md">
        {me && <MatchesTabs active="list" />}
        <Group gap="sm" justify="space-between">
          <SegmentedControl
            aria-label={t('list.show.label')}
            value={filters.show}
            onChange={(show) => change({ show: show as MatchesFilters['show'], when: null })}
            data={[
              { value: 'coming', label: t('list.show.coming') },
              { value: 'played', label: t('list.show.played') },
            ]}
          />
          <Group gap="sm" wrap="nowrap" maw="100%">
            <Select
              aria-label={t('filter.order')}
              flex="0 1 150px"
              miw={0}
              value={filters.order}
              disabled={filters.km === 'any'}
              onChange={(order) => change({ order: order as MatchesFilters['order'] })}
              data={[
                { value: 'DATE', label: t('filter.byDate') },
                { value: 'DISTANCE', label: t('filter.byDistance') },
              ]}
            />
            <FilterSheet
              filters={filters}
              active={activeFilters(filters)}
              cleared={{ ...NO_FILTERS, show: filters.show, joinable: filters.joinable }}
              onApply={apply}
            >
              {(edited, edit) => (
                <>
                  <WhenFilter
                    when={edited.when}
                    times={edited.times}
                    today={today}
                    past={edited.show === 'played'}
                    onChange={edit}
                  />
                  <PlaceField place={edited.place} km={edited.km} home={home} onChange={edit} />
                  <SportsField value={edited.sports} onChange={(sports) => edit({ sports })} />
                  <PlayersField value={edited.numberPlayers} onChange={(numberPlayers) => edit({ numberPlayers })} />
                  <Choices
                    label={t('filter.missing')}
                    options={(['1', '2', '3'] as const).map((value) => ({ value, label: value }))}
                    value={edited.missing.map((count) => String(count) as '1' | '2' | '3')}
                    onChange={(missing) => edit({ missing: missing.map(Number) })}
                  />
                  <Choices
                    label={t('filter.level')}
                    options={RATINGS.map((rating) => ({
                      value: String(rating),
                      label: shownRating(rating, i18n.language),
                    }))}
                    value={edited.levels.map(String)}
                    onChange={(levels) => edit({ levels: levels.map(Number) })}
                  />
                </>
              )}
            </FilterSheet>
          </Group>
        </Group>
        {filters.show === 'coming' && (
          <Group gap="sm" justify="space-between">
            <QuickDays when={filters.when} onChange={(when) => change({ when, times: [] })} />
            {me && (
              <Switch
                label={t('list.joinable')}
                checked={filters.joinable}
                onChange={({ currentTarget }) => change({ joinable: currentTarget.checked })}
              />
            )}
          </Group>
        )}
        <PagedList
          list={list}
          to={(number) => addressOf(filters, number)}
          skeleton={<MatchCardsSkeleton />}
          empty={
            <EmptyState
              title={t(isJoinable ? 'list.empty.joinable' : 'list.empty.title')}
              text={t('list.empty.text')}
              action={
                <Group justify="center" gap="sm">
                  <Button component={Link} to="/match/new">
                    {t('new.open')}
                  </Button>
                  {isJoinable ? (
                    <Button variant="default" onClick={() => change({ joinable: false })}>
                      {t('list.empty.all')}
                    </Button>
                  ) : activeFilters(filters) > 0 ? (
                    <Button
                      variant="default"
                      onClick={() => apply({ ...NO_FILTERS, show: filters.show, joinable: filters.joinable })}
                    >
                      {t('filter.clear')}
                    </Button>
                  ) : (
                    <Button variant="default" onClick={() => change({ km: 'any' })}>
                      {t('list.empty.everywhere')}
                    </Button>
                  )}
                </Group>
              }
            />
          }
        >
          {(nodes) => (
            <>
              <Text size="sm" c="dimmed" role="status">
                {t('list.count', { count: list.total })}
              </Text>
              <MatchCards items={nodes.map((node) => ({ match: node, distanceKm: node.distanceKm }))} />
            </>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

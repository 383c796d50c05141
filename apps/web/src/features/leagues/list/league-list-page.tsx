import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LeagueCards } from '../../../entities/competitions/league-cards.js';
import { TournamentCardsSkeleton } from '../../../entities/competitions/tournament-cards.js';
import { Choice } from '../../../entities/filters/choices.js';
import { FilterSheet } from '../../../entities/filters/filter-sheet.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { homePlaceOf, useHomePlace } from '../../../entities/place/use-home-place.js';
import { usePageOneOnNewHome } from '../../../entities/place/use-page-one-on-new-home.js';
import type { Preload } from '../../../entities/site/preload.js';
import { FilterFields } from './filter-fields.js';
import {
  activeFilters,
  NO_FILTERS,
  readFilters,
  SHOW_NAMES,
  toVariables,
  writeFilters,
  type LeaguesFilters,
} from './filters.js';

const SIZE = 20;

const Leagues = graphql(`
  query LeagueList($filter: LeaguesFilter, $first: Int!, $after: String) {
    leagues(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...LeagueCard
          distanceKm
        }
      }
    }
  }
`);

const Steps = graphql(`
  query LeagueListSteps($filter: LeaguesFilter, $first: Int!, $after: String) {
    leagues(filter: $filter, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const preload: Preload = (client, { me, language, search }) => {
  if (pageNumber(search.get('page') ?? undefined) > 1) return; // its cursor is not known yet
  const variables = toVariables(readFilters(search), homePlaceOf(me, language));
  client.preload(Leagues, { ...variables, first: SIZE, after: null });
};

/** Leagues by the filters of FLT-05, the nearest first. */
export function Component() {
  const { t } = useTranslation(['league', 'competitions', 'match']);
  const home = useHomePlace();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const filters = readFilters(params);
  const to = (next: LeaguesFilters, number = 1) => {
    const search = writeFilters(next);
    if (number > 1) search.set('page', String(number));
    return search.size > 0 ? `/league?${search.toString()}` : '/league';
  };
  const change = (values: Partial<LeaguesFilters>) => void navigate(to({ ...filters, ...values }));
  usePageOneOnNewHome(home, page, to(filters));
  const list = usePagedList({
    field: 'leagues',
    query: Leagues,
    steps: Steps,
    variables: toVariables(filters, home),
    page,
    size: SIZE,
  });
  const place = filters.place?.name ?? home.name;
  const anywhere = filters.km === 'any';
  return (
    <Page
      title={t('list.title')}
      description={t('list.description', { place })}
      lead={anywhere ? t('list.leadAnywhere') : t('list.lead', { place, km: filters.km ?? home.km })}
    >
      <Stack gap="md">
        <Anchor component={Link} to="/league/info" w="fit-content" py={8}>
          {t('list.about')}
        </Anchor>
        <Group gap="sm" justify="space-between">
          <Choice
            label={t('list.show.label')}
            value={filters.show}
            onChange={(show) => change({ show })}
            options={SHOW_NAMES.map((value) => ({ value, label: t(`list.show.${value}`) }))}
          />
          <FilterSheet
            filters={filters}
            active={activeFilters(filters)}
            cleared={{ ...NO_FILTERS, show: filters.show }}
            onApply={(next) => void navigate(to(next))}
          >
            {(edited, edit) => <FilterFields filters={edited} home={home} onChange={edit} />}
          </FilterSheet>
        </Group>
        <PagedList
          list={list}
          to={(number) => to(filters, number)}
          skeleton={<TournamentCardsSkeleton />}
          empty={
            <EmptyState
              illustration="results"
              title={t('list.empty.title')}
              text={t('list.empty.text')}
              action={
                <Group justify="center" gap="sm">
                  {!anywhere && <Button onClick={() => change({ km: 'any' })}>{t('list.empty.everywhere')}</Button>}
                  {activeFilters(filters) > 0 && (
                    <Button variant="default" onClick={() => void navigate(to({ ...NO_FILTERS, show: filters.show }))}>
                      {t('match:filter.clear')}
                    </Button>
                  )}
                  {filters.show !== 'all' && (
                    <Button variant="default" onClick={() => change({ show: 'all' })}>
                      {t('list.empty.toAll')}
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
              <LeagueCards items={nodes.map((node) => ({ league: node, distanceKm: node.distanceKm }))} />
            </>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { TournamentCards, TournamentCardsSkeleton } from '../../../entities/competitions/tournament-cards.js';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { FilterSheet } from '../../../entities/filters/filter-sheet.js';
import { listPath } from '../../../entities/filters/params.js';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { homePlaceOf, useHomePlace } from '../../../entities/place/use-home-place.js';
import { usePageOneOnNewHome } from '../../../entities/place/use-page-one-on-new-home.js';
import { shownRating } from '../../../entities/player/level.js';
import type { Preload } from '../../../entities/site/preload.js';
import {
  activeFilters,
  GAME_MODES,
  LEVELS,
  NO_FILTERS,
  readFilters,
  SEXES,
  SHOW_NAMES,
  toVariables,
  writeFilters,
  type TournamentsFilters,
} from './filters.js';

const SIZE = 20;

const Tournaments = graphql(`
  query TournamentList($filter: TournamentsFilter, $first: Int!, $after: String) {
    tournaments(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...TournamentCard
          distanceKm
        }
      }
    }
  }
`);

const Steps = graphql(`
  query TournamentListSteps($filter: TournamentsFilter, $first: Int!, $after: String) {
    tournaments(filter: $filter, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const preload: Preload = (client, { me, language, params, search }) => {
  if (pageNumber(params['page']) > 1) return; // its cursor is not known yet
  const variables = toVariables(readFilters(search), homePlaceOf(me, language));
  client.preload(Tournaments, { ...variables, first: SIZE, after: null });
};

/** Tournaments by the filters of FLT-04: open, in progress or completed (TRN-17). */
export function Component() {
  const { t } = useTranslation(['tournaments', 'competitions', 'match']);
  const home = useHomePlace();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = pageNumber(useParams().page);
  const filters = readFilters(params);
  const to = (next: TournamentsFilters, number = 1) => listPath('/tournament/list', number, writeFilters(next));
  const change = (values: Partial<TournamentsFilters>) => void navigate(to({ ...filters, ...values }));
  usePageOneOnNewHome(home, page, to(filters));
  const list = usePagedList({
    field: 'tournaments',
    query: Tournaments,
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
        <Group gap="sm" justify="space-between">
          <SegmentedControl
            aria-label={t('list.show.label')}
            value={filters.show}
            onChange={(show) => change({ show })}
            data={SHOW_NAMES.map((value) => ({ value, label: t(`list.show.${value}`) }))}
          />
          <FilterSheet
            filters={filters}
            active={activeFilters(filters)}
            cleared={{ ...NO_FILTERS, show: filters.show }}
            onApply={(next) => void navigate(to(next))}
          >
            {(edited, edit) => <Fields filters={edited} home={home} onChange={edit} />}
          </FilterSheet>
        </Group>
        <PagedList
          list={list}
          to={(number) => to(filters, number)}
          skeleton={<TournamentCardsSkeleton />}
          empty={
            <EmptyState
              illustration="results"
              title={t(`list.empty.${filters.show}`)}
              text={t('list.empty.text')}
              action={
                <Group justify="center" gap="sm">
                  {!anywhere && <Button onClick={() => change({ km: 'any' })}>{t('list.empty.everywhere')}</Button>}
                  {activeFilters(filters) > 0 && (
                    <Button variant="default" onClick={() => void navigate(to({ ...NO_FILTERS, show: filters.show }))}>
                      {t('match:filter.clear')}
                    </Button>
                  )}
                  {filters.show !== 'open' && (
                    <Button variant="default" onClick={() => change({ show: 'open' })}>
                      {t('list.empty.toOpen')}
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
              <TournamentCards items={nodes.map((node) => ({ tournament: node, distanceKm: node.distanceKm }))} />
            </>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

function Fields({
  filters,
  home,
  onChange,
}: {
  readonly filters: TournamentsFilters;
  readonly home: { readonly name: string; readonly km: number };
  onChange(values: Partial<TournamentsFilters>): void;
}) {
  const { t, i18n } = useTranslation(['tournaments', 'competitions', 'match', 'common']);
  return (
    <>
      <PlaceField place={filters.place} km={filters.km} home={home} onChange={onChange} />
      <Choices
        label={t('match:filter.sports')}
        options={(['1', '2'] as const).map((value) => ({ value, label: t(`common:sport.${value}`) }))}
        value={filters.sports.map((sport) => String(sport) as '1' | '2')}
        onChange={(sports) => onChange({ sports: sports.map(Number) })}
      />
      <Choice
        label={t('match:filter.players')}
        options={(['0', '1', '2'] as const).map((value) => ({
          value,
          label: value === '0' ? t('match:filter.any') : t(`match:format.${value}`),
        }))}
        value={String(filters.numberPlayers ?? 0) as '0' | '1' | '2'}
        onChange={(value) => onChange({ numberPlayers: Number(value) || null })}
      />
      <Choices
        label={t('filter.sex')}
        options={SEXES.map((value) => ({ value, label: t(`competitions:sex.${value}`) }))}
        value={filters.sex}
        onChange={(sex) => onChange({ sex })}
      />
      <Choices
        label={t('match:filter.level')}
        options={LEVELS.map((rating) => ({ value: String(rating), label: shownRating(rating, i18n.language) }))}
        value={filters.levels.map(String)}
        onChange={(levels) => onChange({ levels: LEVELS.filter((level) => levels.includes(String(level))) })}
      />
      <Choice
        label={t('filter.format')}
        options={(['any', 'groups', 'play-off'] as const).map((value) => ({
          value,
          label: value === 'any' ? t('match:filter.any') : t(`filter.${value}`),
        }))}
        value={filters.format ?? 'any'}
        onChange={(value) => onChange({ format: value === 'any' ? null : value })}
      />
      <Choices
        label={t('filter.gameMode')}
        options={GAME_MODES.map((value) => ({ value, label: t(`competitions:mode.${value}`) }))}
        value={filters.gameMode}
        onChange={(gameMode) => onChange({ gameMode })}
      />
    </>
  );
}

import { Button, Group, SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { FilterSheet } from '../../../entities/filters/filter-sheet.js';
import { OFFERS } from '../../../entities/court/offers.js';
import { SURFACES } from '../../../entities/court/surfaces.js';
import { listPath } from '../../../entities/filters/params.js';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { SearchField } from '../../../entities/filters/search-field.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { Courts, SIZE } from './first.js';
import { Centres } from './centres.js';
import { CourtCardsSkeleton } from './court-cards.js';
import {
  activeFilters,
  looksAround,
  NO_FILTERS,
  readFilters,
  readView,
  toVariables,
  writeFilters,
  writeView,
  type CourtsFilters,
} from './filters.js';

const Steps = graphql(`
  query CourtListSteps($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {
    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** Centres by name, place, sport, surface and offers (CRT-04). */
export function Component() {
  const { t } = useTranslation(['court', 'match', 'common']);
  const me = useMe();
  const home = useHomePlace();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = pageNumber(useParams().page);
  const filters = readFilters(params);
  const view = readView(params);
  const to = (next: CourtsFilters, number = 1, shown = view) =>
    listPath('/court/list', number, writeView(writeFilters(next), shown));
  const apply = (next: CourtsFilters) => void navigate(to(next));

  const variables = toVariables(filters, home);
  const list = usePagedList({
    field: 'courts',
    query: Courts,
    steps: Steps,
    variables,
    page,
    size: SIZE,
  });
  const near = { place: filters.place?.name ?? home.name, km: typeof filters.km === 'number' ? filters.km : home.km };
  const narrowed = filters.text !== '' || filters.favourites || activeFilters(filters) > 0;

  return (
    <Page
      title={t('list.title')}
      description={t('list.description', near)}
      lead={looksAround(filters) ? t('list.lead', near) : t(filters.favourites ? 'list.leadMine' : 'list.leadAll')}
      actions={
        <Button component={Link} to="/court/new" variant="default">
          {t('list.suggest')}
        </Button>
      }
    >
      <Stack gap="md">
        <SearchField label={t('list.search')} text={filters.text} onSearch={(text) => apply({ ...filters, text })} />
        <Group gap="sm" justify="space-between">
          {me && (
            <SegmentedControl
              aria-label={t('list.whose')}
              value={filters.favourites ? 'mine' : 'all'}
              onChange={(whose) => apply({ ...filters, favourites: whose === 'mine' })}
              data={[
                { value: 'all', label: t('list.all') },
                { value: 'mine', label: t('list.mine') },
              ]}
            />
          )}
          <Group gap="sm">
            {looksAround(filters) && (
              <Select
                aria-label={t('match:filter.order')}
                w={150}
                value={filters.order}
                onChange={(order) => apply({ ...filters, order: order as CourtsFilters['order'] })}
                data={[
                  { value: 'DISTANCE', label: t('match:filter.byDistance') },
                  { value: 'NAME', label: t('list.byName') },
                ]}
              />
            )}
            <FilterSheet
              filters={filters}
              active={activeFilters(filters)}
              cleared={{ ...NO_FILTERS, text: filters.text, favourites: filters.favourites }}
              onApply={apply}
            >
              {(edited, edit) => (
                <>
                  <PlaceField place={edited.place} km={edited.km} home={home} onChange={edit} />
                  <Choice
                    label={t('match:filter.sports')}
                    options={(['0', '1', '2'] as const).map((value) => ({
                      value,
                      label: value === '0' ? t('match:filter.any') : t(`common:sport.${value}`),
                    }))}
                    value={String(edited.sport ?? 0) as '0' | '1' | '2'}
                    onChange={(value) => edit({ sport: Number(value) || null })}
                  />
                  <Choices
                    label={t('list.surfaces')}
                    options={SURFACES.map((value) => ({ value, label: t(`surface.${value}`) }))}
                    value={edited.surfaces}
                    onChange={(surfaces) => edit({ surfaces })}
                  />
                  <Switch
                    label={t('list.covered')}
                    checked={edited.covered}
                    onChange={(event) => edit({ covered: event.currentTarget.checked })}
                  />
                  <Choices
                    label={t('page.offers')}
                    options={OFFERS.map((value) => ({ value, label: t(`offer.${value}`) }))}
                    value={edited.offers}
                    onChange={(offers) => edit({ offers })}
                  />
                </>
              )}
            </FilterSheet>
          </Group>
        </Group>
        <PagedList
          list={list}
          to={(number) => to(filters, number)}
          skeleton={<CourtCardsSkeleton />}
          empty={
            <EmptyState
              illustration={filters.text ? 'search' : 'court'}
              title={filters.text ? t('list.empty.name', { name: filters.text }) : t('list.empty.title')}
              text={t(
                filters.text ? 'list.empty.nameText' : filters.favourites ? 'list.empty.mine' : 'list.empty.text',
              )}
              action={
                <Button
                  component={Link}
                  to={to(narrowed ? NO_FILTERS : { ...NO_FILTERS, km: 'any' })}
                  variant="default"
                >
                  {t(narrowed ? 'list.empty.near' : 'list.empty.everywhere', { place: home.name })}
                </Button>
              }
            />
          }
        >
          {(nodes) => (
            <>
              <Text size="sm" c="dimmed" role="status">
                {t('list.count', { count: list.total })}
              </Text>
              <Centres
                centres={nodes}
                view={view}
                onView={(next) => void navigate(to(filters, page, next), { replace: true })}
              />
            </>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}

import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CompetitionList } from '../../../entities/competitions/competition-list.js';
import { TournamentCards } from '../../../entities/competitions/tournament-cards.js';
import { listPath } from '../../../entities/filters/params.js';
import { useFilters } from '../../../entities/list/use-filters.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { SIZE, Tournaments } from './first.js';
import { FilterFields } from './filter-fields.js';
import {
  activeFilters,
  NO_FILTERS,
  readFilters,
  SHOW_NAMES,
  toVariables,
  writeFilters,
  type TournamentsFilters,
} from './filters.js';

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

const addressOf = (filters: TournamentsFilters, page = 1) => listPath('/tournament/list', page, writeFilters(filters));

/** Tournaments by the filters of FLT-04: open, in progress or completed (TRN-17). */
export function Component() {
  const { t } = useTranslation(['tournaments', 'competitions', 'match']);
  const page = pageNumber(useParams().page);
  const { home, filters, apply, change } = useFilters({ page, read: readFilters, to: addressOf });
  const variables = toVariables(filters, home);
  const list = usePagedList({ field: 'tournaments', query: Tournaments, steps: Steps, variables, page, size: SIZE });
  const place = filters.place?.name ?? home.name;
  return (
    <CompetitionList
      title={t('list.title')}
      description={t('list.description', { place })}
      lead={filters.km === 'any' ? t('list.leadAnywhere') : t('list.lead', { place, km: filters.km ?? home.km })}
      show={{
        label: t('list.show.label'),
        options: SHOW_NAMES.map((value) => ({ value, label: t(`list.show.${value}`) })),
        onChange: (show) => change({ show }),
      }}
      filters={filters}
      defaults={NO_FILTERS}
      active={activeFilters(filters)}
      fields={(edited, edit) => <FilterFields filters={edited} home={home} onChange={edit} />}
      list={list}
      to={addressOf}
      onApply={apply}
      count={t('list.count', { count: list.total })}
      empty={{
        title: t(`list.empty.${filters.show}`),
        text: t('list.empty.text'),
        everywhere: t('list.empty.everywhere'),
        otherStates: t('list.empty.toOpen'),
      }}
      cards={(nodes) => (
        <TournamentCards items={nodes.map((node) => ({ tournament: node, distanceKm: node.distanceKm }))} />
      )}
    />
  );
}

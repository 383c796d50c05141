import { Anchor } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { CompetitionFilterFields } from '../../../entities/competitions/competition-filter-fields.js';
import { CompetitionList } from '../../../entities/competitions/competition-list.js';
import { LeagueCards } from '../../../entities/competitions/league-cards.js';
import { useFilters } from '../../../entities/list/use-filters.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { Leagues, SIZE } from './first.js';
import {
  activeFilters,
  NO_FILTERS,
  readFilters,
  SHOW_NAMES,
  toVariables,
  writeFilters,
  type LeaguesFilters,
} from './filters.js';

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

/** A page stands beside the filters: behind `/league` stands the id of a league. */
function addressOf(filters: LeaguesFilters, page = 1): string {
  const search = writeFilters(filters);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/league?${search.toString()}` : '/league';
}

/** Leagues by the filters of FLT-05, the nearest first. */
export function Component() {
  const { t } = useTranslation(['league', 'competitions', 'match']);
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const { home, filters, apply, change } = useFilters({ page, read: readFilters, to: addressOf });
  const variables = toVariables(filters, home);
  const list = usePagedList({ field: 'leagues', query: Leagues, steps: Steps, variables, page, size: SIZE });
  const place = filters.place?.name ?? home.name;
  return (
    <CompetitionList
      title={t('list.title')}
      description={t('list.description', { place })}
      lead={filters.km === 'any' ? t('list.leadAnywhere') : t('list.lead', { place, km: filters.km ?? home.km })}
      above={
        <Anchor variant="standalone" component={Link} to="/league/info" w="fit-content" py={8}>
          {t('list.about')}
        </Anchor>
      }
      show={{
        label: t('list.show.label'),
        options: SHOW_NAMES.map((value) => ({ value, label: t(`list.show.${value}`) })),
        onChange: (show) => change({ show }),
      }}
      filters={filters}
      defaults={NO_FILTERS}
      active={activeFilters(filters)}
      fields={(edited, edit) => <CompetitionFilterFields filters={edited} home={home} onChange={edit} />}
      list={list}
      to={addressOf}
      onApply={apply}
      count={t('list.count', { count: list.total })}
      empty={{
        title: t('list.empty.title'),
        text: t('list.empty.text'),
        everywhere: t('list.empty.everywhere'),
        otherStates: t('list.empty.toAll'),
      }}
      cards={(nodes) => <LeagueCards items={nodes.map((node) => ({ league: node, distanceKm: node.distanceKm }))} />}
    />
  );
}

import { graphql } from '@setpoint/client';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { asks, type First } from '../../../entities/site/first-query.js';
import { readFilters, toVariables } from './filters.js';

export const SIZE = 20;

export const Leagues = graphql(`
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

export const first: First = ({ home, search }) => {
  if (!home || pageNumber(search.get('page') ?? undefined) > 1) return null; // the cursor of later pages is not known yet
  return asks(Leagues, { ...toVariables(readFilters(search), home), first: SIZE, after: null });
};

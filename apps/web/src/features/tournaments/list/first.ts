import { graphql } from '@setpoint/client';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { asks, type First } from '../../../entities/site/first-query.js';
import { readFilters, toVariables } from './filters.js';

export const SIZE = 20;

export const Tournaments = graphql(`
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

export const first: First = ({ home, params, search }) => {
  if (!home || pageNumber(params['page']) > 1) return null; // the cursor of later pages is not known yet
  return asks(Tournaments, { ...toVariables(readFilters(search), home), first: SIZE, after: null });
};

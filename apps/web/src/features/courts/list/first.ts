import { graphql } from '@setpoint/client';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { asks, type First } from '../../../entities/site/first-query.js';
import { readFilters, toVariables } from './filters.js';

export const SIZE = 20;

export const Courts = graphql(`
  query CourtList($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!, $after: String) {
    courts(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...CourtCard
          distanceKm
        }
      }
    }
  }
`);

export const first: First = ({ home, params, search }) => {
  if (!home || pageNumber(params['page']) > 1) return null; // the cursor of later pages is not known yet
  return asks(Courts, { ...toVariables(readFilters(search), home), first: SIZE, after: null });
};

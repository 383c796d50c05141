import { graphql } from '@setpoint/client';
import { wallClock } from '../../../entities/match/match-time.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { asks, type First } from '../../../entities/site/first-query.js';
import { platformNow } from '@setpoint/client/time';
import { readFilters, toVariables } from './filters.js';

export const SIZE = 20;

export const Matches = graphql(`
  query MatchList($filter: MatchesFilter, $orderBy: MatchesOrder, $first: Int!, $after: String) {
    matches(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...MatchCard
          distanceKm
        }
      }
    }
  }
`);

export const todayHere = (now: Date): string => wallClock(now, Intl.DateTimeFormat().resolvedOptions().timeZone).date;

export const first: First = ({ me, home, params, search }) => {
  if (!home || pageNumber(params['page']) > 1) return null; // the cursor of later pages is not known yet
  return asks(Matches, {
    ...toVariables(readFilters(search), home, todayHere(platformNow()), me !== null),
    first: SIZE,
    after: null,
  });
};

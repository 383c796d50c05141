import { graphql } from '@setpoint/client';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { asks, type First } from '../../../entities/site/first-query.js';
import { forVisitors, readFilters, toVariables } from './filters.js';

export const SIZE = 20;

export const Players = graphql(`
  query PlayerList($filter: PlayersFilter, $orderBy: PlayersOrder, $first: Int!, $after: String) {
    players(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...PlayerCard
          distanceKm
        }
      }
    }
  }
`);

export const MyLevels = graphql(`
  query MyLevels($id: ID!) {
    player(id: $id) {
      id
      levels {
        sport {
          id
        }
        numberPlayers {
          id
        }
        rating
        name
      }
    }
  }
`);

/** Members are shown players of their levels, which have to be known first. */
export const first: First = ({ me, home, params, search }) => {
  if (me) return asks(MyLevels, { id: me.id });
  if (!home || pageNumber(params['page']) > 1) return null; // the cursor of later pages is not known yet
  return asks(Players, { ...toVariables(forVisitors(readFilters(search)), home, []), first: SIZE, after: null });
};

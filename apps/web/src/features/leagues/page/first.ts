import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const LeaguePageQuery = graphql(`
  query LeaguePage($id: ID!) {
    league(id: $id) {
      ...LeagueHead
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(LeaguePageQuery, { id });

import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const MatchPageQuery = graphql(`
  query MatchPage($id: ID!) {
    match(id: $id) {
      ...MatchView
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(MatchPageQuery, { id });

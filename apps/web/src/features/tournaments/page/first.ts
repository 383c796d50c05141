import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const TournamentPageQuery = graphql(`
  query TournamentPage($id: ID!) {
    tournament(id: $id) {
      ...TournamentHead
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(TournamentPageQuery, { id });

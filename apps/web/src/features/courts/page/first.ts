import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const CourtQuery = graphql(`
  query CourtOfPage($id: ID!) {
    court(id: $id) {
      ...CourtPage
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(CourtQuery, { id });

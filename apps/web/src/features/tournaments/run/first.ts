import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const RunQuery = graphql(`
  query TournamentRun($id: ID!) {
    tournamentRun(id: $id) {
      id
      tournament {
        id
        name
      }
      entry {
        id
        players {
          id
          displayName
        }
      }
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(RunQuery, { id });

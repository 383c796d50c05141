import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const LevelUpQuery = graphql(`
  query LevelUp($id: ID!) {
    levelUp(id: $id) {
      id
      from
      to
      sport {
        id
      }
      numberPlayers {
        id
      }
      player {
        id
        displayName
        slug
      }
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(LevelUpQuery, { id });

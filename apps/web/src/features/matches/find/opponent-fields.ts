import { graphql } from '@setpoint/client';

/** A player for whom and me a time is looked for. */
export const OpponentFields = graphql(`
  fragment Opponent on User {
    ...PlayerChip
    sports
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
    }
    isFollowedByMe
  }
`);

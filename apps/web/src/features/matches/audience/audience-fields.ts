import { graphql } from '@setpoint/client';

/** What the audience's panel shows. */
export const AudienceFields = graphql(`
  fragment Audience on Match {
    id
    audience {
      fans
      reactions {
        reaction
        count
      }
      canFollow
      isFollowing
      myReaction
    }
  }
`);

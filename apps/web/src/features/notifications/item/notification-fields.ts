import { graphql } from '@setpoint/client';

/** NTF-03, as far as text and target need it. */
export const NotificationFields = graphql(`
  fragment NotificationItem on Notification {
    id
    type
    topic
    createdAt
    read
    sender {
      id
      firstName
      displayName
      profiles {
        avatarThumbnail
      }
    }
    relAuth {
      id
      firstName
    }
    relMatch {
      id
      datePlay
      timePlay
      courts {
        id
        name
      }
      sport {
        id
      }
    }
    relChat {
      id
    }
    relTournament {
      id
    }
    relLeague {
      id
    }
    about
    relLevel {
      sport {
        id
      }
      numberPlayers {
        id
      }
    }
    guestName
    relCourt {
      id
      name
    }
  }
`);

import { graphql } from '@setpoint/client';

/** Of what a conversation is, in lists and on top of it. */
export const ConversationHeadFields = graphql(`
  fragment ConversationHead on Conversation {
    id
    kind
    muted
    unreadCount
    readSeq
    lastSeq
    writingRefusal
    player {
      id
      displayName
      slug
      isBlockedByMe
      profiles {
        avatarThumbnail
      }
    }
    match {
      id
      datePlay
      timePlay
      sport {
        id
      }
      numberPlayers
      court {
        id
        name
      }
    }
    tournament {
      id
      name
    }
    league {
      id
      name
    }
    court {
      id
      name
      slug
      isMine
      coverUrl
    }
    group {
      id
      number
    }
  }
`);

export const ParticipantFields = graphql(`
  fragment TalkParticipant on ConversationParticipant {
    guestName
    readSeq
    user {
      id
      displayName
      slug
      profiles {
        avatarThumbnail
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

export const GuestMatchFields = graphql(`
  fragment GuestMatch on GuestMatch {
    id
    name
    side
    standing
    mayAccept
    mayDecline
    mayLeave
    wantsMessages
    invitedBy {
      id
      displayName
    }
    match {
      ...MatchView
    }
  }
`);

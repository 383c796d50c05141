import { graphql } from '@setpoint/client';

export const TicketRowFields = graphql(`
  fragment SupportTicketRow on Ticket {
    id
    number
    kind
    state
    openedAt
    name
    email
    subject
    version
  }
`);

export const TicketFields = graphql(`
  fragment SupportTicketDetails on Ticket {
    ...SupportTicketRow
    phone
    message
    language
    user {
      id
      displayName
    }
    history {
      action
      at
      text
      by {
        id
        displayName
      }
    }
  }
`);

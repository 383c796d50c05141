import { graphql } from '@setpoint/client';

export const SUPPORT_TICKETS = graphql(`
  query SupportTickets($filter: TicketsFilter!, $first: Int!, $after: String) {
    tickets(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportTicketRow
        }
      }
    }
  }
`);

export const SUPPORT_TICKET = graphql(`
  query SupportTicket($id: ID!) {
    ticket(id: $id) {
      ...SupportTicketDetails
      others {
        ...SupportTicketRow
      }
    }
  }
`);

export const ACT_ON_TICKET = graphql(`
  mutation ActOnTicket($input: ActOnTicketInput!) {
    actOnTicket(input: $input) {
      success
      errorCode
      ticket {
        ...SupportTicketDetails
      }
    }
  }
`);

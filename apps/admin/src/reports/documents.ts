import { graphql } from '@setpoint/client';

graphql(`
  fragment SupportReportRow on ReportedMessage {
    id
    conversationId
    kind
    reason
    comment
    reportedAt
    decision
    decisionReason
    decidedAt
    decidedBy {
      id
      displayName
    }
    reporter {
      id
      displayName
    }
    message {
      ...SupportReportedLine
    }
  }
`);

graphql(`
  fragment SupportReportedLine on ChatMessage {
    id
    seq
    text
    platformNote
    guestName
    sentAt
    sender {
      id
      displayName
    }
  }
`);

export const REPORTS = graphql(`
  query SupportReports($filter: ReportedMessagesFilter!, $first: Int!, $after: String) {
    reportedMessages(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportReportRow
        }
      }
    }
  }
`);

export const REPORT = graphql(`
  query SupportReport($id: ID!) {
    reportedMessage(id: $id) {
      ...SupportReportRow
      excerpt {
        ...SupportReportedLine
      }
    }
  }
`);

export const DECIDE_REPORT = graphql(`
  mutation DecideMessageReport($input: DecideMessageReportInput!) {
    decideMessageReport(input: $input) {
      success
      errorCode
      report {
        ...SupportReportRow
      }
    }
  }
`);

export const SHARED_CHAT = graphql(`
  query SupportSharedChat($matchId: ID!, $sharedById: ID!) {
    sharedMatchChat(matchId: $matchId, sharedById: $sharedById) {
      sharedAt
      messages {
        ...SupportReportedLine
      }
    }
  }
`);

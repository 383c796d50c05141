import { graphql } from '@setpoint/client';

export const CaseRowFields = graphql(`
  fragment SupportCaseRow on Case {
    id
    kind
    state
    openedAt
    category
    reporter {
      id
      displayName
    }
    accused {
      id
      displayName
    }
    assignee {
      id
      displayName
    }
  }
`);

export const CaseFields = graphql(`
  fragment SupportCaseDetails on Case {
    ...SupportCaseRow
    text
    photo {
      reason
      isShown
      smallUrl
      largeUrl
    }
    version
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

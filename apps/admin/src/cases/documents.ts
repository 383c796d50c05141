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

export const SUPPORT_CASES = graphql(`
  query SupportCases($filter: CasesFilter!, $first: Int!, $after: String) {
    cases(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportCaseRow
        }
      }
    }
  }
`);

export const CaseFields = graphql(`
  fragment SupportCaseDetails on Case {
    ...SupportCaseRow
    text
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

export const SUPPORT_CASE = graphql(`
  query SupportCase($id: ID!) {
    case(id: $id) {
      ...SupportCaseDetails
      match {
        ...SupportMatchRow
      }
      others {
        ...SupportCaseRow
      }
    }
  }
`);

export const ACT_ON_CASE = graphql(`
  mutation ActOnCase($input: ActOnCaseInput!) {
    actOnCase(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      case {
        ...SupportCaseDetails
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

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

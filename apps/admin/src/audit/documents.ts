import { graphql } from '@setpoint/client';

export const AUDIT_LOG = graphql(`
  query SupportAuditLog($filter: AuditLogFilter!, $first: Int!, $after: String) {
    auditLog(filter: $filter, first: $first, after: $after) {
      totalCount
      away
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          service
          action
          at
          by {
            id
            displayName
          }
          about {
            type
            id
          }
          reason
          before
          after
        }
      }
    }
  }
`);

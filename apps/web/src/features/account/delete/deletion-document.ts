import { graphql } from '@setpoint/client';

export const MyDeletion = graphql(`
  query MyDeletion {
    me {
      id
      email
      deletion {
        requestedAt
        executesAt
      }
    }
  }
`);

export const RequestDeletion = graphql(`
  mutation RequestDeletion($input: RequestAccountDeletionInput!) {
    requestAccountDeletion(input: $input) {
      success
      errorCode
      user {
        id
        deletion {
          requestedAt
          executesAt
        }
      }
    }
  }
`);

export const CancelDeletion = graphql(`
  mutation CancelDeletion {
    cancelAccountDeletion {
      success
      errorCode
      user {
        id
        deletion {
          requestedAt
          executesAt
        }
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

export const MyDataBundle = graphql(`
  query MyDataBundle {
    me {
      id
      dataBundle {
        id
        state
        requestedAt
        partsDone
        partsAll
        bytes
        expiresAt
      }
    }
  }
`);

export const RequestDataBundle = graphql(`
  mutation RequestDataBundle {
    requestDataBundle {
      success
      errorCode
      retryAfterSeconds
    }
  }
`);

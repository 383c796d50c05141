import { graphql } from '@setpoint/client';

export const MySignIns = graphql(`
  query MySignIns {
    me {
      id
      signIns {
        id
        browser
        system
        openedAt
        lastUsedAt
        isCurrent
        endedAt
        endReason
      }
    }
  }
`);

export const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      success
      errorCode
    }
  }
`);

export const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      success
    }
  }
`);

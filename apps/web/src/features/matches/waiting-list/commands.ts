import { graphql } from '@setpoint/client';

export const Wait = graphql(`
  mutation JoinWaitingList($input: MatchIdInput!) {
    joinWaitingList(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const StopWaiting = graphql(`
  mutation LeaveWaitingList($input: MatchIdInput!) {
    leaveWaitingList(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

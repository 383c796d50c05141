import { graphql } from '@setpoint/client';

export const SERVICE_STATES = graphql(`
  query SupportServiceStates {
    serviceStates {
      id
      reachable
      problems
      outboxWaiting
      outboxAgeSeconds
      parkedEvents
      deadLetters
      jobsWaiting
      jobsFailed
    }
  }
`);

export const DEAD_LETTERS = graphql(`
  query SupportDeadLetters($service: String!) {
    deadLetters(service: $service, first: 100) {
      totalCount
      letters {
        id
        type
        subject
        payload
        error
        attempts
        failedAt
      }
    }
  }
`);

export const REPLAY_DEAD_LETTERS = graphql(`
  mutation ReplayDeadLetters($input: DeadLettersInput!) {
    replayDeadLetters(input: $input) {
      success
      errorCode
      done
      failed {
        id
        error
      }
    }
  }
`);

export const DISCARD_DEAD_LETTERS = graphql(`
  mutation DiscardDeadLetters($input: DeadLettersInput!) {
    discardDeadLetters(input: $input) {
      success
      errorCode
      done
    }
  }
`);

import { graphql } from '@setpoint/client';

export const OpenPoll = graphql(`
  mutation OpenPoll($input: OpenPollInput!) {
    openPoll(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      match {
        ...MatchView
      }
    }
  }
`);

export const VoteInPoll = graphql(`
  mutation VoteInPoll($input: VoteInPollInput!) {
    voteInPoll(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const ChoosePollTime = graphql(`
  mutation ChoosePollTime($input: ChoosePollTimeInput!) {
    choosePollTime(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const ClosePoll = graphql(`
  mutation ClosePoll($input: ClosePollInput!) {
    closePoll(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

export const AnswerProposal = graphql(`
  mutation AnswerProposal($input: AnswerProposalInput!) {
    answerProposal(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const WithdrawProposal = graphql(`
  mutation WithdrawProposal($input: WithdrawProposalInput!) {
    withdrawProposal(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

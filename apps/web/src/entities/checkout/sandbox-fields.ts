import { graphql } from '@setpoint/client';

export const PayInSandbox = graphql(`
  mutation PayInSandbox($input: PayInSandboxInput!) {
    payInSandbox(input: $input) {
      success
      errorCode
      asksPayer
    }
  }
`);

export const AnswerInSandbox = graphql(`
  mutation AnswerInSandbox($input: AnswerInSandboxInput!) {
    answerInSandbox(input: $input) {
      success
      errorCode
      asksPayer
    }
  }
`);

/** Test cards by what comes of them. */
export const TEST_CARDS = {
  SUCCEEDS: '4242 4242 4242 4242',
  ASKS: '4000 0000 0000 3220',
  DECLINED: '4000 0000 0000 0002',
  INSUFFICIENT_FUNDS: '4000 0000 0000 9995',
  EXPIRED_CARD: '4000 0000 0000 0069',
  RETRY_LATER: '4000 0000 0000 0119',
  SLOW: '4000 0000 0000 8052',
} as const;

export type TestCard = keyof typeof TEST_CARDS;

import { graphql } from '@setpoint/client';

export const ShareMatchChat = graphql(`
  mutation ShareMatchChat($input: ShareMatchChatInput!) {
    shareMatchChat(input: $input) {
      success
      errorCode
    }
  }
`);

import { graphql } from '@setpoint/client';

export const InvitedFields = graphql(`
  fragment InvitedFromElsewhere on User {
    ...PlayerChip
    isFollowedByMe
  }
`);

import { graphql } from '@setpoint/client';

export const END_SESSIONS = graphql(`
  mutation EndSessions($input: EndSessionsInput!) {
    endSessions(input: $input) {
      success
      errorCode
    }
  }
`);

export const SET_SUPPORT_ROLE = graphql(`
  mutation SetSupportRole($input: SetSupportRoleInput!) {
    setSupportRole(input: $input) {
      success
      errorCode
    }
  }
`);

export const REMOVE_AVATAR = graphql(`
  mutation RemovePlayerAvatar($input: RemovePlayerAvatarInput!) {
    removePlayerAvatar(input: $input) {
      success
      errorCode
    }
  }
`);

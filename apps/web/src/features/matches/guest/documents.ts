import { graphql } from '@setpoint/client';

export const GuestPage = graphql(`
  query GuestPage($token: String!) {
    guestMatch(token: $token) {
      ...GuestMatch
    }
  }
`);

export const AnswerAsGuest = graphql(`
  mutation AnswerAsGuest($input: AnswerAsGuestInput!) {
    answerAsGuest(input: $input) {
      success
      errorCode
      guestMatch {
        ...GuestMatch
      }
    }
  }
`);

export const LeaveAsGuest = graphql(`
  mutation LeaveAsGuest($input: GuestLinkInput!) {
    leaveAsGuest(input: $input) {
      success
      errorCode
      guestMatch {
        ...GuestMatch
      }
    }
  }
`);

export const StopGuestMessages = graphql(`
  mutation StopGuestMessages($input: GuestLinkInput!) {
    stopGuestMessages(input: $input) {
      success
      errorCode
      guestMatch {
        ...GuestMatch
      }
    }
  }
`);

export const KeepGuestMatch = graphql(`
  mutation KeepGuestMatch($input: GuestLinkInput!) {
    keepGuestMatch(input: $input) {
      success
      errorCode
      match {
        id
      }
    }
  }
`);

export const InviteGuest = graphql(`
  mutation InviteGuest($input: InviteGuestInput!) {
    inviteGuest(input: $input) {
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

import { graphql } from '@setpoint/client';

export const Join = graphql(`
  mutation JoinMatch($input: JoinMatchInput!) {
    joinMatch(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const Leave = graphql(`
  mutation LeaveMatch($input: MatchIdInput!) {
    leaveMatch(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const Answer = graphql(`
  mutation AnswerInvitation($input: AnswerInvitationInput!) {
    answerInvitation(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const Invite = graphql(`
  mutation InvitePlayers($input: InvitePlayersInput!) {
    invitePlayers(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const Organise = graphql(`
  mutation OrganiseMatch($input: OrganiseMatchInput!) {
    organiseMatch(input: $input) {
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

export const Reorganise = graphql(`
  mutation ReorganiseMatch($input: MatchIdInput!) {
    reorganiseMatch(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const Cancel = graphql(`
  mutation CancelMatch($input: MatchIdInput!) {
    cancelMatch(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const ChangeOptions = graphql(`
  mutation ChangeMatchOptions($input: ChangeMatchOptionsInput!) {
    changeMatchOptions(input: $input) {
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

export const EditTeams = graphql(`
  mutation EditTeams($input: EditTeamsInput!) {
    editTeams(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const RemovePlayer = graphql(`
  mutation RemovePlayer($input: RemovePlayerInput!) {
    removePlayer(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const WithdrawInvitation = graphql(`
  mutation WithdrawInvitation($input: WithdrawInvitationInput!) {
    withdrawInvitation(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const EnterResult = graphql(`
  mutation EnterResult($input: EnterResultInput!) {
    enterResult(input: $input) {
      success
      errorCode
      setIndex
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

export const ConfirmResult = graphql(`
  mutation ConfirmResult($input: ConfirmResultInput!) {
    confirmResult(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const EvaluateOpponents = graphql(`
  mutation EvaluateOpponents($input: EvaluateOpponentsInput!) {
    evaluateOpponents(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const DisputeResult = graphql(`
  mutation DisputeResult($input: DisputeResultInput!) {
    disputeResult(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const ReportNoShow = graphql(`
  mutation ReportNoShow($input: MatchIdInput!) {
    reportNoShow(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const AnswerNoShow = graphql(`
  mutation AnswerNoShow($input: AnswerNoShowInput!) {
    answerNoShow(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const ReportMisconduct = graphql(`
  mutation ReportMisconduct($input: ReportMisconductInput!) {
    reportMisconduct(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
    }
  }
`);

export const ExtendPlayPeriod = graphql(`
  mutation ExtendPlayPeriod($input: ExtendPlayPeriodInput!) {
    extendPlayPeriod(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const AbandonCompetitionMatch = graphql(`
  mutation AbandonCompetitionMatch($input: MatchIdInput!) {
    abandonCompetitionMatch(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

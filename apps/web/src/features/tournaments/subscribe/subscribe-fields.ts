import { graphql } from '@setpoint/client';

export const MyEntryFields = graphql(`
  fragment MyEntry on TournamentRegistration {
    id
    state
    until
    paymentReference
    paymentRefusal
    paid
    endedBecause
    mayCancel
    captain {
      id
      displayName
      slug
    }
    partner {
      id
      displayName
      slug
    }
  }
`);

export const EnteredTournamentFields = graphql(`
  fragment EnteredTournament on Tournament {
    id
    name
    sport {
      id
    }
    numberPlayers
    isPrivate
    state
    startOn
    startsAt
    timeZone
    levelMin
    levelMax
    price {
      cents
      currency
    }
    place {
      city
    }
    registrationRefusal
    myRegistration {
      ...MyEntry
    }
  }
`);

export const DraftFields = graphql(`
  fragment RegistrationDraftParts on RegistrationDraft {
    tournamentId
    activeStep
    isComplete
    partnerId
    inviteCode
    payment {
      useCredit
      couponCode
      voucherIds
    }
  }
`);

/** What a command about my entry answers. */
export const EntryAnswerFields = graphql(`
  fragment EntryAnswer on RegistrationPayload {
    success
    errorCode
    retryAfterSeconds
    registration {
      ...MyEntry
      tournament {
        ...EnteredTournament
      }
    }
  }
`);

export const Subscribe = graphql(`
  query SubscribePage($id: ID!) {
    tournament(id: $id) {
      ...EnteredTournament
    }
    registrationDraft(tournamentId: $id) {
      ...RegistrationDraftParts
    }
  }
`);

export const CheckRegistration = graphql(`
  query CheckRegistration($input: CheckRegistrationInput!) {
    checkRegistration(input: $input) {
      success
      errorCode
      retryAfterSeconds
    }
  }
`);

export const SaveDraft = graphql(`
  mutation SaveRegistrationDraft($input: SaveRegistrationDraftInput!) {
    saveRegistrationDraft(input: $input) {
      success
      errorCode
      draft {
        ...RegistrationDraftParts
      }
    }
  }
`);

export const Register = graphql(`
  mutation RegisterForTournament($input: RegisterForTournamentInput!) {
    registerForTournament(input: $input) {
      ...EntryAnswer
    }
  }
`);

export const CancelEntry = graphql(`
  mutation CancelHeldEntry($input: RegistrationIdInput!) {
    cancelRegistration(input: $input) {
      ...EntryAnswer
    }
  }
`);

export const TakeOffer = graphql(`
  mutation TakeOffer($input: RegistrationIdInput!) {
    takeOfferedPlace(input: $input) {
      ...EntryAnswer
    }
  }
`);

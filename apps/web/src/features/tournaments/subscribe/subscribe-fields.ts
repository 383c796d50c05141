import { graphql } from '@setpoint/client';

export const MyEntryFields = graphql(`
  fragment MyEntry on TournamentRegistration {
    id
    state
    until
    paymentReference
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

export const Subscribe = graphql(`
  query SubscribePage($id: ID!) {
    tournament(id: $id) {
      ...EnteredTournament
    }
    registrationDraft(tournamentId: $id) {
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
  }
`);

export const CheckRegistration = graphql(`
  query CheckRegistration($input: CheckRegistrationInput!) {
    checkRegistration(input: $input) {
      success
      errorCode
    }
  }
`);

export const SaveDraft = graphql(`
  mutation SaveRegistrationDraft($input: SaveRegistrationDraftInput!) {
    saveRegistrationDraft(input: $input) {
      success
      errorCode
      draft {
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
    }
  }
`);

export const Register = graphql(`
  mutation RegisterForTournament($input: RegisterForTournamentInput!) {
    registerForTournament(input: $input) {
      success
      errorCode
      registration {
        ...MyEntry
        tournament {
          ...EnteredTournament
        }
      }
    }
  }
`);

export const CancelEntry = graphql(`
  mutation CancelHeldEntry($input: RegistrationIdInput!) {
    cancelRegistration(input: $input) {
      success
      errorCode
      registration {
        ...MyEntry
        tournament {
          ...EnteredTournament
        }
      }
    }
  }
`);

export const TakeOffer = graphql(`
  mutation TakeOffer($input: RegistrationIdInput!) {
    takeOfferedPlace(input: $input) {
      success
      errorCode
      registration {
        ...MyEntry
        tournament {
          ...EnteredTournament
        }
      }
    }
  }
`);

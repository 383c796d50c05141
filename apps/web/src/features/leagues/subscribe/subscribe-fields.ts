import { graphql } from '@setpoint/client';

export const EnteredLeagueFields = graphql(`
  fragment EnteredLeague on League {
    id
    name
    sport {
      id
    }
    numberPlayers
    price {
      cents
      currency
    }
    subscribingRefusal
    enrolmentOpensOn
    mySubscription {
      ...MyEntryOfLeague
    }
  }
`);

export const MyEntryFields = graphql(`
  fragment MyEntryOfLeague on LeagueSubscription {
    id
    state
    paymentReference
    myActions
    partner {
      id
    }
    reserve {
      id
    }
    next {
      partner {
        id
      }
      reserve {
        id
      }
      preferences {
        absenceFrom
        absenceTo
        notificationMobile
        courtIds
      }
    }
    preferences {
      absenceFrom
      absenceTo
      notificationMobile
      courtIds
    }
  }
`);

export const Subscribe = graphql(`
  query LeagueSubscribePage($id: ID!) {
    league(id: $id) {
      ...EnteredLeague
    }
    subscriptionDraft(leagueId: $id) {
      ...SubscriptionDraftParts
    }
  }
`);

export const Enrolment = graphql(`
  query LeagueEnrolment($id: ID!) {
    league(id: $id) {
      id
      enrolmentOpensOn
    }
  }
`);

export const DraftFields = graphql(`
  fragment SubscriptionDraftParts on SubscriptionDraft {
    leagueId
    activeStep
    isComplete
    partnerId
    reserveId
    preferences {
      absenceFrom
      absenceTo
      notificationMobile
      courtIds
    }
    useCredit
    couponCode
    voucherIds
  }
`);

export const SaveDraft = graphql(`
  mutation SaveSubscriptionDraft($input: SaveSubscriptionDraftInput!) {
    saveSubscriptionDraft(input: $input) {
      success
      errorCode
      draft {
        ...SubscriptionDraftParts
      }
    }
  }
`);

export const CheckSubscription = graphql(`
  query CheckSubscription($input: CheckSubscriptionInput!) {
    checkSubscription(input: $input) {
      success
      errorCode
    }
  }
`);

export const Candidates = graphql(`
  query TeammateCandidates($id: ID!, $text: String) {
    teammateCandidates(leagueId: $id, text: $text) {
      refusal
      user {
        ...PlayerRow
      }
    }
  }
`);

export const SubscribeToLeague = graphql(`
  mutation SubscribeToLeague($input: SubscribeToLeagueInput!) {
    subscribeToLeague(input: $input) {
      success
      errorCode
      retryAfterSeconds
      fieldErrors {
        field
        code
      }
      subscription {
        ...MyEntryOfLeague
        league {
          ...EnteredLeague
        }
      }
    }
  }
`);

export const ChangeSubscription = graphql(`
  mutation ChangeSubscription($input: ChangeSubscriptionInput!) {
    changeSubscription(input: $input) {
      success
      errorCode
      retryAfterSeconds
      fieldErrors {
        field
        code
      }
      subscription {
        ...MyEntryOfLeague
      }
    }
  }
`);

export const PaidForPhase = graphql(`
  query PaidForPhase($reference: ID!) {
    dueOf(reference: $reference) {
      id
      status
    }
  }
`);

export const NearbyCourts = graphql(`
  query CourtsOfPreferences($filter: CourtsFilter, $orderBy: CourtsOrder, $first: Int!) {
    courts(filter: $filter, orderBy: $orderBy, first: $first) {
      edges {
        cursor
        node {
          id
          name
          city
        }
      }
    }
  }
`);

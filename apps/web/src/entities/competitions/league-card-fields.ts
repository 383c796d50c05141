import { graphql } from '@setpoint/client';

export const LeagueCardFields = graphql(`
  fragment LeagueCard on League {
    id
    name
    year
    sport {
      id
    }
    numberPlayers
    sex
    actualState
    province {
      code
      name
    }
    price {
      cents
      currency
    }
    members
    currentPhase {
      id
      number
      state
      startsOn
      endsOn
      members
      leastMembers
    }
    phases {
      id
      state
    }
    subscribingRefusal
    enrolmentOpensOn
    mySubscription {
      id
      state
      myActions
    }
  }
`);

import { graphql } from '@setpoint/client';

export const TournamentCardFields = graphql(`
  fragment TournamentCard on Tournament {
    id
    name
    type
    sport {
      id
    }
    numberPlayers
    sex
    levelMin
    levelMax
    isPrivate
    price {
      cents
      currency
    }
    state
    startOn
    teams
    placesTaken
    maxTeams
    placesLeft
    place {
      city
    }
    registrationRefusal
    myRegistration {
      id
      state
    }
  }
`);

import { graphql } from '@setpoint/client';

/** A tournament in support's list. */
export const TOURNAMENT_ROW = graphql(`
  fragment SupportTournamentRow on Tournament {
    id
    name
    type
    state
    sport {
      id
    }
    numberPlayers
    startOn
    placesTaken
    minTeams
    maxTeams
    isPrivate
    place {
      city
    }
    price {
      cents
      currency
    }
  }
`);

/** All that the form of a tournament shows. */
export const TOURNAMENT_DETAILS = graphql(`
  fragment SupportTournamentDetails on Tournament {
    ...SupportTournamentRow
    version
    teams
    sex
    levelMin
    levelMax
    ageMin
    ageMax
    format
    gameMode
    teamsToStart
    seeds
    summerDays
    slam {
      id
    }
    timeZone
    rules
    inviteCode
    createdAt
    place {
      city
      lat
      lng
      radiusKm
    }
    prizes {
      placing
      choices {
        kind
        points
        amount {
          cents
          currency
        }
      }
    }
  }
`);

export const PHOTOS = graphql(`
  fragment SupportTournamentPhotos on Tournament {
    id
    version
    photos {
      id
      smallUrl
      largeUrl
    }
  }
`);

export const ENTRY = graphql(`
  fragment SupportEntry on TournamentEntry {
    id
    seed
    isOut
    players {
      id
      displayName
    }
  }
`);

export const FIXTURE = graphql(`
  fragment SupportFixture on TournamentFixture {
    id
    stage
    number
    state
    closesAt
    needsDecision
    how
    winner
    rule
    group {
      id
      number
    }
    sets {
      a
      b
      tieBreak
      superTieBreak
    }
    match {
      id
    }
    sideA {
      isBye
      from {
        kind
      }
      entry {
        ...SupportEntry
      }
    }
    sideB {
      isBye
      from {
        kind
      }
      entry {
        ...SupportEntry
      }
    }
  }
`);

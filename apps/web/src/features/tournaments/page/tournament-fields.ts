import { graphql } from '@setpoint/client';

export const RegistrationFields = graphql(`
  fragment MyTournamentRegistration on TournamentRegistration {
    id
    state
    until
    paymentReference
    paymentRefusal
    endedBecause
    mayCancel
    mayWithdraw
    captain {
      ...MatchPlayer
    }
    partner {
      ...MatchPlayer
    }
  }
`);

export const TaskFields = graphql(`
  fragment TournamentTaskParts on TournamentTask {
    kind
    until
    fixture {
      ...Fixture
      match {
        ...TaskMatch
      }
    }
    award {
      id
      placing
    }
  }
`);

/** Header of all tournament pages. */
export const TournamentHeadFields = graphql(`
  fragment TournamentHead on Tournament {
    ...TournamentCard
    format
    gameMode
    startsAt
    endedAt
    timeZone
    teamsToStart
    minTeams
    ageMin
    ageMax
    place {
      city
      lat
      lng
      radiusKm
    }
    prizes {
      placing
      choices {
        ...PrizeChoiceParts
      }
    }
    photos {
      id
      smallUrl
      largeUrl
    }
    awards {
      id
      placing
      player {
        ...MatchPlayer
      }
    }
    myRegistration {
      ...MyTournamentRegistration
    }
    myTasks {
      ...TournamentTaskParts
    }
  }
`);

/** What a command about a registration answers. */
export const ChangedRegistrationFields = graphql(`
  fragment ChangedRegistration on RegistrationPayload {
    success
    errorCode
    registration {
      id
      tournament {
        ...TournamentHead
      }
    }
  }
`);

export const BracketTabFields = graphql(`
  fragment BracketTab on Tournament {
    id
    bracket {
      rounds {
        stage
        closesAt
        fixtures {
          ...Fixture
        }
      }
      odds {
        entry {
          ...Entrant
        }
        winsTournament
        reachesFinal
      }
    }
  }
`);

export const GroupsTabFields = graphql(`
  fragment GroupsTab on Tournament {
    id
    groups {
      id
      number
      qualifiers
      table {
        rank
        entry {
          ...Entrant
        }
        points
        played
        won
        drawn
        lost
        setsWon
        setsLost
        gamesWon
        gamesLost
        form
        rankedBy
        chance
      }
      fixtures {
        ...Fixture
      }
    }
  }
`);

export const MatchesTabFields = graphql(`
  fragment MatchesTab on Tournament {
    id
    fixtures {
      ...Fixture
      group {
        id
        number
      }
    }
  }
`);

export const TeamsTabFields = graphql(`
  fragment TeamsTab on Tournament {
    id
    entries {
      ...Entrant
      level
    }
    seekingTeam {
      ...PlayerRow
    }
  }
`);

export const RulesTabFields = graphql(`
  fragment RulesTab on Tournament {
    id
    rules
    draw {
      seed
      version
      drawnAt
    }
  }
`);

export const PriorityTabFields = graphql(`
  fragment PriorityTab on Tournament {
    id
    priorityList {
      position
      entryId
      matches
      players {
        ...MatchPlayer
      }
    }
  }
`);

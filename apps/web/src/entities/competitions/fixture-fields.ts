import { graphql } from '@setpoint/client';

/** A player or a team wherever it is named. */
export const EntrantFields = graphql(`
  fragment Entrant on TournamentEntry {
    id
    seed
    isOut
    players {
      ...MatchPlayer
    }
  }
`);

export const FixtureSideFields = graphql(`
  fragment FixtureSideParts on FixtureSide {
    entry {
      ...Entrant
    }
    isBye
    from {
      kind
      stage
      number
      rank
    }
  }
`);

export const SetFields = graphql(`
  fragment SetParts on SetScore {
    a
    b
    tieBreak
    superTieBreak
  }
`);

/** The match in which a fixture is played, as far as it is arranged. */
export const FixtureMatchFields = graphql(`
  fragment FixtureMatch on Match {
    id
    state
    datePlay
    timePlay
    startsAt
    endsAt
  }
`);

/** What somebody is to do about the match of a fixture. */
export const TaskMatchFields = graphql(`
  fragment TaskMatch on Match {
    id
    myActions
    proposal {
      id
      state
    }
    court {
      id
    }
  }
`);

/** A meeting of two sides on a card or in the bracket. */
export const FixtureFields = graphql(`
  fragment Fixture on TournamentFixture {
    id
    stage
    number
    state
    sideA {
      ...FixtureSideParts
    }
    sideB {
      ...FixtureSideParts
    }
    closesAt
    how
    winner
    sets {
      ...SetParts
    }
    rule
    decidedAt
    chanceA
    match {
      ...FixtureMatch
    }
  }
`);

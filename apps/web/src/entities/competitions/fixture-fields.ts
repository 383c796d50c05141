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
      a
      b
      tieBreak
      superTieBreak
    }
    rule
    decidedAt
    chanceA
    match {
      id
      state
      datePlay
      timePlay
      startsAt
      endsAt
    }
  }
`);

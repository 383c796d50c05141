import { graphql } from '@setpoint/client';

/** What one match did to a level. */
export const LevelStepFields = graphql(`
  fragment LevelStep on LevelEntry {
    id
    levelUpId
    playedAt
    trend
    before {
      level
      reliability
    }
    after {
      level
      reliability
    }
    ownTeam {
      level
      reliability
    }
    opponents {
      level
      reliability
    }
    winChance
    expectedShare
    actualShare
    carriedOver
    change {
      total
      score
      win
      opponents
      partner
      bonus
    }
  }
`);

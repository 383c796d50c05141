import { graphql } from '@setpoint/client';

export const PeriodFigures = graphql(`
  fragment PeriodFigures on PlayerStatistics {
    matches
    wins
    losses
    draws
    setsWon
    setsLost
    gamesWon
    gamesLost
    currentStreak
    longestStreak
    playersMet
  }
`);

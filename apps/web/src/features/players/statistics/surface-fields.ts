import { graphql } from '@setpoint/client';

export const SurfaceFigures = graphql(`
  fragment SurfaceFigures on SurfaceStatistics {
    surface
    matches
    wins
    losses
    setsWon
    setsLost
    gamesWon
    gamesLost
  }
`);

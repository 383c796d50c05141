import { graphql } from '@setpoint/client';

export const Landing = graphql(`
  query Landing($matches: MatchesFilter!, $players: PlayersFilter!, $tournaments: TournamentsFilter!) {
    matches(filter: $matches, first: 3) {
      totalCount
      edges {
        node {
          ...MatchCard
        }
      }
    }
    players(filter: $players, first: 6) {
      totalCount
      edges {
        node {
          ...PlayerCard
        }
      }
    }
    tournaments(filter: $tournaments, first: 3) {
      totalCount
      edges {
        node {
          ...TournamentCard
        }
      }
    }
  }
`);

export const LandingPlace = graphql(`
  query LandingPlace($lat: Float!, $lng: Float!) {
    placeAt(lat: $lat, lng: $lng) {
      name
    }
  }
`);

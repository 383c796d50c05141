import { graphql } from '@setpoint/client';

export const TournamentPrizeFields = graphql(`
  fragment TournamentPrize on TournamentAward {
    id
    placing
    wonAt
    claimedAt
    claimed
    choices {
      kind
      points
      amount {
        cents
        currency
      }
    }
    tournament {
      id
      name
    }
  }
`);

export const MyTournamentPrizes = graphql(`
  query MyTournamentPrizes {
    myTournamentAwards {
      ...TournamentPrize
    }
  }
`);

export const LeaguePrizeFields = graphql(`
  fragment LeaguePrize on LeagueAward {
    id
    placing
    wonAt
    claimedAt
    claimed
    choices {
      kind
      points
      amount {
        cents
        currency
      }
    }
    league {
      id
      name
    }
  }
`);

export const MyLeaguePrizes = graphql(`
  query MyLeaguePrizes {
    myLeagueAwards {
      ...LeaguePrize
    }
  }
`);

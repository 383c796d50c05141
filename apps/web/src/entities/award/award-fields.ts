import { graphql } from '@setpoint/client';

/** One of what a prize can be. */
export const PrizeChoiceFields = graphql(`
  fragment PrizeChoiceParts on PrizeChoice {
    kind
    points
    amount {
      cents
      currency
    }
  }
`);

export const TournamentPrizeFields = graphql(`
  fragment TournamentPrize on TournamentAward {
    id
    placing
    wonAt
    claimedAt
    claimed
    choices {
      ...PrizeChoiceParts
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
      ...PrizeChoiceParts
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

import { graphql } from '@setpoint/client';

export const FIGURES = graphql(`
  query SupportFigures($from: Date!, $to: Date!) {
    signUpFigures(from: $from, to: $to) {
      week
      registered
      verified
    }
    matchFigures(from: $from, to: $to) {
      states {
        state
        count
      }
      weeks {
        week
        played
        activePlayers
        confirmed
      }
    }
    entryFigures(from: $from, to: $to) {
      month
      entries
      ended
    }
    moneyFigures(from: $from, to: $to) {
      month
      payments
      paidCents
      creditCents
      refundedCents
    }
  }
`);

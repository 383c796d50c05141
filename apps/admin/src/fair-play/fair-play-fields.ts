import { graphql } from '@setpoint/client';

export const FairPlayRowFields = graphql(`
  fragment FairPlayRow on FairPlay {
    id
    score
    collusion
    sandbagging
    misreporting
    matches
    state
    countedAt
    version
    player {
      id
      displayName
    }
  }
`);

export const FairPlaySignalFields = graphql(`
  fragment FairPlaySignalDetails on FairPlaySignal {
    kind
    reason
    score
    chance
    observed
    usual
    of
    opponents {
      id
      displayName
    }
    matches {
      ...SupportMatchRow
    }
  }
`);

export const FairPlayFields = graphql(`
  fragment FairPlayDetails on FairPlay {
    ...FairPlayRow
    signals {
      ...FairPlaySignalDetails
    }
    history {
      countedAt
      score
    }
    reviews {
      at
      verdict
      note
      score
      by {
        id
        displayName
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

/** A time, a centre, and why they suit. */
export const TimeProposalFields = graphql(`
  fragment TimeProposal on TimeProposal {
    court {
      id
      name
      city
    }
    datePlay
    timePlay
    minutesPlay
    favouriteOf {
      id
      displayName
    }
    farthestKm
    uncertain {
      id
      displayName
    }
  }
`);

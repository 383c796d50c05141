import { graphql } from '@setpoint/client';

/** The latest invitation to play, for those involved (MAT-23). */
export const MatchProposalFields = graphql(`
  fragment MatchProposal on Match {
    proposal {
      id
      state
      booked
      datePlay
      timePlay
      minutesPlay
      timeZone
      lapsesAt
      proposedBy {
        id
        displayName
      }
      endedBy {
        id
        displayName
      }
      court {
        id
        name
        city
      }
      acceptedBy {
        id
        displayName
      }
      waitsFor {
        id
        displayName
      }
    }
  }
`);

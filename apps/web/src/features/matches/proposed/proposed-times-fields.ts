import { graphql } from '@setpoint/client';

/** Of a match of a competition whose court and time are not agreed (BYD-10). */
export const ProposedTimesFields = graphql(`
  fragment ProposedTimes on Match {
    proposedTimes {
      lacking
      times {
        ...TimeProposal
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

/** Who waits for a place, and my turn among them. */
export const WaitingListFields = graphql(`
  fragment WaitingList on Match {
    waitingList {
      count
      myPosition
      passedOver
    }
  }
`);

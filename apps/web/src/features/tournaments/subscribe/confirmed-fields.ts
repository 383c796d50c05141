import { graphql } from '@setpoint/client';

export const Confirmed = graphql(`
  query ConfirmedEntry($id: ID!) {
    tournament(id: $id) {
      ...EnteredTournament
    }
  }
`);

/** Whether it was paid, as long as the registration has not heard of it. */
export const PaidForEntry = graphql(`
  query PaidForEntry($reference: ID!) {
    dueOf(reference: $reference) {
      id
      status
    }
  }
`);

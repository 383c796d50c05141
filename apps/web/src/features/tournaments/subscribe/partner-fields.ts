import { graphql } from '@setpoint/client';

export const Candidates = graphql(`
  query PartnerCandidates($id: ID!, $text: String) {
    partnerCandidates(tournamentId: $id, text: $text) {
      refusal
      user {
        ...PlayerRow
      }
    }
  }
`);

/** Whom the address names; they may be nobody whom one follows. */
export const NamedPartner = graphql(`
  query NamedPartner($partner: ID!, $input: CheckRegistrationInput!) {
    player(id: $partner) {
      ...PlayerRow
    }
    checkRegistration(input: $input) {
      errorCode
    }
  }
`);

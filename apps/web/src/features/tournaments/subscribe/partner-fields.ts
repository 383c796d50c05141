import { graphql } from '@setpoint/client';

/** Somebody to play with, with the level that counts in each sport. */
export const CandidateFields = graphql(`
  fragment PartnerCandidateUser on User {
    ...PlayerRow
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
    }
  }
`);

export const Candidates = graphql(`
  query PartnerCandidates($id: ID!, $text: String) {
    partnerCandidates(tournamentId: $id, text: $text) {
      refusal
      user {
        ...PartnerCandidateUser
      }
    }
  }
`);

/** Whom the address names; they may be nobody whom one follows. */
export const NamedPartner = graphql(`
  query NamedPartner($partner: ID!, $input: CheckRegistrationInput!) {
    player(id: $partner) {
      ...PartnerCandidateUser
    }
    checkRegistration(input: $input) {
      errorCode
    }
  }
`);

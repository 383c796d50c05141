import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const Account = graphql(`
  query Account {
    me {
      id
      firstName
      lastName
      photoUrl
      profiles {
        avatarThumbnail
      }
      sex
      birthDate
      description
      heightCm
      weightKg
      playingHand
      nationality
      searchEngines
      completeness {
        percent
        missing
      }
    }
  }
`);

export const first: First = () => asks(Account, {});

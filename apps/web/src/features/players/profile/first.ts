import { graphql } from '@setpoint/client';
import { asks, type First } from '../../../entities/site/first-query.js';

export const ProfileQuery = graphql(`
  query PlayerProfile($id: ID!) {
    player(id: $id) {
      ...Profile
    }
  }
`);

export const first: First = ({ params: { id = '' } }) => asks(ProfileQuery, { id });

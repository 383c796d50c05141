import { graphql } from '@setpoint/client';

export const ADD_PHOTO = graphql(`
  mutation AddTournamentPhoto($input: AddTournamentPhotoInput!) {
    addTournamentPhoto(input: $input) {
      success
      errorCode
      tournament {
        ...SupportTournamentPhotos
      }
    }
  }
`);

export const REMOVE_PHOTO = graphql(`
  mutation RemoveTournamentPhoto($input: RemoveTournamentPhotoInput!) {
    removeTournamentPhoto(input: $input) {
      success
      errorCode
      tournament {
        ...SupportTournamentPhotos
      }
    }
  }
`);

export const ORDER_PHOTOS = graphql(`
  mutation OrderTournamentPhotos($input: OrderTournamentPhotosInput!) {
    orderTournamentPhotos(input: $input) {
      success
      errorCode
      tournament {
        ...SupportTournamentPhotos
      }
    }
  }
`);

import { graphql } from '@setpoint/client';

export const AddPhoto = graphql(`
  mutation AddCourtPhoto($input: AddCourtPhotoInput!) {
    command: addCourtPhoto(input: $input) {
      success
      errorCode
      court {
        ...EditedCourt
      }
    }
  }
`);

export const RemovePhoto = graphql(`
  mutation RemoveCourtPhoto($input: CourtPhotoInput!) {
    command: removeCourtPhoto(input: $input) {
      success
      errorCode
      court {
        ...EditedCourt
      }
    }
  }
`);

export const OrderPhotos = graphql(`
  mutation OrderCourtPhotos($input: OrderCourtPhotosInput!) {
    command: orderCourtPhotos(input: $input) {
      success
      errorCode
      court {
        ...EditedCourt
      }
    }
  }
`);

export const DescribePhoto = graphql(`
  mutation DescribeCourtPhoto($input: DescribeCourtPhotoInput!) {
    command: describeCourtPhoto(input: $input) {
      success
      errorCode
      court {
        ...EditedCourt
      }
    }
  }
`);

export const SetCover = graphql(`
  mutation SetCourtCover($input: SetCourtCoverInput!) {
    command: setCourtCover(input: $input) {
      success
      errorCode
      court {
        ...EditedCourt
      }
    }
  }
`);

export const SetLogo = graphql(`
  mutation SetCourtLogo($input: SetCourtLogoInput!) {
    command: setCourtLogo(input: $input) {
      success
      errorCode
      court {
        ...EditedCourt
      }
    }
  }
`);

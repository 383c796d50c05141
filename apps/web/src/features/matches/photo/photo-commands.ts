import { graphql } from '@setpoint/client';

export const SetPhoto = graphql(`
  mutation SetMatchPhoto($input: SetMatchPhotoInput!) {
    setMatchPhoto(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const RemovePhoto = graphql(`
  mutation RemoveMatchPhoto($input: RemoveMatchPhotoInput!) {
    removeMatchPhoto(input: $input) {
      success
      errorCode
      match {
        ...MatchView
      }
    }
  }
`);

export const ReportPhoto = graphql(`
  mutation ReportMatchPhoto($input: ReportMatchPhotoInput!) {
    reportMatchPhoto(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      match {
        ...MatchView
      }
    }
  }
`);

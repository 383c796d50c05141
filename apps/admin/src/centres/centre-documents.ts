import { graphql } from '@setpoint/client';

graphql(`
  fragment SupportCentreRow on Court {
    id
    name
    city
    country
    sports
    favouritesCount
    fields {
      id
    }
    owner {
      id
      displayName
    }
  }
`);

graphql(`
  fragment SupportCentre on Court {
    ...SupportCentreRow
    version
    address
    lat
    lng
    timeZone
    prefix
    landline
    mobile
    email
    website
    facebook
    instagram
    bookingUrl
    description
    notificationPrefix
    notificationMobile
    notificationLanguage
    offers
    fields {
      id
      name
      sport
      surface
      covered
    }
  }
`);

export const CENTRES = graphql(`
  query SupportCentres($filter: CourtsFilter!, $first: Int!, $after: String) {
    courts(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportCentreRow
        }
      }
    }
  }
`);

export const CENTRE = graphql(`
  query SupportCentreById($id: ID!) {
    court(id: $id) {
      ...SupportCentre
      actions {
        ...SupportCourtAction
      }
    }
  }
`);

export const EDIT_CENTRE = graphql(`
  mutation SupportEditCentre($input: EditCourtInput!) {
    editCourt(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      court {
        ...SupportCentre
      }
    }
  }
`);

export const ASSIGN_OWNER = graphql(`
  mutation AssignCourtOwner($input: AssignCourtOwnerInput!) {
    assignCourtOwner(input: $input) {
      success
      errorCode
    }
  }
`);

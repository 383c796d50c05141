import { graphql } from '@setpoint/client';

export const EditedCourt = graphql(`
  fragment EditedCourt on Court {
    id
    version
    name
    slug
    address
    city
    country
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
    isMine
    offers
    sports
    coverUrl
    logoUrl
    photos {
      id
      smallUrl
      largeUrl
      alt
      isCover
    }
    fields {
      id
      name
      sport
      surface
      covered
      notes
    }
  }
`);

/** Asked first: what only the owner and support may read is not asked for by anybody else. */
export const CourtEditor = graphql(`
  query CourtEditor($id: ID!) {
    court(id: $id) {
      id
      name
      slug
      isMine
    }
    me {
      id
      roles
    }
  }
`);

export const CourtToEdit = graphql(`
  query CourtToEdit($id: ID!) {
    court(id: $id) {
      ...EditedCourt
    }
  }
`);

export const Overview = graphql(`
  query CourtOverview($id: ID!) {
    court(id: $id) {
      id
      overview {
        weeks {
          from
          matches
          players
        }
        players
        upcoming
        offers {
          offer
          uses
          players
        }
        completeness
        missing
      }
    }
  }
`);

export const EditInfo = graphql(`
  mutation EditCourt($input: EditCourtInput!) {
    command: editCourt(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      court {
        ...EditedCourt
      }
    }
  }
`);

export const EditFields = graphql(`
  mutation EditCourtFields($input: EditCourtFieldsInput!) {
    command: editCourtFields(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      court {
        ...EditedCourt
      }
    }
  }
`);

export const EditOffers = graphql(`
  mutation EditCourtOffers($input: EditCourtOffersInput!) {
    command: editCourtOffers(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      court {
        ...EditedCourt
      }
    }
  }
`);

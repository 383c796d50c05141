import { graphql } from '@setpoint/client';

export const CourtCardFields = graphql(`
  fragment CourtCard on Court {
    id
    name
    slug
    address
    city
    lat
    lng
    coverUrl
    timeZone
    sports
    offers
    isMyFavourite
    favouritesCount
    fields {
      id
      sport
      surface
      covered
    }
  }
`);

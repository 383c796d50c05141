import { graphql } from '@setpoint/client';

export const MyAvailability = graphql(`
  query MyAvailability {
    me {
      id
      availability {
        noFixedDays
        slots {
          weekday
          from
          to
        }
      }
    }
  }
`);

export const SaveAvailability = graphql(`
  mutation SaveAvailability($input: SaveAvailabilityInput!) {
    saveAvailability(input: $input) {
      success
      errorCode
      user {
        id
        availability {
          noFixedDays
          slots {
            weekday
            from
            to
          }
        }
      }
    }
  }
`);

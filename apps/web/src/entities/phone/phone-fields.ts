import { graphql } from '@setpoint/client';

/** My mobile number, and the one that is being verified. */
export const PhoneFields = graphql(`
  fragment PhoneFields on Phone {
    number
    pending {
      number
      resendAt
    }
  }
`);

export const MyPhone = graphql(`
  query MyPhone {
    me {
      id
      phone {
        ...PhoneFields
      }
    }
  }
`);

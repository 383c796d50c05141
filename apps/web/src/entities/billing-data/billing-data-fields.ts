import { graphql } from '@setpoint/client';

/** Whom my documents are made out to. */
export const BillingDataFields = graphql(`
  fragment BillingDataFields on BillingData {
    firstName
    lastName
    address
    municipality
    postalCode
    province
    country
    taxCode
    version
  }
`);

export const MyBillingData = graphql(`
  query MyBillingData {
    myBillingData {
      ...BillingDataFields
    }
  }
`);

import { graphql } from '@setpoint/client';

export const MyDues = graphql(`
  query MyDues {
    myDues {
      id
      kind
      reference
      description
      status
      paysBy
      price {
        card {
          cents
          currency
        }
        credit {
          cents
          currency
        }
        total {
          cents
          currency
        }
      }
    }
    myCredit {
      cents
      currency
    }
  }
`);

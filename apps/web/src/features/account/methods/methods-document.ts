import { graphql } from '@setpoint/client';

export const MySignInMethods = graphql(`
  query MySignInMethods {
    me {
      id
      signInMethods {
        method
        email
      }
    }
  }
`);

export const UnlinkMethod = graphql(`
  mutation UnlinkMethod($method: SocialMethod!) {
    unlinkSignInMethod(method: $method) {
      success
      errorCode
      retryAfterSeconds
      user {
        id
        signInMethods {
          method
          email
        }
      }
    }
  }
`);

/** Signs in to the provider again, if its session is gone. */
export const ProviderToken = graphql(`
  query ProviderToken {
    me {
      id
      firebaseToken
    }
  }
`);

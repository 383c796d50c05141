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

/** With it the browser signs in to the provider again, where it has forgotten the person. */
export const ProviderToken = graphql(`
  query ProviderToken {
    me {
      id
      firebaseToken
    }
  }
`);

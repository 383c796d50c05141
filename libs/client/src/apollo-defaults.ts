import '@apollo/client';

// A service that is down nulls only its own fields; the rest of the answer is shown.
declare module '@apollo/client' {
  export namespace ApolloClient {
    export namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
    }
  }
}

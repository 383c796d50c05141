import { graphql } from '@setpoint/client';

export const API_KEYS = graphql(`
  query SupportApiKeys($filter: ApiKeysFilter!, $first: Int!, $after: String) {
    apiKeys(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportApiKey
        }
      }
    }
  }
`);

export const API_KEY = graphql(`
  query SupportApiKeyById($id: ID!) {
    apiKey(id: $id) {
      ...SupportApiKey
      secrets {
        hint
        createdAt
        expiresAt
      }
      usage {
        day
        requests
        cost
        refused
      }
      log {
        kind
        by {
          id
          displayName
        }
        at
        reason
        before
        after
      }
    }
  }
`);

export const CREATE_API_KEY = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      secret
      key {
        id
      }
    }
  }
`);

export const ROTATE_API_KEY = graphql(`
  mutation RotateApiKey($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      success
      errorCode
      secret
    }
  }
`);

export const REVOKE_API_KEY = graphql(`
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    revokeApiKey(input: $input) {
      success
      errorCode
    }
  }
`);

export const ENDPOINTS = graphql(`
  query SupportWebhookEndpoints($keyId: ID!) {
    webhookEventTypes {
      type
      scope
      ownCentre
      description
    }
    webhookEndpoints(keyId: $keyId) {
      id
      url
      types
      disabled
      failingSince
      createdAt
      log {
        kind
        by {
          id
          displayName
        }
        at
        reason
      }
    }
  }
`);

export const CREATE_ENDPOINT = graphql(`
  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      secret
    }
  }
`);

export const ROTATE_WEBHOOK_SECRET = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(id: $id) {
      success
      errorCode
      secret
    }
  }
`);

export const TEST_ENDPOINT = graphql(`
  mutation TestWebhookEndpoint($id: ID!) {
    testWebhookEndpoint(id: $id) {
      success
      errorCode
    }
  }
`);

export const SET_ENDPOINT_ENABLED = graphql(`
  mutation SetWebhookEndpointEnabled($input: SetWebhookEndpointEnabledInput!) {
    setWebhookEndpointEnabled(input: $input) {
      success
      errorCode
    }
  }
`);

export const DELIVERIES = graphql(`
  query SupportWebhookDeliveries($filter: WebhookDeliveriesFilter!, $first: Int!, $after: String) {
    webhookDeliveries(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportWebhookDelivery
        }
      }
    }
  }
`);

export const REPLAY_WEBHOOKS = graphql(`
  mutation ReplayWebhooks($input: ReplayWebhooksInput!) {
    replayWebhooks(input: $input) {
      success
      errorCode
      count
    }
  }
`);

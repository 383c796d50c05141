import { graphql } from '@setpoint/client';

export const ApiKeyFields = graphql(`
  fragment SupportApiKey on ApiKey {
    id
    name
    owner
    courtId
    scopes
    state
    perMinute
    perDay
    costPerMinute
    createdAt
    expiresAt
    revokedAt
    lastUsedAt
  }
`);

export const WebhookDeliveryFields = graphql(`
  fragment SupportWebhookDelivery on WebhookDelivery {
    id
    endpointId
    state
    attempts
    status
    error
    createdAt
    triedAt
    message {
      id
      type
      body
    }
  }
`);

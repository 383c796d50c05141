export * from './client.js';
export { graphql } from './generated/gql.js';
export type { DocumentType } from './generated/gql.js';
export * from './live/live-client.js';
export * from './react.js';
export * from './session/index.js';
export { createCache } from './transport/cache.js';
export type { SessionEnd } from './transport/refresh-link.js';
export type * from './generated/graphql.js';

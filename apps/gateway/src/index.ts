export { startGateway } from './gateway.js';
export type { GatewayOptions, RunningGateway } from './options.js';
export {
  callBudgets,
  CALL_RATES,
  DOCUMENT_LIMITS,
  type CallBudgets,
  type CallRates,
  type DocumentLimits,
} from './limits/settings.js';
export { HttpSubgraph } from './sources/http-subgraph.js';
export { InProcessSubgraph, type LocalService } from './sources/in-process-subgraph.js';
export { sessionEndedKey, sessionTopic } from './auth/ended-sessions.js';
export { CLOSE } from './live/closing.js';
export { LIVE_PATH } from './live/live-server.js';
export { gatewayConfig, readShippedOperations, readSupergraph } from './config.js';
export { captchaSettings, pageCaptchaConfig, withPageCaptcha, type CaptchaSettings } from './web/captcha-settings.js';
export { mapConfig, mapSettings, type MapSettings } from './web/map-settings.js';
/** For tools that measure operations without a server. */
export { FederatedGraph } from './graphql/federated-graph.js';
export { SubgraphFetcher } from './sources/subgraph-fetcher.js';
export { SignedIdentities } from './auth/signed-identities.js';
export { GatewayMetrics } from './telemetry/metrics.js';

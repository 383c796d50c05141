export { startGateway } from './gateway.js';
export type { GatewayOptions, RunningGateway } from './options.js';
export { CALL_RATES, DOCUMENT_LIMITS, type CallRates, type DocumentLimits } from './limits/settings.js';
export { HttpSubgraph } from './sources/http-subgraph.js';
export { InProcessSubgraph, type LocalService } from './sources/in-process-subgraph.js';
export { sessionEndedKey, sessionTopic } from './auth/ended-sessions.js';
export { CLOSE, LIVE_PATH } from './live/live-server.js';
export { gatewayConfig, readSupergraph } from './config.js';

import { requestServer, type SharedServer } from './server-daemon/request-server.js';

export type { SharedServer } from './server-daemon/request-server.js';
export type { StartServer } from './server-daemon/kept-server.js';

/**
 * A server of the project's own that all specs share while they run. The module exports how it starts
 * (`export const start: StartServer`) and is run by Node as it is, in the daemon's process. It is stopped soon after all have
 * released it.
 */
export const testServer = (module: URL): Promise<SharedServer> => requestServer(module);

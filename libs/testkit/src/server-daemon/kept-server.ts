/** A server that the daemon keeps for all specs. */
export interface KeptServer {
  /** What specs receive. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Exported as `start` by a module that `testServer` names; `addressOf` asks for another one that it builds upon. */
export type StartServer = (addressOf: (module: URL) => Promise<string>) => Promise<KeptServer>;

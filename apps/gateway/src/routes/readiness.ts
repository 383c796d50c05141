export interface ReadinessSettings {
  /** False once the gateway is about to stop. */
  readonly takesCalls: () => boolean;
  /** Whether there are keys to verify access tokens with. */
  readonly hasKeys: () => boolean;
  readonly hasSchema: () => boolean;
}

/**
 * Whether this gateway can serve, judged by its own state. Unavailable services are no reason to take it out of rotation: the
 * rest still works, and other gateways are affected equally.
 */
export class Readiness {
  constructor(private readonly settings: ReadinessSettings) {}

  /** What is missing; empty when it is ready. */
  missing(): string[] {
    const { takesCalls, hasKeys, hasSchema } = this.settings;
    return [
      ...(takesCalls() ? [] : ['stopping']),
      ...(hasKeys() ? [] : ['signing keys']),
      ...(hasSchema() ? [] : ['supergraph']),
    ];
  }
}

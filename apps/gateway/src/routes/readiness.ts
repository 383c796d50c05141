export interface ReadinessSettings {
  /** False once the gateway is about to stop. */
  readonly takesCalls: () => boolean;
  /** Whether there are keys to verify access tokens with. */
  readonly hasKeys: () => boolean;
  readonly hasSchema: () => boolean;
}

/**
 * Whether this gateway can serve, by what it has itself. Services that are away are no reason to send nobody here: the
 * rest is answered, and every other gateway is without them too.
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

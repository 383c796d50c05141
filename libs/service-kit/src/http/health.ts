/** Readiness checks by name: `undefined` if healthy, otherwise the problem. */
export type HealthCheck = () => Promise<string | undefined>;

/** Covers the process's own state only: an unavailable neighbour does not make it unready. */
export class Health {
  private readonly checks = new Map<string, HealthCheck>();

  set(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  get all(): ReadonlyMap<string, HealthCheck> {
    return this.checks;
  }

  async isReady(): Promise<boolean> {
    const answers = await Promise.all([...this.checks.values()].map((check) => check()));
    return answers.every((answer) => answer === undefined);
  }
}

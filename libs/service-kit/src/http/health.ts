/** What a process needs to serve, each under its name: `undefined` when all is well, else what is wrong. */
export type HealthCheck = () => Promise<string | undefined>;

/** A process's own state only: a neighbour that is away doesn't make it unready. */
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

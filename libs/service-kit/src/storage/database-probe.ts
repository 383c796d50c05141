import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionOptions, type ConnectionOptions } from './connection.js';

/**
 * Whether the database responds within a second, on a dedicated connection: a busy pool does not make a service unready,
 * and a hanging connection can be told from a waiting one.
 */
export class DatabaseProbe {
  private client: Promise<pg.Client> | undefined;
  private asking: Promise<boolean> | undefined;
  private stopped = false;

  constructor(
    private readonly options: ConnectionOptions,
    private readonly withinMs = 1_000,
  ) {}

  /** Concurrent checks share one query. */
  answers(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    return this.asking;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.asking;
    this.drop();
  }

  private async ask(): Promise<boolean> {
    if (this.stopped) return false;
    const enough = new AbortController();
    const tooLate = wait(this.withinMs, false, { signal: enough.signal });
    const answered = await Promise.race([this.query(), tooLate]).catch(() => false);
    enough.abort();
    tooLate.catch(() => {});
    if (!answered) this.drop();
    return answered;
  }

  private async query(): Promise<boolean> {
    this.client ??= this.connect();
    await (await this.client).query('select 1');
    return true;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connectionOptions(this.options), connectionTimeoutMillis: this.withinMs });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Closes a dead or hanging connection, including one still being opened. */
  private drop(): void {
    const { client } = this;
    this.client = undefined;
    client?.then((open) => open.end()).catch(() => {});
  }
}

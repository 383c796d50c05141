import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Pool } from 'undici';
import type * as compose from '../../compose/dashboard.ts';
import { signIn } from '../sign-in.ts';

/** A demo player who asks for the dashboard as the web app of that checkout does. */
export class DashboardClient {
  readonly #pool: Pool;
  readonly #authorization: string;
  readonly #request: string;

  private constructor(url: string, authorization: string, request: string) {
    this.#pool = new Pool(url, { connections: 20 });
    this.#authorization = authorization;
    this.#request = request;
  }

  static async signIn(root: string, url: string, email?: string): Promise<DashboardClient> {
    const { token, user } = await signIn(url, email);
    const { dashboard, dashboardVariables } = (await import(
      pathToFileURL(join(root, 'tools/compose/dashboard.ts')).href
    )) as typeof compose;
    const request = JSON.stringify({ query: dashboard(), variables: dashboardVariables(user.id) });
    return new DashboardClient(url, `JWT ${token}`, request);
  }

  /** @throws when the answer has errors. */
  async ask(): Promise<{ readonly text: string; readonly ms: number }> {
    const started = performance.now();
    const { body, statusCode } = await this.#pool.request({
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#authorization },
      body: this.#request,
    });
    const text = await body.text();
    if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`HTTP ${statusCode}: ${text.slice(0, 600)}`);
    return { text, ms: performance.now() - started };
  }

  /** As the stack counts them, or that it doesn't. */
  async statementsPerRequest(operationsUrl: string): Promise<string> {
    const count = async () => {
      const text = await fetch(`${operationsUrl}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      );
      const lines = text.matchAll(/^setpoint_sql_statements_total(?:\{.*\})? ([\d.e+]+)$/gm);
      return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
    };
    const before = await count();
    for (let i = 0; i < 20; i += 1) await this.ask();
    const counted = (await count()) - before;
    return counted > 0 ? String(Math.round(counted / 20)) : 'not counted by this stack';
  }
}

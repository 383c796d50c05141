import type { Page, Route } from 'playwright-core';

/** How the API or the provider refuses. */
export const REFUSALS = ['500', '503', '429', 'errors', 'offline'] as const;
/** `stale`: tokens are handed out, and each of them is called expired. */
export type Refusal = (typeof REFUSALS)[number] | 'stale';

/** What screens ask over the network: the API, our sign-in endpoints, the provider. */
const ASKED = /\/graphql$|\/auth\/(signup|send-verify|reset-password|password-changed)$|identitytoolkit|securetoken/;

/** Refuses what screens ask, and counts how often they ask the same. */
export class RefusingNetwork {
  private readonly counts = new Map<string, number>();
  private answered = 0;
  private handedOut = 0;

  private constructor(private readonly refusals: readonly Refusal[]) {}

  /** Takes turns with the refusals. */
  static async on(page: Page, refusals: readonly Refusal[]): Promise<RefusingNetwork> {
    const network = new RefusingNetwork(refusals);
    await page.route(
      (url) => ASKED.test(url.origin + url.pathname),
      (route) => network.refuse(route),
    );
    return network;
  }

  /** What was asked since the last look, most often first. */
  look(): readonly (readonly [what: string, times: number])[] {
    const seen = [...this.counts].sort(([, a], [, b]) => b - a);
    this.counts.clear();
    return seen;
  }

  private async refuse(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    const body = request.postData() ?? '';
    const what = body.startsWith('{') ? (JSON.parse(body) as { operationName?: string }).operationName : undefined;
    const key = what ?? new URL(request.url()).pathname;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    const refusal = this.refusals[this.answered++ % this.refusals.length]!;
    if (refusal === 'offline') return route.abort('internetdisconnected');
    if (refusal === 'stale' && key === 'RefreshToken') {
      const pair = { success: true, errors: [], token: `fresh-${++this.handedOut}`, refreshToken: 'fresh' };
      return route.fulfill({ json: { data: { refreshToken: pair } } });
    }
    const message = refusal === 'stale' ? 'Signature has expired' : 'refused';
    const errors = [{ message, extensions: { code: 'INTERNAL_ERROR' } }];
    return route.fulfill({
      status: Number(refusal) || 200,
      contentType: 'application/json',
      body: JSON.stringify({ data: null, errors, error: { code: 'INTERNAL_ERROR', message: 'refused' } }),
    });
  }
}

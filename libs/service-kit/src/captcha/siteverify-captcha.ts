import { accept, type Outcome, refuse } from '@setpoint/kernel';
import { z } from 'zod';
import type { Log } from '../observe/log.js';
import { Captcha, type CaptchaRefusal } from './captcha.js';

export interface SiteverifySettings {
  /** Where tokens are checked. */
  readonly url: string;
  readonly secret: string;
  /** Of our pages. A token that was made on somebody else's page with our public key does not count. */
  readonly hostnames: readonly string[];
  readonly timeoutMs?: number;
}

/** Turnstile's tokens have up to 2,048 characters, those of hCaptcha some more. */
const LONGEST_TOKEN = 8_192;
const TIMEOUT_MS = 4_000;
const RETRY_AFTER_SECONDS = 30;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Codes that are about our own settings, or about the provider; all others are about the token. */
const NOT_THE_TOKENS_FAULT = [
  ...['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch', 'bad-request', 'internal-error'],
];

/**
 * Cloudflare Turnstile and hCaptcha: both check a token that is posted with our secret. Fails closed: while the provider
 * is away, or refuses our secret, nobody gets through (PUB-05).
 */
export class SiteverifyCaptcha extends Captcha {
  constructor(
    private readonly settings: SiteverifySettings,
    private readonly log: Log,
  ) {
    super();
  }

  override async verify(
    token: string | null | undefined,
    address: string | null | undefined,
  ): Promise<Outcome<null, CaptchaRefusal>> {
    if (!token) return refuse('CAPTCHA_REQUIRED');
    if (token.length > LONGEST_TOKEN) return refuse('CAPTCHA_FAILED');
    const answer = await this.ask(token, address).catch((error: unknown) => {
      this.log.warn({ err: error }, 'the captcha provider gave no answer');
      return null;
    });
    const faults = answer?.['error-codes'] ?? [];
    if (!answer || (!answer.success && faults.some((code) => NOT_THE_TOKENS_FAULT.includes(code)))) {
      if (answer) this.log.error({ faults }, 'the captcha provider refused to check tokens');
      return refuse('CAPTCHA_UNAVAILABLE', { data: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    }
    if (!answer.success) return refuse('CAPTCHA_FAILED');
    if (this.settings.hostnames.includes(answer.hostname ?? '')) return accept(null);
    this.log.warn({ hostname: answer.hostname }, 'a captcha was passed on a page that is not ours');
    return refuse('CAPTCHA_FAILED');
  }

  private async ask(token: string, address: string | null | undefined) {
    const { url, secret, timeoutMs = TIMEOUT_MS } = this.settings;
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...(address && { remoteip: address }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Turnstile answers 400 with the same JSON where the secret or the token is not there.
    return answerSchema.parse(await response.json());
  }
}

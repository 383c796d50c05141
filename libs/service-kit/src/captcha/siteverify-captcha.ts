import { accept, type Outcome, refuse } from '@setpoint/kernel';
import { z } from 'zod';
import type { Log } from '../observe/log.js';
import { Captcha, type CaptchaRefusal } from './captcha.js';

export interface SiteverifySettings {
  /** Verification endpoint. */
  readonly url: string;
  readonly secret: string;
  /** Hosts of our pages. A token issued on another page with our public key is rejected. */
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

/** Error codes about our settings or the provider; all others concern the token. */
const NOT_ABOUT_THE_TOKEN = [
  ...['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch', 'bad-request', 'internal-error'],
];

/**
 * Cloudflare Turnstile and hCaptcha: both verify a token that is posted with our secret. Fails closed: while the provider
 * is unavailable or rejects our secret, forms are refused (PUB-05).
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
    const errorCodes = answer?.['error-codes'] ?? [];
    if (!answer || (!answer.success && errorCodes.some((code) => NOT_ABOUT_THE_TOKEN.includes(code)))) {
      if (answer) this.log.error({ errorCodes }, 'the captcha provider refused to check tokens');
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
    // Turnstile responds 400 with the same JSON if the secret or the token is missing.
    return answerSchema.parse(await response.json());
  }
}

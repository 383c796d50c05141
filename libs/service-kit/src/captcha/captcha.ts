import { accept, type Outcome } from '@setpoint/kernel';

export type CaptchaRefusal = 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_UNAVAILABLE';

/** Captcha for public forms (PUB-05). */
export abstract class Captcha {
  /**
   * Whether the widget of the form was passed. Tokens are single-use: check after everything else is valid, before anything is
   * written or mailed.
   * @param token from the widget
   * @param address of the caller; the provider compares it with that of the widget's visitor
   * @returns CAPTCHA_UNAVAILABLE with `retryAfterSeconds` while the provider does not respond
   */
  abstract verify(
    token: string | null | undefined,
    address: string | null | undefined,
  ): Promise<Outcome<null, CaptchaRefusal>>;
}

/** Used if no provider is configured, as in local development. */
export class NoCaptcha extends Captcha {
  override verify(): Promise<Outcome<null, CaptchaRefusal>> {
    return Promise.resolve(accept(null));
  }
}

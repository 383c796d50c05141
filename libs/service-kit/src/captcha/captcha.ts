import { accept, type Outcome } from '@setpoint/kernel';

export type CaptchaRefusal = 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_UNAVAILABLE';

/** Tells people from programs on forms that everybody may send (PUB-05). */
export abstract class Captcha {
  /**
   * Whether the widget of the form was passed. A token counts once: ask when all else is in order, before anything is
   * written or mailed.
   * @param token what the widget gave to the form
   * @param address of the caller; the provider compares it with that of the widget's visitor
   * @returns CAPTCHA_UNAVAILABLE with `retryAfterSeconds` while the provider gives no answer
   */
  abstract verify(
    token: string | null | undefined,
    address: string | null | undefined,
  ): Promise<Outcome<null, CaptchaRefusal>>;
}

/** Where no provider is configured, as on one's own machine. */
export class NoCaptcha extends Captcha {
  override verify(): Promise<Outcome<null, CaptchaRefusal>> {
    return Promise.resolve(accept(null));
  }
}

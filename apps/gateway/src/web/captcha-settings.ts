import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '@setpoint/service-kit/edge';
import { z } from 'zod';
import type { ContentSources } from './security-headers.js';

/** Captcha settings of public forms, all of them public; none without a provider (PUB-05). */
export interface CaptchaSettings {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** CAPTCHA_PROVIDER and the public key of the pages. */
export const pageCaptchaConfig = {
  captchaProvider: z.enum(CAPTCHA_PROVIDERS).optional(),
  captchaSiteKey: z.string().min(1).optional(),
};

type CaptchaConfig = z.output<z.ZodObject<typeof pageCaptchaConfig>>;

/** Part of a process's settings, so that missing ones are reported at start. */
export const withPageCaptcha = <Shape extends z.ZodType<CaptchaConfig>>(config: Shape): Shape =>
  config.refine(({ captchaProvider, captchaSiteKey }) => !captchaProvider || captchaSiteKey !== undefined, {
    path: ['captchaSiteKey'],
    message: 'is needed with CAPTCHA_PROVIDER',
  });

export const captchaSettings = ({ captchaProvider, captchaSiteKey }: CaptchaConfig): CaptchaSettings | undefined =>
  captchaProvider && captchaSiteKey ? { provider: captchaProvider, siteKey: captchaSiteKey } : undefined;

/** Content security policy of each widget, from its provider's documentation. */
const SOURCES: Readonly<Record<CaptchaProvider, ContentSources>> = {
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
};

/** Extends the content security policy for the widget. */
export function withCaptcha(sources: ContentSources, captcha: CaptchaSettings | undefined): ContentSources {
  if (!captcha) return sources;
  const added = Object.entries(SOURCES[captcha.provider]) as [keyof ContentSources, readonly string[]][];
  return { ...sources, ...Object.fromEntries(added.map(([kind, all]) => [kind, [...(sources[kind] ?? []), ...all]])) };
}

import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '@setpoint/service-kit/edge';
import { z } from 'zod';
import type { ContentSources } from './security-headers.js';

/** The captcha of public forms; without a provider there is none (PUB-05). All of it is told to the browser. */
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

/** For the settings of a process, so that what is missing is named at its start. */
export const withPageCaptcha = <Shape extends z.ZodType<CaptchaConfig>>(config: Shape): Shape =>
  config.refine(({ captchaProvider, captchaSiteKey }) => !captchaProvider || captchaSiteKey !== undefined, {
    path: ['captchaSiteKey'],
    message: 'is needed with CAPTCHA_PROVIDER',
  });

export const captchaSettings = ({ captchaProvider, captchaSiteKey }: CaptchaConfig): CaptchaSettings | undefined =>
  captchaProvider && captchaSiteKey ? { provider: captchaProvider, siteKey: captchaSiteKey } : undefined;

/** What each widget needs, by its provider's own documentation. */
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

/** Lets pages load the widget besides what they may load anyway. */
export function withCaptcha(sources: ContentSources, captcha: CaptchaSettings | undefined): ContentSources {
  if (!captcha) return sources;
  const added = Object.entries(SOURCES[captcha.provider]) as [keyof ContentSources, readonly string[]][];
  return { ...sources, ...Object.fromEntries(added.map(([kind, all]) => [kind, [...(sources[kind] ?? []), ...all]])) };
}

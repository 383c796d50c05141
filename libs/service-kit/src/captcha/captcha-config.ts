import { z } from 'zod';
import type { Log } from '../observe/log.js';
import { type Captcha, NoCaptcha } from './captcha.js';
import { SiteverifyCaptcha } from './siteverify-captcha.js';

export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

const SITEVERIFY: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

/** Settings shared by all services with public forms. Without a provider there is no captcha. */
export const captchaConfig = {
  captchaProvider: z.enum(CAPTCHA_PROVIDERS).optional(),
  captchaSecret: z.string().min(1).optional(),
  /** Hosts of the pages with the forms; the web app's host by default. */
  captchaHostnames: z.array(z.string()).default([]),
  /** Overrides the provider's URL, for example with a proxy. */
  captchaVerifyUrl: z.url({ protocol: /^https?$/ }).optional(),
};

export type CaptchaConfig = z.output<z.ZodObject<typeof captchaConfig>>;

/** Part of a process's settings, so that missing ones are reported at start. */
export const withWholeCaptcha = <Shape extends z.ZodType<CaptchaConfig>>(config: Shape): Shape =>
  config.refine(({ captchaProvider, captchaSecret }) => !captchaProvider || captchaSecret !== undefined, {
    path: ['captchaSecret'],
    message: 'is needed with CAPTCHA_PROVIDER',
  });

export function openCaptcha(config: CaptchaConfig & { readonly webUrl: string }, log: Log): Captcha {
  const { captchaProvider: provider, captchaSecret: secret, captchaHostnames: named, captchaVerifyUrl } = config;
  if (!provider || !secret) return new NoCaptcha();
  const hostnames = named.length > 0 ? named : [new URL(config.webUrl).hostname];
  return new SiteverifyCaptcha({ url: captchaVerifyUrl ?? SITEVERIFY[provider], secret, hostnames }, log);
}

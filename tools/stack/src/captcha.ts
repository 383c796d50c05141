import { captchaSettings, pageCaptchaConfig, withPageCaptcha, type CaptchaSettings } from '@setpoint/gateway';
import { captchaConfig, ConfigError, readConfig, withWholeCaptcha } from '@setpoint/service-kit';
import { z } from 'zod';
import { StartError } from '../../start/steps.mjs';

const schema = withPageCaptcha(withWholeCaptcha(z.object({ ...captchaConfig, ...pageCaptchaConfig })));

/**
 * The captcha of public forms that CAPTCHA_PROVIDER and its companions name: for pages, and for the services.
 * @throws StartError with every variable that does not fit
 */
export function readCaptcha(environment: NodeJS.ProcessEnv): {
  readonly pages: CaptchaSettings | undefined;
  readonly services: Readonly<Record<string, unknown>>;
} {
  try {
    const { captchaSiteKey, ...services } = readConfig(schema, environment);
    return { pages: captchaSettings({ captchaProvider: services.captchaProvider, captchaSiteKey }), services };
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    throw new StartError(`The environment has settings that don't fit:\n  ${cause.errors.join('\n  ')}`, {
      remedy: 'docs/guides/running.md lists the variables; without CAPTCHA_PROVIDER there is no captcha.',
      cause,
    });
  }
}

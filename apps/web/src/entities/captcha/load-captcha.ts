import type { CaptchaSettings } from '../site/config.js';

/** What the scripts of both providers offer. */
interface CaptchaApi {
  /** @returns the id of the widget */
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(id: string): void;
}

const SCRIPTS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off&onload=',
} as const;
const ON_LOAD = 'onCaptchaLoad';

let loading: Promise<CaptchaApi> | null = null;

/** The provider's script, once; after a failure the next call loads it again. */
export function loadCaptcha(provider: CaptchaSettings['provider']): Promise<CaptchaApi> {
  loading ??= new Promise<CaptchaApi>((resolve, reject) => {
    const globals = globalThis as unknown as Record<string, unknown>;
    globals[ON_LOAD] = () => resolve(globals[provider] as CaptchaApi);
    const script = document.createElement('script');
    script.src = SCRIPTS[provider] + ON_LOAD;
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      loading = null;
      reject(new Error(`${script.src} did not load`));
    });
    document.head.append(script);
  });
  return loading;
}

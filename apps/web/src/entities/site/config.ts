import { useEffect, useState } from 'react';
import { learnTime } from '@setpoint/client/time';

/** The installation’s public settings, from /config.json. */
export interface PublicConfig {
  readonly provider: {
    readonly apiKey: string;
    readonly projectId?: string;
    readonly authDomain?: string;
    /** Address of the provider's emulator; none in production. */
    readonly emulatorUrl?: string;
  };
  readonly features?: {
    /** Google and Facebook sign-in. */
    readonly social?: boolean;
  };
  /** Maps of centres; none without. */
  readonly map?: MapConfig;
  /** Of the forms that everybody may send; none without. */
  readonly captcha?: CaptchaSettings;
  /** The platform's time. */
  readonly now?: string;
  /** Addresses outside the app; what is not set is not shown. */
  readonly links?: Partial<Record<OutsideLink, string>>;
}

export interface CaptchaSettings {
  readonly provider: 'turnstile' | 'hcaptcha';
  readonly siteKey: string;
}

export interface MapConfig {
  /** Address of a MapLibre style. */
  readonly style: string;
  /** Another one for the dark appearance. */
  readonly styleDark?: string;
  /** Whom to name on the map besides what its sources say of themselves. */
  readonly attribution?: string;
}

export const OUTSIDE_LINKS = ['blog', 'partners', 'instagram', 'facebook', 'youtube'] as const;
type OutsideLink = (typeof OUTSIDE_LINKS)[number] | 'appStore' | 'googlePlay';

let loading: Promise<PublicConfig> | null = null;
let loaded: PublicConfig | null = null;

/** Loads the settings once; after a failure the next call loads them again. */
export function loadConfig(): Promise<PublicConfig> {
  loading ??= fetch('/config.json', { headers: { accept: 'application/json' } })
    .then((response) => {
      if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
      return response.json() as Promise<PublicConfig>;
    })
    .then((config) => {
      if (config.now) learnTime(config.now);
      loaded = { ...config, links: webAddresses(config.links) };
      return loaded;
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** What leads nowhere, such as a lone `#`, is not shown. */
function webAddresses(links: PublicConfig['links'] = {}): NonNullable<PublicConfig['links']> {
  return Object.fromEntries(Object.entries(links).filter(([, address]) => /^https?:\/\/[^/]/.test(address)));
}

/** The next call loads the settings again. */
export function forgetConfig(): void {
  loading = null;
  loaded = null;
}

/** The configuration, null until it is there or when it can't be had. */
export function useConfig(): PublicConfig | null {
  const [config, setConfig] = useState(loaded);
  useEffect(() => {
    let gone = false;
    loadConfig().then(
      (answer) => !gone && setConfig(answer),
      (error: unknown) => console.warn(error),
    );
    return () => {
      gone = true;
    };
  }, []);
  return config;
}

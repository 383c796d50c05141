import { useEffect, useState } from 'react';
import { learnTime } from '../time/platform-time.js';

/** What the installation tells the browser, in /config.json. */
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
  /** The platform's time. */
  readonly now?: string;
  /** Addresses outside the app; what is not set is not shown. */
  readonly links?: Partial<Record<OutsideLink, string>>;
}

export const OUTSIDE_LINKS = ['blog', 'privacy', 'partners', 'instagram', 'facebook', 'youtube'] as const;
export type OutsideLink = (typeof OUTSIDE_LINKS)[number];

let loading: Promise<PublicConfig> | null = null;

/** Asks once; a failure is forgotten, so that the next call asks again. */
export function loadConfig(): Promise<PublicConfig> {
  loading ??= fetch('/config.json', { headers: { accept: 'application/json' } })
    .then((response) => {
      if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
      return response.json() as Promise<PublicConfig>;
    })
    .then((config) => {
      if (config.now) learnTime(config.now);
      return config;
    })
    .catch((fault: unknown) => {
      loading = null;
      throw fault;
    });
  return loading;
}

/** Asks again the next time. */
export function forgetConfig(): void {
  loading = null;
}

/** The configuration, null until it is there or when it can't be had. */
export function useConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let gone = false;
    loadConfig().then(
      (loaded) => !gone && setConfig(loaded),
      (fault: unknown) => console.warn(fault),
    );
    return () => {
      gone = true;
    };
  }, []);
  return config;
}

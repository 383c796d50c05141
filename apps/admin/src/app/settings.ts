import { learnTime } from '@setpoint/client/time';

/** The installation's public settings, from /config.json. */
interface Settings {
  readonly provider: {
    readonly apiKey: string;
    readonly projectId?: string;
    readonly authDomain?: string;
    /** Address of the provider's emulator; none in production. */
    readonly emulatorUrl?: string;
  };
  /** The platform's time. */
  readonly now?: string;
}

/** Also sets this app's clock by the platform's. */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const settings = (await response.json()) as Settings;
  if (settings.now) learnTime(settings.now);
  return settings;
}

import { useTranslation } from 'react-i18next';

/** Names of their makers, the same in every language. */
const BROWSERS = {
  ...{ CHROME: 'Chrome', EDGE: 'Edge', FIREFOX: 'Firefox' },
  ...{ SAFARI: 'Safari', OPERA: 'Opera', SAMSUNG: 'Samsung Internet' },
} as const;
const SYSTEMS = {
  ...{ WINDOWS: 'Windows', MACOS: 'macOS', LINUX: 'Linux' },
  ...{ CHROMEOS: 'ChromeOS', ANDROID: 'Android', IOS: 'iOS' },
} as const;

interface Device {
  readonly browser: keyof typeof BROWSERS | null;
  readonly system: keyof typeof SYSTEMS | null;
}

/** `Firefox on Linux`, as far as the browser said it. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    const name = browser ? BROWSERS[browser] : t('account:sessions.unknown');
    return system ? t('account:sessions.on', { browser: name, system: SYSTEMS[system] }) : name;
  };
}

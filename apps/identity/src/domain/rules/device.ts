export type Browser = 'CHROME' | 'EDGE' | 'FIREFOX' | 'SAFARI' | 'OPERA' | 'SAMSUNG';
export type System = 'WINDOWS' | 'MACOS' | 'LINUX' | 'CHROMEOS' | 'ANDROID' | 'IOS';

export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

export const UNKNOWN_DEVICE: Device = { browser: null, system: null };

/** First match wins, because most browsers also name their ancestors. */
const BROWSERS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'EDGE'],
  [/\b(OPR|Opera)\//, 'OPERA'],
  [/\bSamsungBrowser\//, 'SAMSUNG'],
  [/\b(Firefox|FxiOS)\//, 'FIREFOX'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'CHROME'],
  [/\bSafari\//, 'SAFARI'],
];
const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'IOS'],
  [/\bAndroid\b/, 'ANDROID'],
  [/\bCrOS\b/, 'CHROMEOS'],
  [/\bWindows\b/, 'WINDOWS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'MACOS'],
  [/\bLinux\b/, 'LINUX'],
];

/** Browser families only: enough to recognise one's devices, too little for fingerprinting. */
export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return UNKNOWN_DEVICE;
  const first = <Family>(families: readonly (readonly [RegExp, Family])[]) =>
    families.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}

/** What a value of a template starts or ends with until somebody sets it. */
const WORDS = /\b(?:set[-_]in[-_]overlay|change[-_]?me|replace[-_]?me|to[-_]be[-_]set)\b/i;

/** Hosts of documentation, which never exist (RFC 2606). */
const HOSTS = /\b(?:[a-z0-9-]+\.)+example\b(?![.-]?[a-z0-9])/i;

/** The placeholder that a value still contains; null if it contains none. */
export const findPlaceholder = (value: string): string | null => (WORDS.exec(value) ?? HOSTS.exec(value))?.[0] ?? null;

/** Whether the process serves real people: `PRODUCTION` decides, otherwise `NODE_ENV`. */
export function isProduction(env: Readonly<Record<string, string | undefined>>): boolean {
  const { PRODUCTION: told, NODE_ENV: mode } = env;
  return told ? /^(?:true|1)$/i.test(told) : mode === 'production';
}

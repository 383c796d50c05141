import { LANGUAGE_CODES, languageEntry, type LanguageCode } from '@setpoint/i18n';

/** Head of a public page, rendered on the server (PUB-04). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Canonical path (RTE-13). */
  readonly path: string;
  readonly language: LanguageCode;
  /** Whether the URL names the language; otherwise it serves every language. */
  readonly named: boolean;
  readonly picture: string;
  /** Of schema.org. */
  readonly data?: object;
}

export const PICTURE = { width: 1_200, height: 630 };

/** Tags for search engines and link previews. The app removes them on navigation. */
export function headTags(
  { title, description, path, language, named, picture, data }: PageHead,
  origin: string,
): string {
  const full = `${title} · Setpoint`;
  const address = (code?: LanguageCode) => `${origin}${path}${code ? `?lang=${code}` : ''}`;
  const here = address(named ? language : undefined);
  return [
    `<title>${escaped(full)}</title>`,
    meta('name', 'description', description),
    link('canonical', here),
    ...LANGUAGE_CODES.map((code) => link('alternate', address(code), code)),
    link('alternate', address(), 'x-default'),
    meta('property', 'og:title', full),
    meta('property', 'og:description', description),
    meta('property', 'og:url', here),
    meta('property', 'og:locale', locale(language)),
    ...LANGUAGE_CODES.filter((code) => code !== language).map((code) =>
      meta('property', 'og:locale:alternate', locale(code)),
    ),
    meta('property', 'og:image', `${origin}${picture}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(PICTURE.width)),
    meta('property', 'og:image:height', String(PICTURE.height)),
    meta('property', 'og:image:alt', full),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(data ? [json(data)] : []),
  ].join('\n    ');
}

/** The built page with this head and language. */
export function withHead(shell: string, tags: string, language: LanguageCode): string {
  // Replacer functions, because names may contain patterns such as $&.
  return shell
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => tags);
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta data-of-page ${kind}="${name}" content="${escaped(content)}" />`;

const link = (rel: string, href: string, language?: string): string =>
  `<link data-of-page rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escaped(href)}" />`;

/** Escapes `<`, so that the JSON cannot close the element. */
const json = (data: object): string =>
  `<script data-of-page type="application/ld+json">${JSON.stringify(data)
    .toWellFormed()
    .replace(/[<>&\u2028\u2029]/g, asNumber)}</script>`;

const asNumber = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const locale = (code: LanguageCode): string => `${code}_${languageEntry(code).country}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes; invalid characters are replaced. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

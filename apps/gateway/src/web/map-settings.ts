import { z } from 'zod';
import type { ContentSources } from './security-headers.js';

/** Maps of centres; without a style there are none. */
export interface MapSettings {
  /** Address of a MapLibre style. */
  readonly style: string;
  /** Style for dark mode. */
  readonly styleDark?: string;
  /** Where tiles, fonts and symbols of the styles come from, besides where the styles themselves do. */
  readonly origins: readonly string[];
  /** Attribution shown in addition to that of the sources. */
  readonly attribution?: string;
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** Plain http would reveal which map somebody views; allowed on localhost. */
const isPrivate = (address: string) => {
  const { protocol, hostname } = parsed(address) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname!));
};

const styleUrl = z.string().refine(isPrivate, 'must be an address with https (http on localhost only)').optional();
const origin = z
  .string()
  .refine(
    (text) => isPrivate(text) && parsed(text)!.origin === text,
    'must be an origin with https, such as https://tiles.example, without a path (http on localhost only)',
  );

/** MAP_STYLE_URL and its companions. */
export const mapConfig = z.object({
  mapStyleUrl: styleUrl,
  mapStyleUrlDark: styleUrl,
  /** Where tiles, fonts and symbols come from; the origins of the styles need not be named. */
  mapOrigins: z.array(origin).default([]),
  mapAttribution: z.string().max(300).optional(),
});

export function mapSettings(config: z.output<typeof mapConfig>): MapSettings | undefined {
  const { mapStyleUrl: style, mapStyleUrlDark: styleDark, mapOrigins: origins, mapAttribution: attribution } = config;
  return style ? { style, ...(styleDark && { styleDark }), origins, ...(attribution && { attribution }) } : undefined;
}

/** Public settings for the browser. */
export const publicMap = ({ style, styleDark, attribution }: MapSettings) => ({ style, styleDark, attribution });

/** Extends the content security policy for the map. */
export function withMap(sources: ContentSources, map: MapSettings | undefined): ContentSources {
  if (!map) return sources;
  const { style, styleDark = style, origins } = map;
  const all = [...new Set([new URL(style).origin, new URL(styleDark).origin, ...origins])];
  return { ...sources, connect: [...(sources.connect ?? []), ...all], image: [...(sources.image ?? []), ...all] };
}

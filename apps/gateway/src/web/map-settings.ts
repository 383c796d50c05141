import { z } from 'zod';
import type { ContentSources } from './security-headers.js';

/** Maps of centres; without a style there are none. */
export interface MapSettings {
  /** Address of a MapLibre style. */
  readonly style: string;
  /** Another one for the dark appearance. */
  readonly styleDark?: string;
  /** Where tiles, fonts and symbols of the styles come from, besides where the styles themselves do. */
  readonly origins: readonly string[];
  /** Shown on the map with what its sources say of themselves. */
  readonly attribution?: string;
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
const parsed = (address: string) => (URL.canParse(address) ? new URL(address) : null);

/** Plain http shows to others which map somebody looks at; on this machine there are no others. */
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

/** What the browser is told. */
export const publicMap = ({ style, styleDark, attribution }: MapSettings) => ({ style, styleDark, attribution });

/** Lets pages load the map besides what they may load anyway. */
export function withMap(sources: ContentSources, map: MapSettings | undefined): ContentSources {
  if (!map) return sources;
  const { style, styleDark = style, origins } = map;
  const all = [...new Set([new URL(style).origin, new URL(styleDark).origin, ...origins])];
  return { ...sources, connect: [...(sources.connect ?? []), ...all], image: [...(sources.image ?? []), ...all] };
}

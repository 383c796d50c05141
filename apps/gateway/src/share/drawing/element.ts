/** What satori draws: nested boxes, lines of text and shapes. */
export interface Element {
  readonly type: string;
  readonly props: {
    readonly style?: Style;
    readonly children?: string | readonly (Element | string)[];
    readonly [attribute: string]: unknown;
  };
}
export type Style = Readonly<Record<string, string | number>>;

/** Longer texts are cut before measuring, to save time. */
const LONGEST = 90;

export const box = (style: Style, ...children: readonly (Element | null)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

/** A text on as many lines, the last of them cut with …. Only characters available in the fonts are drawn. */
export const text = (words: string, style: Style, lines = 1): Element => ({
  type: 'div',
  props: {
    style: {
      ...{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
      ...(lines === 1 ? { whiteSpace: 'nowrap' } : { lineClamp: lines, wordBreak: 'break-word' }),
      ...style,
    },
    children: drawable(words),
  },
});

export const svg = (viewBox: string, size: { width: number; height: number }, ...children: Element[]): Element => ({
  type: 'svg',
  props: { viewBox, ...size, children },
});

export const shape = (
  type: 'circle' | 'path' | 'rect',
  attributes: Readonly<Record<string, string | number>>,
): Element => ({
  type,
  props: attributes,
});

/** The fonts have no emoji or other scripts, which would be drawn as boxes. */
export const drawable = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}+|]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST) || '?';

/**
 * Every design value of the web and support apps. Nothing else names a colour or a breakpoint, except for
 * those that pictures of the server share (kernel: AVATAR_COLOURS).
 */

/** Breakpoints in px (SHL-05). */
export const BREAKPOINTS = { xs: 360, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The colour options of the interface (SHL-06). */
export const COLOUR_OPTIONS = ['default', 'purple', 'cyan', 'blue', 'orange', 'red'] as const;
export type ColourOption = (typeof COLOUR_OPTIONS)[number];

/** The tone that white text stands on (contrast at least 4.5), per colour. */
export const BASE_COLOURS = {
  /** Hard court: the primary blue. */
  court: '#1d5bd6',
  /** Clay: the secondary orange. */
  clay: '#c64a0f',
  /** Lawn: success. */
  grass: '#24793f',
  purple: '#7a3fd0',
  cyan: '#0b7285',
  blue: '#0a66b7',
  orange: '#bd5200',
  red: '#c52b2b',
  /** Ball: highlights, never behind text. */
  ball: '#d6e03c',
} as const;

/** Which scale is primary under each colour option. */
export const PRIMARY_OF: Record<ColourOption, keyof typeof BASE_COLOURS> = {
  default: 'court',
  purple: 'purple',
  cyan: 'cyan',
  blue: 'blue',
  orange: 'orange',
  red: 'red',
};

/** Colours by sex (SHL-06): M, F and I (mixed or not given). */
export const SEX_COLOURS = { M: '#2f6fdc', F: '#b83280', I: '#5b6472' } as const;

/** Backgrounds and borders, light and dark. */
export const SURFACES = {
  light: { page: '#f5f7fa', raised: '#ffffff', sunken: '#eaeef4', line: '#dbe1ea', text: '#131a26', quiet: '#525e70' },
  dark: { page: '#0e131b', raised: '#171e29', sunken: '#0a0e14', line: '#2b3545', text: '#e9eef6', quiet: '#a3afc0' },
} as const;

/** Tones of dark mode from text to the deepest ground; blue like a court at night. */
export const NIGHT = [
  '#e9eef6',
  '#c3cddb',
  '#a3afc0',
  '#7f8da3',
  '#3a4659',
  '#2b3545',
  '#1e2735',
  '#171e29',
  '#0e131b',
  '#0a0e14',
] as const;

/** Share of the colour in the background of a tonal button in dark mode, in %. */
export const TONAL_SHARES = { rest: 55, hover: 70 } as const;

/** Widths of the side bar in px (SHL-02). */
export const SIDE_BAR = { expanded: 280, collapsed: 102 } as const;

/** Toasts (SHL-04). */
export const TOASTS = { atOnce: 5, milliseconds: 3000 } as const;

/** Scroll in px after which the public header turns solid (SHL-03). */
export const SOLID_HEADER_AFTER = 100;

export const FONTS = {
  text: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  figures: "'Barlow Condensed', 'Barlow Condensed Fallback', 'Arial Narrow', 'Roboto Condensed', sans-serif",
} as const;

import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import {
  BASE_COLOURS,
  BREAKPOINTS,
  FONTS,
  NIGHT,
  PRIMARY_OF,
  SEX_COLOURS,
  SURFACES,
  TONAL_SHARES,
  type ColourOption,
} from './tokens.js';

const em = (px: number) => `${px / 16}em`;

/** Ten tones around a base: lighter to 0, the base at 6, darker to 9. */
export function scaleOf(base: string): MantineColorsTuple {
  const lighter = [0.93, 0.84, 0.68, 0.5, 0.32, 0.15].map((share) => mix(base, '#ffffff', share));
  const darker = [0.18, 0.34, 0.52].map((share) => mix(base, '#0a0f18', share));
  return [...lighter, base, ...darker] as unknown as MantineColorsTuple;
}

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);
  const mixed = [0, 1, 2].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const colors = {
  ...Object.fromEntries(Object.entries(BASE_COLOURS).map(([name, base]) => [name, scaleOf(base)])),
  dark: [...NIGHT] as unknown as MantineColorsTuple,
};

/** Mantine's theme from the tokens, with the chosen colour as primary. */
export function themeFor(colour: ColourOption): MantineThemeOverride {
  return createTheme({
    colors,
    primaryColor: PRIMARY_OF[colour],
    primaryShade: { light: 6, dark: 6 },
    autoContrast: true,
    luminanceThreshold: 0.35,
    white: '#ffffff',
    black: SURFACES.light.text,
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    fontFamily: FONTS.text,
    headings: { fontFamily: FONTS.text, fontWeight: '700', textWrap: 'balance' },
    breakpoints: {
      xs: em(BREAKPOINTS.xs),
      sm: em(BREAKPOINTS.sm),
      md: em(BREAKPOINTS.md),
      lg: em(BREAKPOINTS.lg),
      xl: em(BREAKPOINTS.xl),
    },
    radius: { xs: '4px', sm: '8px', md: '12px', lg: '18px', xl: '28px' },
    components: {
      Button: { defaultProps: { size: 'md', radius: 'xl' } },
      TextInput: { defaultProps: { size: 'md' } },
      NativeSelect: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      NumberInput: { defaultProps: { size: 'md' } },
      Select: { defaultProps: { size: 'md', allowDeselect: false } },
      Textarea: { defaultProps: { size: 'md' } },
      Autocomplete: { defaultProps: { size: 'md' } },
      ActionIcon: { defaultProps: { size: 44, variant: 'subtle', radius: 'xl' } },
      Modal: { defaultProps: { radius: 'lg' } },
      // Mantine's own role interrupts screen readers: refusals and failures ask for it by `role="alert"`.
      Alert: { defaultProps: { role: 'status' } },
      Menu: {
        // Among the items of a menu there is nothing else to be focused.
        defaultProps: { withInitialFocusPlaceholder: false },
        // Names in items may be longer than a phone is wide.
        styles: { dropdown: { maxWidth: 'calc(100vw - 16px)' } },
      },
      // In a text colour alone tells nobody of a link; those on their own are `variant="standalone"` (base.css).
      Anchor: { defaultProps: { underline: 'always' } },
    },
  });
}

/** Variables that Mantine doesn't have: grounds, lines, the sex colours, the figures' face. */
export const cssVariables: CSSVariablesResolver = ({ colors: scales }) => ({
  variables: {
    '--sp-figures': FONTS.figures,
    '--sp-sex-m': SEX_COLOURS.M,
    '--sp-sex-f': SEX_COLOURS.F,
    '--sp-sex-i': SEX_COLOURS.I,
    '--sp-clay': BASE_COLOURS.clay,
    '--sp-ball': BASE_COLOURS.ball,
  },
  light: grounds('light'),
  dark: { ...grounds('dark'), ...tonal(Object.keys(scales).filter((name) => name !== 'dark')) },
});

/** Tonal buttons and badges of dark mode: a ground that stands out, with nearly white text on it. */
function tonal(names: readonly string[]): Record<string, string> {
  const ground = (name: string, share: number) =>
    `color-mix(in srgb, var(--mantine-color-${name}-6) ${share}%, ${SURFACES.dark.raised})`;
  return Object.fromEntries(
    names.flatMap((name) => [
      [`--mantine-color-${name}-light`, ground(name, TONAL_SHARES.rest)],
      [`--mantine-color-${name}-light-hover`, ground(name, TONAL_SHARES.hover)],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-0)`],
    ]),
  );
}

function grounds(scheme: 'light' | 'dark'): Record<string, string> {
  const ground = SURFACES[scheme];
  const accent = scheme === 'light' ? 'var(--mantine-primary-color-7)' : 'var(--mantine-primary-color-3)';
  return {
    '--mantine-color-body': ground.page,
    '--mantine-color-text': ground.text,
    '--mantine-color-dimmed': ground.quiet,
    '--mantine-color-placeholder': ground.quiet,
    '--mantine-color-anchor': accent,
    '--mantine-color-default': ground.raised,
    '--mantine-color-default-border': ground.line,
    '--mantine-color-error': scheme === 'light' ? '#b42318' : '#ff9c92',
    '--sp-raised': ground.raised,
    '--sp-sunken': ground.sunken,
    '--sp-line': ground.line,
    '--sp-quiet': ground.quiet,
    '--sp-accent': accent,
    '--sp-accent-soft':
      scheme === 'light'
        ? 'var(--mantine-primary-color-0)'
        : 'color-mix(in srgb, var(--mantine-primary-color-6) 22%, transparent)',
    '--sp-warm': scheme === 'light' ? '#b5430d' : '#f5a37f',
  };
}

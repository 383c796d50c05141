import { useMantineColorScheme } from '@mantine/core';
import { AVATAR_COLOURS } from '@setpoint/kernel';
import { fireEvent, screen } from '@testing-library/react';
import {
  BASE_COLOURS,
  BREAKPOINTS,
  COLOUR_OPTIONS,
  cssVariables,
  PRIMARY_OF,
  SEX_COLOURS,
  scaleOf,
  SIDE_BAR,
  SURFACES,
  TONAL_SHARES,
  themeFor,
  useAppearance,
} from '../src/index.js';
import { show } from './render.js';

/** WCAG's contrast of two colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** As CSS mixes them: `share` of the first. */
function mixed(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const values = [1, 3, 5].map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)));
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('theme', () => {
  it.each(COLOUR_OPTIONS)('SHL-06 SHL-09 carries white text on the primary colour of %s', (option) => {
    expect(contrast('#ffffff', BASE_COLOURS[PRIMARY_OF[option]])).toBeGreaterThanOrEqual(4.5);
    expect(themeFor(option).primaryColor).toBe(PRIMARY_OF[option]);
  });

  it.each(['light', 'dark'] as const)('SHL-09 has readable text and quiet text on every ground in %s', (scheme) => {
    const { page, raised, sunken, text, quiet } = SURFACES[scheme];
    for (const ground of [page, raised, sunken]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(quiet, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(BASE_COLOURS).filter((name) => name !== 'ball'))(
    'SHL-06~ SHL-09 has tonal buttons in dark mode that stand out from the card, with readable text: %s',
    (name) => {
      const { raised } = SURFACES.dark;
      const scale = scaleOf(BASE_COLOURS[name as keyof typeof BASE_COLOURS]);
      for (const share of [TONAL_SHARES.rest, TONAL_SHARES.hover]) {
        const ground = mixed(scale[6]!, raised, share / 100);
        expect(contrast(ground, raised)).toBeGreaterThanOrEqual(1.4);
        expect(contrast(scale[0]!, ground)).toBeGreaterThanOrEqual(4.5);
      }
      const { dark } = cssVariables({ colors: themeFor('default').colors } as Parameters<typeof cssVariables>[0]);
      expect(dark[`--mantine-color-${name}-light`]).toContain(`${TONAL_SHARES.rest}%, ${raised}`);
    },
  );

  it('SHL-09 has readable initials on every avatar, and readable sex colours', () => {
    for (const colour of [...AVATAR_COLOURS, ...Object.values(SEX_COLOURS)]) {
      expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
    }
    expect(Object.keys(SEX_COLOURS)).toEqual(['M', 'F', 'I']);
  });

  it('SHL-05 SHL-02~ keeps the measures that were specified', () => {
    expect(BREAKPOINTS).toMatchObject({ sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(SIDE_BAR).toEqual({ expanded: 280, collapsed: 102 });
  });

  it('SHL-06~ tints the bar of the browser by the chosen scheme', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    function Switch() {
      const { setColorScheme } = useMantineColorScheme();
      return <button onClick={() => setColorScheme('dark')}>dark</button>;
    }
    await show(<Switch />);
    expect(meta.content).toBe(BASE_COLOURS.court);
    fireEvent.click(screen.getByRole('button', { name: 'dark' }));
    expect(meta.content).toBe(SURFACES.dark.page);
    meta.remove();
    window.localStorage.removeItem('setpoint.scheme');
  });

  it('SHL-06 remembers the chosen colour on this device', async () => {
    function Picker() {
      const { colour, setColour } = useAppearance();
      return <button onClick={() => setColour('cyan')}>{colour}</button>;
    }
    const { unmount } = await show(<Picker />);
    fireEvent.click(screen.getByRole('button', { name: 'default' }));
    expect(screen.getByRole('button', { name: 'cyan' })).toBeInTheDocument();
    unmount();
    await show(<Picker />);
    expect(screen.getByRole('button', { name: 'cyan' })).toBeInTheDocument();
  });
});

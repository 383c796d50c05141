import { localStorageColorSchemeManager, MantineProvider, useComputedColorScheme } from '@mantine/core';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { BASE_COLOURS, COLOUR_OPTIONS, SURFACES, type ColourOption } from './tokens.js';
import { cssVariables, themeFor } from './theme.js';

const KEY = 'setpoint.colour';
const schemes = localStorageColorSchemeManager({ key: 'setpoint.scheme' });

interface Appearance {
  readonly colour: ColourOption;
  setColour(colour: ColourOption): void;
}

const AppearanceContext = createContext<Appearance>({ colour: 'default', setColour: () => {} });

/** Theme, light or dark, and colour option, remembered per device (SHL-06). */
export function AppearanceProvider({ children, env }: { readonly children: ReactNode; readonly env?: 'test' }) {
  const [colour, setColour] = useState(remembered);
  const theme = useMemo(() => themeFor(colour), [colour]);
  const appearance = useMemo<Appearance>(
    () => ({
      colour,
      setColour(chosen) {
        setColour(chosen);
        try {
          window.localStorage.setItem(KEY, chosen);
        } catch {
          // Remembered for the lifetime of the page.
        }
      },
    }),
    [colour],
  );
  return (
    <AppearanceContext value={appearance}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        colorSchemeManager={schemes}
        // jsdom would work out hundreds of variables for each element whose style is asked for.
        withCssVariables={env !== 'test'}
        {...(env && { env })}
      >
        <BrowserBar />
        {children}
      </MantineProvider>
    </AppearanceContext>
  );
}

/** Phones tint the browser bar: it follows the chosen appearance, not only the system's. */
function BrowserBar() {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useEffect(() => {
    const tint = scheme === 'dark' ? SURFACES.dark.page : BASE_COLOURS.court;
    document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => meta.setAttribute('content', tint));
  }, [scheme]);
  return null;
}

export const useAppearance = () => useContext(AppearanceContext);

function remembered(): ColourOption {
  try {
    const saved = window.localStorage.getItem(KEY) as ColourOption | null;
    return saved && COLOUR_OPTIONS.includes(saved) ? saved : 'default';
  } catch {
    return 'default';
  }
}

import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { COLOUR_OPTIONS, type ColourOption } from './tokens.js';
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
          // Remembered for as long as the page lives.
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
        {...(env && { env })}
      >
        {children}
      </MantineProvider>
    </AppearanceContext>
  );
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

import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResponsiveSheet } from '../src/index.js';
import { show } from './render.js';

/** A window that can be narrowed. */
function aWindow() {
  const listeners = new Set<(change: { matches: boolean }) => void>();
  let isNarrow = false;
  const asked = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return isNarrow && media.includes('max-width');
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    narrowed(narrow: boolean) {
      isNarrow = narrow;
      for (const listener of listeners) listener({ matches: narrow });
    },
    restore: () => asked.mockRestore(),
  };
}

describe('a sheet', () => {
  it('keeps what was typed when the window becomes that of a phone, and back', async () => {
    const around = aWindow();
    await show(
      <ResponsiveSheet opened onClose={() => {}} title="Invite a guest">
        <input aria-label="Name" />
      </ResponsiveSheet>,
    );
    const name = () => screen.getByRole('textbox', { name: 'Name' });
    const onDesktop = screen.getByRole('dialog').getAttribute('style');
    await userEvent.type(name(), 'Giulia');
    act(() => around.narrowed(true));
    expect(name()).toHaveValue('Giulia');
    expect(screen.getByRole('dialog').getAttribute('style')).not.toBe(onDesktop);
    act(() => around.narrowed(false));
    expect(name()).toHaveValue('Giulia');
    around.restore();
  });
});

import { inspect } from 'node:util';
import type { Screen } from './screen.js';

/**
 * The steps of a journey, each a test: none is tried after one that failed, and what everybody saw then is kept in
 * `test-output/screens`. A step that fails again where it is tried twice also says how it failed first: the second try
 * begins where the first one ended.
 */
export function journey(screens: () => Readonly<Record<string, Screen | undefined>>, withinMs = 180_000) {
  let failed: string | null = null;
  let firstError: unknown;
  return (title: string, run: () => Promise<void>): void =>
    it(
      title,
      async () => {
        if (failed && failed !== title) throw new Error(`not tried, because this failed: ${failed}`);
        const isSecondTry = failed === title;
        failed = title;
        try {
          await run();
          failed = null;
        } catch (error) {
          for (const [name, who] of Object.entries(screens()))
            await who?.keepPicture(`failed-${name}${isSecondTry ? '-again' : ''}`);
          if (isSecondTry) throw new Error(`failed first: ${inspect(firstError)}\n\nand again: ${inspect(error)}`);
          firstError = error;
          throw error;
        }
      },
      withinMs,
    );
}

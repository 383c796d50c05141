import type { Screen } from './screen.js';

/**
 * The steps of a journey, each a test: none is tried after one that failed, and what everybody saw then is kept in
 * `test-output/screens`.
 */
export function journey(screens: () => Readonly<Record<string, Screen | undefined>>, withinMs = 180_000) {
  let failed: string | null = null;
  return (title: string, run: () => Promise<void>): void =>
    it(
      title,
      async () => {
        if (failed && failed !== title) throw new Error(`not tried, because this failed: ${failed}`);
        failed = title;
        try {
          await run();
          failed = null;
        } finally {
          if (failed) for (const [name, who] of Object.entries(screens())) await who?.keepPicture(`failed-${name}`);
        }
      },
      withinMs,
    );
}

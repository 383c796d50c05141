import { jest } from '@jest/globals';

let spy: { mockRestore(): void } | undefined;

afterEach(() => {
  spy?.mockRestore();
  spy = undefined;
});

/** What the app warns of from here on, instead of in the log: for tests in which something fails on purpose. */
export function collectWarnings(): string[] {
  const warnings: string[] = [];
  spy = jest.spyOn(console, 'warn').mockImplementation((reason: unknown) => void warnings.push(String(reason)));
  return warnings;
}

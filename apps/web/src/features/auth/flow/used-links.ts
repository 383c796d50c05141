const KEY = 'setpoint.usedLinks';
const KEPT = 5;

/** Links used in this browser, since the provider does not distinguish used links from invalid ones. */
export function wasUsedHere(code: string): boolean {
  return usedCodes().includes(code);
}

export function rememberUsed(code: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...usedCodes(), code].slice(-KEPT)));
  } catch {
    // Then a second click says that the link is not valid, which is true as well.
  }
}

function usedCodes(): string[] {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

import type { SportId } from '@setpoint/kernel';

/** Own estimates from the registration, kept until there is a session that may save them. */
export type PendingLevels = Partial<Record<SportId, number | null>>;

const KEY = 'setpoint.levels';

export function rememberLevels(levels: PendingLevels): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(levels));
  } catch {
    // Asked for again after the first sign-in.
  }
}

export function pendingLevels(): PendingLevels | null {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    return typeof saved === 'object' ? (saved as PendingLevels | null) : null;
  } catch {
    return null;
  }
}

export function forgetLevels(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

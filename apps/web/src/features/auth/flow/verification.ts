import { provider, ProviderFault } from '../../../entities/provider/provider.js';

/** What came of a verification link (AUTH-11). */
export type Verification = 'success' | 'invalid' | 'expired' | 'used' | 'failed';

const USED_KEY = 'setpoint.usedLinks';
const running = new Map<string, Promise<Verification>>();

/** Applies a link once, however often the screen asks. */
export function applyVerification(code: string | null): Promise<Verification> {
  if (!code) return Promise.resolve('invalid');
  let result = running.get(code);
  if (!result) {
    result = apply(code);
    running.set(code, result);
  }
  return result;
}

async function apply(code: string): Promise<Verification> {
  try {
    await (await provider()).applyCode(code);
    remember(code);
    return 'success';
  } catch (fault) {
    const why = fault instanceof ProviderFault ? fault.code : 'OTHER';
    if (why === 'LINK_EXPIRED') return 'expired';
    if (why !== 'LINK_NOT_VALID') {
      running.delete(code);
      return 'failed';
    }
    // The provider says the same of a used link and of a made-up one.
    return (await wasUsed(code)) ? 'used' : 'invalid';
  }
}

async function wasUsed(code: string): Promise<boolean> {
  if (usedCodes().includes(code)) return true;
  const user = await (await provider()).current().catch(() => null);
  return user?.emailVerified ?? false;
}

function usedCodes(): string[] {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(USED_KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

function remember(code: string) {
  try {
    window.localStorage.setItem(USED_KEY, JSON.stringify([...usedCodes(), code].slice(-5)));
  } catch {
    // Then a second click says that the link is not valid, which is true as well.
  }
}

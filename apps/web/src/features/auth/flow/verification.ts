import { provider, ProviderError } from '../../../entities/provider/provider.js';
import { rememberUsed, wasUsedHere } from './used-links.js';

/** What came of a verification link (AUTH-11). */
export type Verification = 'success' | 'invalid' | 'expired' | 'used' | 'failed';

/** Confirms the address behind the link's code. */
export async function applyVerification(code: string): Promise<Verification> {
  try {
    await (await provider()).applyCode(code);
    rememberUsed(code);
    return 'success';
  } catch (error) {
    const why = error instanceof ProviderError ? error.code : 'OTHER';
    if (why === 'LINK_EXPIRED') return 'expired';
    if (why !== 'LINK_NOT_VALID') return 'failed';
    return (await wasUsed(code)) ? 'used' : 'invalid';
  }
}

async function wasUsed(code: string): Promise<boolean> {
  if (wasUsedHere(code)) return true;
  const user = await (await provider()).current().catch(() => null);
  return user?.emailVerified ?? false;
}

import { provider, ProviderError } from '../../../entities/provider/provider.js';
import { oncePerLink } from '../flow/once-per-link.js';
import { wasUsedHere } from '../flow/used-links.js';

/** The account of a reset link, or why the link is invalid. */
export type ResetLink =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly code: string; readonly text?: string };

const OVER = ['LINK_NOT_VALID', 'LINK_USED', 'LINK_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND'];

/** Whether this link is permanently invalid; otherwise a retry may help. */
export const isOver = (code: string): boolean => OVER.includes(code);

export const resetLinks = oncePerLink(async (code): Promise<ResetLink> => {
  // Known without asking: a second click on the mail's button.
  if (wasUsedHere(code)) return { ok: false, code: 'LINK_USED' };
  try {
    return { ok: true, email: await (await provider()).checkResetCode(code) };
  } catch (error) {
    return error instanceof ProviderError
      ? { ok: false, code: error.code, text: error.message }
      : { ok: false, code: 'OTHER' };
  }
});

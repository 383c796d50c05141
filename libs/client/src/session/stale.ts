/** The two messages that mean the token is invalid or expired (AUTH-22). */
export const STALE_TOKEN_MESSAGES = ['Signature has expired', 'You do not have permission to perform this action'];

/** The gateway's code for a token it cannot verify, for example one signed with a retired key. */
const UNREADABLE_TOKEN = 'TOKEN_INVALID';

/** Whether a fresh access token may change the outcome. */
export const isStale = (error: {
  readonly message: string;
  readonly extensions?: { readonly [key: string]: unknown };
}) => STALE_TOKEN_MESSAGES.includes(error.message) || error.extensions?.['code'] === UNREADABLE_TOKEN;

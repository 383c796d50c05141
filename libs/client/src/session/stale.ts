/** The two messages that mean: the token is of no use (any more) (AUTH-22). */
export const STALE_TOKEN_MESSAGES = ['Signature has expired', 'You do not have permission to perform this action'];

/** The gateway's code for a token that it cannot read, for instance one of keys that are gone. */
const UNREADABLE_TOKEN = 'TOKEN_INVALID';

/** Whether another access token may change the answer. */
export const isStale = (error: {
  readonly message: string;
  readonly extensions?: { readonly [key: string]: unknown };
}) => STALE_TOKEN_MESSAGES.includes(error.message) || error.extensions?.['code'] === UNREADABLE_TOKEN;

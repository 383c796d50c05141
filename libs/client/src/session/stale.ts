/** The two messages that mean: the token is of no use (any more) (AUTH-22). */
export const STALE_TOKEN_MESSAGES = ['Signature has expired', 'You do not have permission to perform this action'];

export const isStale = (message: string): boolean => STALE_TOKEN_MESSAGES.includes(message);

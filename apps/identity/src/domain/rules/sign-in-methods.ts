export type SocialMethod = 'GOOGLE' | 'FACEBOOK';

/** One way in which somebody can sign in. */
export interface SignInMethod {
  readonly method: 'PASSWORD' | SocialMethod;
  /** The address that the provider has of it. */
  readonly email: string | null;
}

export type UnlinkRefusal = 'METHOD_NOT_LINKED' | 'LAST_SIGN_IN_METHOD';

/** Whoever has one way in keeps it (ACC-04). Null: it may go. */
export function findUnlinkRefusal(linked: readonly SignInMethod[], method: SocialMethod): UnlinkRefusal | null {
  if (!linked.some((one) => one.method === method)) return 'METHOD_NOT_LINKED';
  return linked.some((one) => one.method !== method) ? null : 'LAST_SIGN_IN_METHOD';
}

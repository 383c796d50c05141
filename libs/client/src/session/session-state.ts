/** The signed-in user (AUTH-23), available to every screen without another query. */
export interface SessionUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly slug: string;
  readonly email: string | null;
  readonly photoUrl: string | null;
  readonly sex: 'M' | 'F' | null;
  readonly sports: readonly number[];
  readonly locationName: string | null;
  readonly locationLat: number | null;
  readonly locationLng: number | null;
  readonly kmToSearch: number;
  readonly language: 'it' | 'en' | 'es' | 'fr' | null;
  readonly inviteCode: string | null;
  /** Whether onboarding was completed or declined. */
  readonly welcomed: boolean | null;
  /** When the account will be deleted; null or missing if no deletion is pending (ACC-06). */
  readonly deletion?: { readonly executesAt: string } | null;
  readonly profiles: {
    readonly avatarThumbnail: string | null;
    readonly locationCountry: string | null;
    readonly locationFullname: string | null;
  };
  readonly bestLevel: { readonly rating: number | null; readonly name: string } | null;
}

/** The session states that drive routing (AUTH-26), and those in which the user is not known yet. */
export type SessionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'signed-out' }
  /** Registered with the provider, email not verified yet; there is no token. */
  | { readonly kind: 'unverified'; readonly email: string }
  /** Tokens are stored but could not be checked. The session is kept and retried; `retrying` while a retry is running. */
  | { readonly kind: 'unreachable'; readonly retrying: boolean }
  /** `offline`: the server cannot be reached, so this is the last known user; the session is retried. */
  | { readonly kind: 'signed-in'; readonly user: SessionUser; readonly offline?: true };

/** The session user (AUTH-23): what every screen may ask for without a query of its own. */
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
  /** Whether the first steps were done or declined. */
  readonly welcomed: boolean | null;
  /** The account is going to be deleted; null or missing when it is not (ACC-06). */
  readonly deletion?: { readonly executesAt: string } | null;
  readonly profiles: {
    readonly avatarThumbnail: string | null;
    readonly locationCountry: string | null;
    readonly locationFullname: string | null;
  };
  readonly bestLevel: { readonly rating: number | null; readonly name: string } | null;
}

/** The states that drive routing (AUTH-26), and those in which they are not known. */
export type SessionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'signed-out' }
  /** Registered with the provider, email not verified yet: no token exists. */
  | { readonly kind: 'unverified'; readonly email: string }
  /** Tokens are held, but no answer says whose they are. The session is kept and tried again; `retrying` while it is. */
  | { readonly kind: 'unreachable'; readonly retrying: boolean }
  /** `offline`: nobody answers, and this is who it was last time; the session is tried again. */
  | { readonly kind: 'signed-in'; readonly user: SessionUser; readonly offline?: true };

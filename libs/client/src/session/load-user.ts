import type { GraphQLReply, SendGraphQL } from './graphql-request.js';
import type { Refresher } from './refresher.js';
import type { SessionUser } from './session-state.js';
import { isStale } from './stale.js';
import type { TokenStore } from './tokens.js';

/** Whose session this browser holds. */
export type LoadedUser =
  | { readonly kind: 'user'; readonly user: SessionUser }
  /** No session, or the server has ended it. */
  | { readonly kind: 'none' }
  /** Unknown: no answer, a service outage, or an answer without a user. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

const ME = `query Me { me { id firstName lastName displayName slug email photoUrl sex sports locationName locationLat locationLng kmToSearch language inviteCode welcomed deletion { executesAt } profiles { avatarThumbnail locationCountry locationFullname } bestLevel { rating name } } }`;

/** A server slower than this counts as unreachable. */
const PATIENCE_MS = 10_000;

type MeReply = GraphQLReply<{ readonly me: SessionUser | null }>;

/** Loads `me` with the saved token, refreshing it once if it is rejected (AUTH-23). */
export async function loadUser(tokens: TokenStore, send: SendGraphQL, refresher: Refresher): Promise<LoadedUser> {
  const held = tokens.read();
  if (!held) return { kind: 'none' };
  const first = await askMe(send, held.token);
  if (isWhole(first)) return { kind: 'user', user: first.data.me };
  if (!refusesToken(first)) return outage(first);
  const refreshed = await refresher.refresh(held.token, { immediately: true });
  if (refreshed.kind === 'lost' || refreshed.kind === 'no-session') return { kind: 'none' };
  if (refreshed.kind === 'unreachable') return outage(first);
  const second = await askMe(send, refreshed.token);
  return isWhole(second) ? { kind: 'user', user: second.data.me } : outage(second);
}

/** Parts of a user come from other services, which may be away; without these nobody is shown as signed in. */
const isWhole = (reply: MeReply): reply is { readonly data: { readonly me: SessionUser } } =>
  ALWAYS.every((field) => (reply.data?.me?.[field] ?? null) !== null);

const ALWAYS = ['id', 'firstName', 'lastName', 'displayName', 'slug', 'sports', 'profiles'] as const;

const askMe = (send: SendGraphQL, token: string): Promise<MeReply> =>
  send<{ me: SessionUser | null }>(ME, {}, { token, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((): MeReply => ({
    errors: [{ message: 'no answer' }],
  }));

/** Visitors get `me: null` without an error. */
const refusesToken = ({ data, errors = [] }: MeReply) =>
  errors.length > 0 ? errors.some(isStale) : data !== undefined && data !== null;

const outage = ({ retryAfterMs }: MeReply): LoadedUser => ({
  kind: 'unreachable',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

import type { GraphQLReply, SendGraphQL } from './graphql-request.js';
import type { Refresher } from './refresher.js';
import type { SessionUser } from './session-state.js';
import { isStale } from './stale.js';
import type { TokenStore } from './tokens.js';

/** Whose session this browser holds. */
export type LoadedUser =
  | { readonly kind: 'user'; readonly user: SessionUser }
  /** There is no session, or the server has ended it. */
  | { readonly kind: 'none' }
  /** Nobody could say: no answer, a service that is down, an answer without a person. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

const ME = `query Me { me { id firstName lastName displayName slug email photoUrl sex sports locationName locationLat locationLng kmToSearch language inviteCode welcomed deletion { executesAt } profiles { avatarThumbnail locationCountry locationFullname } bestLevel { rating name } } }`;

/** A server that takes longer counts as out of reach for this time. */
const PATIENCE_MS = 10_000;

type MeReply = GraphQLReply<{ readonly me: SessionUser | null }>;

/** Loads `me` for the saved token, with one refresh where the token is of no use (AUTH-23). */
export async function loadUser(tokens: TokenStore, send: SendGraphQL, refresher: Refresher): Promise<LoadedUser> {
  const held = tokens.read();
  if (!held) return { kind: 'none' };
  const first = await askMe(send, held.token);
  if (first.data?.me) return { kind: 'user', user: first.data.me };
  if (!refusesToken(first)) return outage(first);
  const refreshed = await refresher.refresh(held.token, { immediately: true });
  if (refreshed.kind === 'lost' || refreshed.kind === 'no-session') return { kind: 'none' };
  if (refreshed.kind === 'unreachable') return outage(first);
  const second = await askMe(send, refreshed.token);
  return second.data?.me ? { kind: 'user', user: second.data.me } : outage(second);
}

const askMe = (send: SendGraphQL, token: string): Promise<MeReply> =>
  send<{ me: SessionUser | null }>(ME, {}, { token, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((): MeReply => ({
    errors: [{ message: 'no answer' }],
  }));

/** `me: null` without an error is what visitors get. */
const refusesToken = ({ data, errors = [] }: MeReply) =>
  errors.length > 0 ? errors.some(isStale) : data !== undefined && data !== null;

const outage = ({ retryAfterMs }: MeReply): LoadedUser => ({
  kind: 'unreachable',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

import { ApolloLink, CombinedGraphQLErrors, Observable, ServerError } from '@apollo/client';
import type { Session } from '../session/index.js';
import { isStale, STALE_TOKEN_MESSAGES } from '../session/stale.js';

/** Where to go when the session is over. */
export type SessionEnd = 'session-lost' | 'login-needed';

/**
 * Adds the access token to each request. If the server rejects it as stale, refreshes once and sends
 * the request again; a second rejection is passed on.
 */
export function createRefreshLink(session: Session, onSessionEnd: (end: SessionEnd) => void): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let stopped = false;
        let retried = false;
        let inner: { unsubscribe(): void } | undefined;

        const send = (token: string | null) => {
          operation.setContext(({ headers = {} }: { headers?: Record<string, string> }) => ({
            headers: { ...headers, ...(token && { authorization: `JWT ${token}` }) },
          }));
          inner = forward(operation).subscribe({
            next(result) {
              if (!retried && result.errors?.some(isStale)) {
                retried = true;
                void refreshAndSend(token, () => deliver(result));
              } else deliver(result);
            },
            error(error: unknown) {
              if (!retried && meansStale(error)) {
                retried = true;
                void refreshAndSend(token, () => observer.error(error));
              } else if (!stopped) observer.error(error);
            },
            complete() {
              if (!pending) observer.complete();
            },
          });
        };

        let pending = false;
        const deliver = (result: ApolloLink.Result) => {
          if (!stopped) observer.next(result);
        };

        const refreshAndSend = async (stale: string | null, giveUp: () => void) => {
          pending = true;
          const refreshed = await session.refresh(stale);
          if (stopped) return;
          pending = false;
          if (refreshed.kind === 'fresh') {
            inner?.unsubscribe();
            send(refreshed.token);
            return;
          }
          if (refreshed.kind === 'lost') onSessionEnd('session-lost');
          if (refreshed.kind === 'no-session') onSessionEnd('login-needed');
          giveUp();
          observer.complete();
        };

        send(session.token());
        return () => {
          stopped = true;
          inner?.unsubscribe();
        };
      }),
  );
}

function meansStale(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(isStale);
  return ServerError.is(error) && STALE_TOKEN_MESSAGES.some((message) => error.bodyText.includes(message));
}

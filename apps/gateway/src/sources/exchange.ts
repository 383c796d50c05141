import type { Dispatcher } from 'undici';

export interface Reply {
  readonly statusCode: number;
  readonly text: string;
  /** Whether the server announced that it closes the connection, as it does before it stops. */
  readonly closing: boolean;
}

/** The call timed out. */
export class TooSlow extends Error {}

/** There was no connection, or it broke before the answer was complete. */
export class ConnectionBroke extends Error {
  constructor(
    /** Whether any of the request may have reached the server. */
    readonly sent: boolean,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : 'the connection broke', { cause });
  }
}

/**
 * Sends a request and buffers the response, with a timeout. Rejects with TooSlow or ConnectionBroke. Avoids the streams of
 * `pool.request`, which cost more than the rest of a small exchange.
 */
export function exchange(pool: Dispatcher, request: Dispatcher.DispatchOptions, timeoutMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let statusCode = 0;
    let closing = false;
    let running: Dispatcher.DispatchController | undefined;
    let late: TooSlow | undefined;
    const deadline = setTimeout(() => {
      late = new TooSlow(`no answer in ${Math.round(timeoutMs)} ms`);
      running?.abort(late);
      // It may not even have a connection yet.
      reject(late);
    }, timeoutMs);
    const fail = (error: unknown) => {
      clearTimeout(deadline);
      reject(late ?? new ConnectionBroke(running !== undefined, error));
    };
    try {
      pool.dispatch(request, {
        // just before the first byte is written
        onRequestStart(controller) {
          running = controller;
          if (late) controller.abort(late);
        },
        onResponseStart(_controller, status, headers) {
          statusCode = status;
          closing = headers['connection'] === 'close';
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(deadline);
          const text = (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString();
          resolve({ statusCode, text, closing });
        },
        onResponseError(_controller, error) {
          fail(error);
        },
      });
    } catch (error) {
      fail(error);
    }
  });
}

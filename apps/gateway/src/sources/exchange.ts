import type { Dispatcher } from 'undici';

export interface Reply {
  readonly statusCode: number;
  readonly text: string;
}

/** The call timed out. */
export class TooSlow extends Error {}

/**
 * Sends a request and buffers the response, with a timeout. Avoids the streams of `pool.request`, which cost more
 * than the rest of a small exchange.
 */
export function exchange(pool: Dispatcher, request: Dispatcher.DispatchOptions, timeoutMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let statusCode = 0;
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
      reject(error);
    };
    try {
      pool.dispatch(request, {
        onRequestStart(controller) {
          running = controller;
          if (late) controller.abort(late);
        },
        onResponseStart(_controller, status) {
          statusCode = status;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          clearTimeout(deadline);
          resolve({ statusCode, text: (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString() });
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

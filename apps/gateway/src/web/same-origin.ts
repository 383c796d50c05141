import type { RequestHandler } from 'express';

/** Whether a page of this origin may open a live connection. Other clients send no origin. */
export function originCheck(allowed: readonly string[]) {
  const list = new Set(allowed);
  return (origin: string | undefined, host: string | undefined): boolean => {
    if (origin === undefined) return true;
    if (list.has(origin)) return true;
    try {
      return new URL(origin).host === host;
    } catch {
      return false;
    }
  };
}

/** CORS headers for the listed origins only. */
export function crossOrigin(allowed: readonly string[]): RequestHandler {
  const list = new Set(allowed);
  return (request, response, next) => {
    const { origin } = request.headers;
    if (!origin || !list.has(origin)) return next();
    response.vary('Origin');
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', 'x-request-id, retry-after');
    if (request.method !== 'OPTIONS') return next();
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, x-request-id, traceparent');
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}

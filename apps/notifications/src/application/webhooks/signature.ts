import { createHmac } from 'node:crypto';

/** How secrets of webhooks are written (Standard Webhooks): `whsec_` and base64. */
export const SECRET_PREFIX = 'whsec_';

/** The headers of a delivery: what it is, when it is sent, and a signature for each secret (Standard Webhooks). */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

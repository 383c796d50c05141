import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

const macOf = (secret: string, seconds: number, raw: Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

/** In Stripe's format: `t=<seconds>,v1=<hex>`. */
export function sign(secret: string, raw: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${macOf(secret, seconds, raw).toString('hex')}`;
}

export function isSigned(secret: string, raw: Buffer, signature: string, receivedAt: Date): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (time === undefined || hex === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(receivedAt.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(macOf(secret, seconds, raw), Buffer.from(hex, 'hex'));
}

import { createHmac, randomUUID } from 'node:crypto';
import type { Rows } from '../verdict.ts';
import { pick } from '../table.ts';
import { WEBHOOK } from './money-documents.ts';
import { upTo, type MoneyLoad } from './money-load.ts';

interface Told {
  readonly id: string;
  readonly type: string;
  readonly ref: string;
  readonly about: unknown;
}

const KINDS = ['AGAIN', 'AGAIN', 'UNKNOWN', 'CHANGED', 'OTHER_SECRET', 'STALE', 'FROM_THE_FUTURE', 'UNSIGNED', 'LOST', 'LOST'] as const; // oxfmt-ignore

/** Signed as the sandbox does, from what is written about it alone. */
function signed(secret: string, raw: Buffer, at: number): string {
  const seconds = Math.floor(at / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')}`;
}

/** The way between the provider and billing: calls come again, late, in any order, forged, or not at all. */
export async function callHome(load: MoneyLoad, secret: string, rows: Rows): Promise<void> {
  const [event] = await rows<Told>(
    `select * from (select id, type, ref, about, happened_at from billing.sandbox_event order by id desc limit 300) recent
     where happened_at <= '${new Date(load.now()).toISOString()}' order by random() limit 1`,
  );
  if (!event) return;
  const kind = pick(KINDS);
  if (kind === 'LOST') {
    await rows(`update billing.sandbox_event set copies = 0 where id = '${event.id}'`);
    load.operations++;
    load.count(load.answers, 'webhook LOST');
    return;
  }
  const { id: eventId, type, ref, about } = event;
  const told = { eventId, type, ref, ...(about ? { about } : {}) };
  const said = kind === 'UNKNOWN' ? { ...told, eventId: `evt_${randomUUID()}`, ref: 'sandbox_of_nobody' } : told;
  const raw = Buffer.from(JSON.stringify(said));
  const now = load.now();
  const signature = {
    AGAIN: () => signed(secret, raw, now - upTo(200) * 1_000),
    UNKNOWN: () => signed(secret, raw, now),
    CHANGED: () => signed(secret, Buffer.from(JSON.stringify({ ...told, ref: 'another' })), now),
    OTHER_SECRET: () => signed('guessed', raw, now),
    STALE: () => signed(secret, raw, now - (400 + upTo(10_000)) * 1_000),
    FROM_THE_FUTURE: () => signed(secret, raw, now + 30 * 86_400_000),
    UNSIGNED: () => '',
  }[kind]();
  const taken = (await load.press('gateway', WEBHOOK, { body: raw.toString('base64'), signature }, 'GATEWAY')) as unknown; // oxfmt-ignore
  load.count(load.answers, `webhook ${kind} ${String(taken)}`);
  // A genuine one grows stale while its answer is lost and time goes on.
  if (taken && kind !== 'AGAIN' && kind !== 'UNKNOWN')
    load.blame(`a webhook ${kind} was answered with ${String(taken)}`);
}

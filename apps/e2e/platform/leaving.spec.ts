import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { accountNoticeRequested, type EventEnvelope, phoneChanged, signedIn } from '@setpoint/events';
import { createLog, MemoryBus, raw, rowsOf, sql } from '@setpoint/service-kit';
import { eventually, FixedClock, step, type TestService } from '@setpoint/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { findServices } from '../../../tools/stack/src/services.ts';
import { CANARIES, plantCanaries, UNTOLD } from './canaries.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const clock = new FixedClock('2026-06-01T12:00:00Z');
const uploads = mkdtempSync(join(tmpdir(), 'setpoint-leaving-'));
let logged = '';
/** What topics would keep for a day. */
const published: EventEnvelope[] = [];
let platform: Platform;
let quetzal: Person;
let ben: Person;

class KeepingBus extends MemoryBus {
  override publish(events: readonly EventEnvelope[]): Promise<void> {
    published.push(...events);
    return super.publish(events);
  }
}

beforeAll(async () => {
  const destination = new PassThrough();
  destination.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const logger = createLog({ level: 'info', destination });
  platform = await startPlatform(undefined, { clock, uploads, logger, bus: new KeepingBus() });
  quetzal = await platform.signUp(CANARIES.name);
  ben = await platform.signUp('ben');
  await platform.settle();
});
afterAll(async () => {
  await platform?.stop();
  rmSync(uploads, { recursive: true, force: true });
});

const again = (userAgent?: string) => platform.signIn(CANARIES.name, userAgent);
const services = () => Object.values(platform.services);

async function ask<T>(query: string, variables: object, who: Person | undefined): Promise<T> {
  const { data, errors } = await platform.ask(query, variables as Record<string, unknown>, who);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as T;
}

async function send(name: string, input: object, who: Person | undefined, type: string, more = '') {
  const document = `mutation Do($input: ${type}!) { answer: ${name}(input: $input) { success errorCode ${more} } }`;
  const { answer } = await ask<{ answer: Record<string, unknown> }>(document, { input }, who);
  return answer;
}

const fetched = (id: string, who: Person) =>
  fetch(`${platform.gateway.url}/documents/data/${id}.zip`, { headers: { authorization: `JWT ${who.token}` } });

const bundleOf = async (who: Person) =>
  (
    await ask<{ me: { dataBundle: { id: string; state: string; partsDone: number; partsAll: number } | null } }>(
      '{ me { dataBundle { id state partsDone partsAll expiresAt } } }',
      {},
      who,
    )
  ).me.dataBundle;

/** Tables of a service that hold one of the words, by what was found. */
async function tablesWith(service: TestService, words: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    service.manager,
    sql`select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = raw(`"${schema}"."${name}"`);
    const [hit] = await rowsOf<{ row: string }>(
      service.manager,
      sql`select t::text as row from ${table} t where lower(t::text) like any(${words.map((word) => `%${word.toLowerCase()}%`)}::text[]) limit 1`,
    );
    if (hit) found.push(`${service.name}.${name}: ${hit.row}`);
  }
  return found;
}

const filesWith = (word: string): string[] =>
  readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(word));

/** Types of events that hold one of the words. */
function topicsWith(words: readonly string[], events: readonly EventEnvelope[]): string[] {
  const found = events.filter((event) => {
    const text = JSON.stringify(event).toLowerCase();
    return words.some((word) => text.includes(word.toLowerCase()));
  });
  return [...new Set(found.map(({ type }) => type))].sort();
}

describe('every table of a service', () => {
  it('ACC-06 BYD-08 is declared: what of it people get, and what becomes of it when they leave', async () => {
    const ofTheKit = [
      ...['outbox', 'inbox', 'dead_letter', 'parked_event', 'subject_version', 'snapshot_run', 'timer_failure'],
      ...['personal_data_task', 'audit_entry', 'read_place', 'event_gap', 'declared_task', 'migrations'],
    ];
    for (const { name, personalData = {} } of await findServices()) {
      const rows = await rowsOf<{ name: string }>(
        platform.services[name]!.manager,
        sql`select relname as name from pg_class
          where relkind in ('r', 'p') and not relispartition and relnamespace = ${name}::regnamespace`,
      );
      const tables = rows.map((row) => row.name).filter((table) => !ofTheKit.includes(table));
      expect({ name, tables: tables.sort() }).toEqual({ name, tables: Object.keys(personalData).sort() });
    }
  });
});

describe('somebody', () => {
  const request = (confirmation: string) =>
    send('requestAccountDeletion', { confirmation }, quetzal, 'RequestAccountDeletionInput');
  const pending = async () =>
    (await ask<{ me: { deletion: { executesAt: string } | null } }>('{ me { deletion { executesAt } } }', {}, quetzal))
      .me.deletion;

  it('takes a copy of everything, leaves, and is nowhere any more', async () => {
    await step('is in many places to begin with', async () => {
      const { services } = platform;
      await plantCanaries({ services, clock, uploads, ben, send, settled: platform.settle, signIn: again });
      quetzal = await again();
      await platform.settle();
      expect(filesWith(CANARIES.photo)).toHaveLength(2);
      expect(filesWith(CANARIES.avatar)).toHaveLength(2);
      const found = (
        await Promise.all(Object.values(services).map((one) => tablesWith(one, [UNTOLD.signedOut])))
      ).flat();
      expect(found).not.toEqual([]);
      const told = topicsWith(Object.values(CANARIES), published);
      expect(told).toEqual(expect.arrayContaining(['identity.phone-changed.v1', 'players.profile-changed.v1']));
    });

    await step('BYD-08 is collected from all services, as JSON, CSV and files, and nobody else gets it', async () => {
      expect(await bundleOf(quetzal)).toBeNull();
      const ordered = () =>
        ask<{ requestDataBundle: { success: boolean; errorCode: string | null } }>(
          'mutation { requestDataBundle { success errorCode } }',
          {},
          quetzal,
        );
      expect(await ordered()).toEqual({ requestDataBundle: { success: true, errorCode: null } });
      const under = await bundleOf(quetzal);
      expect(under).toMatchObject({ state: 'COLLECTING', partsDone: 0, partsAll: 9 });
      // Asked twice is asked once.
      await ordered();
      expect((await bundleOf(quetzal))!.id).toBe(under!.id);
      expect((await fetched(under!.id, quetzal)).status).toBe(404);

      await platform.settle();
      const ready = await bundleOf(quetzal);
      expect(ready).toMatchObject({ id: under!.id, state: 'READY', partsDone: 9 });
      expect((await fetched(ready!.id, ben)).status).toBe(404);
      const answer = await fetched(ready!.id, quetzal);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');

      const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      const all = Object.values(entries).map((entry) => strFromU8(entry)).join('\n'); // oxfmt-ignore
      for (const word of [...Object.values(CANARIES), `${CANARIES.name}@setpoint.example`]) expect(all).toContain(word);
      for (const word of Object.values(UNTOLD)) expect(all).not.toContain(word);
      expect(Object.keys(entries)).toEqual(
        expect.arrayContaining([
          'identity/identity.json',
          'identity/account.csv',
          'chat/message.csv',
          'players/player.csv',
        ]),
      );
      expect(strFromU8(entries['billing/billing_data.csv']!)).toMatch(/^player_id,.*\r\n.*Via Capibara 77/);
      // Neither secrets nor what is about others.
      expect(all).not.toContain('token_hash');
      expect(Object.keys(entries)).not.toContain('identity/refresh_token.csv');
      await eventually(async () => {
        const sent = await rowsOf<{ template: string }>(
          platform.services['notifications']!.manager,
          sql`select template from message where user_id = ${quetzal.id} and template = 'dataReady'`,
        );
        expect(sent).toHaveLength(1);
      }, 'no mail says that the data is ready');
    });

    await step('BYD-08 can be fetched for seven days', async () => {
      const { id } = (await bundleOf(quetzal))!;
      const before = clock.now();
      clock.advance({ days: 7 });
      quetzal = await again();
      await platform.services['identity']!.runTimers(clock.now());
      expect(await bundleOf(quetzal)).toBeNull();
      expect(readdirSync(uploads, { recursive: true }).filter((name) => String(name).endsWith('.zip'))).toEqual([]);
      expect((await fetched(id, quetzal)).status).not.toBe(200);
      clock.set(before);
      quetzal = await again();
    });

    await step('ACC-06 is asked for with its address, within a day, and the person may change their mind', async () => {
      expect(await request('somebody@else.example')).toEqual({ success: false, errorCode: 'CONFIRMATION_WRONG' });
      expect(await pending()).toBeNull();
      expect(await request(`${CANARIES.name}@setpoint.example`)).toEqual({ success: true, errorCode: null });
      expect(await pending()).toEqual({ executesAt: '2026-06-02T00:00:00.000Z' });
      expect(await ask('mutation { cancelAccountDeletion { success errorCode } }', {}, quetzal)).toEqual({
        cancelAccountDeletion: { success: true, errorCode: null },
      });
      await platform.forwardTo(clock.advance({ hours: 13 }));
      expect(await pending()).toBeNull();
      clock.set('2026-06-01T12:00:00Z');
      quetzal = await again();
      expect(await request(` ${CANARIES.name.toUpperCase()}@setpoint.example`)).toMatchObject({ success: true });
    });

    await step('ACC-06 leaves nothing of the person in any table, file or log, but what the law asks for', async () => {
      // Just before it falls due somebody still asks for their data: neither parts nor bundle are left.
      clock.advance({ hours: 12, ms: -1 });
      quetzal = await again();
      expect(await ask('mutation { requestDataBundle { success } }', {}, quetzal)).toEqual({
        requestDataBundle: { success: true },
      });
      await platform.forwardTo(clock.advance({ ms: 1 }));
      // What was under way when it happened comes late, and goes again.
      await platform.services['notifications']!.deliver(phoneChanged, { userId: quetzal.id, number: CANARIES.phone });
      for (const hours of [0.1, 1, 6, 1]) await platform.forwardTo(clock.advance({ hours }));
      const words = [...Object.values(CANARIES), ...Object.values(UNTOLD), `${CANARIES.name}@`];
      const left = (await Promise.all(services().map((service) => tablesWith(service, words)))).flat();
      expect(left).toEqual([]);
      for (const word of words) expect(filesWith(word)).toEqual([]);
      expect(readdirSync(uploads, { recursive: true }).filter((name) => /\.(json|zip)$/.test(String(name)))).toEqual(
        [],
      );
      for (const word of words) expect(logged.toLowerCase()).not.toContain(word.toLowerCase());
      expect(logged).toContain('an account was deleted');
    });

    await step('ACC-06~ says goodbye to the person, and publishes nothing of them from then on', () => {
      const words = [...Object.values(CANARIES), ...Object.values(UNTOLD), `${CANARIES.name}@`];
      const goodbye = published.findIndex(({ data }) => (data as { kind?: string }).kind === 'ACCOUNT_DELETED');
      expect(topicsWith(words, published.slice(goodbye))).toEqual([accountNoticeRequested.type]);
      const others = published.slice(goodbye + 1);
      expect(others.map(({ type }) => type)).toContain('players.profile-changed.v1');
      expect(topicsWith(words, others)).toEqual([]);
    });

    await step('ACC-06 leaves an anonymous player to others, and a clear answer to who comes back', async () => {
      await platform.services['players']!.deliver(signedIn, { userId: quetzal.id, at: clock.now().toISOString() });
      ben = await platform.signIn('ben');
      const { user } = await ask<{ user: { displayName: string } | null }>(
        `query ($id: ID!) { user: player(id: $id) { displayName } }`,
        { id: quetzal.id },
        ben,
      ).catch(() => ({ user: null }));
      expect(user?.displayName ?? 'Former player').toBe('Former player');
      await expect(platform.signIn(CANARIES.name)).rejects.toThrow('PROVIDER_TOKEN_INVALID');
    });
  });
});

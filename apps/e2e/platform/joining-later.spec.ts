import type { EventEnvelope } from '@setpoint/events';
import { seedCourts } from '@setpoint/courts';
import { IdentityProvider, type MemoryIdentityProvider } from '@setpoint/identity';
import { courtId } from '@setpoint/kernel';
import { MemoryBus, rowOf, rowsOf, sql, type ServiceDefinition } from '@setpoint/service-kit';
import {
  eventually,
  FixedClock,
  player,
  startTestService,
  step,
  support,
  testPostgres,
  VISITOR,
} from '@setpoint/testkit';
import type { TestDatabase, TestService } from '@setpoint/testkit';
import { findServices } from '../../../tools/stack/src/services.ts';

const clock = new FixedClock('2026-06-01T08:00:00Z');
const running: Record<string, TestService> = {};
let definitions: Map<string, ServiceDefinition>;
let database: TestDatabase;
let bus: MemoryBus;
let provider: MemoryIdentityProvider;

/** Everything that was ever emitted. The outbox forgets it after a while. */
let past: EventEnvelope[];
const ids: Record<string, string> = {};

const start = async (...names: string[]) => {
  for (const name of names) {
    const settings = name === 'identity' ? { provider: 'memory' } : {};
    const options = { databaseUrl: database.url, bus, clock, settings };
    running[name] = await startTestService(definitions.get(name)!, options);
  }
};

/** Resolves when every event has had its effect, and those that it led to. */
async function settle() {
  const services = Object.values(running);
  const waits = async ({ manager }: TestService) =>
    (await rowOf(manager, sql`select 1 from outbox where published_at is null limit 1`)) !== undefined;
  do {
    for (const service of services) await service.drain();
  } while ((await Promise.all(services.map(waits))).includes(true));
}

interface Outcome {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match?: { readonly id: string; readonly city: string };
}

const RELATIONS = ['followPlayer', 'unfollowPlayer', 'blockPlayer'];

/** Somebody's command to one of the services. */
async function command(service: string, name: string, who: string, input: object, more = ''): Promise<Outcome> {
  const type = RELATIONS.includes(name) ? 'PlayerRelationInput' : `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await running[service]!.query<Record<string, Outcome>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode ${more} } }`,
    { input },
    player(ids[who]!),
  );
  if (errors) throw new Error(errors[0]!.message);
  return data![name]!;
}

/** Comes in with the ID token that the provider has given. */
async function enter(idToken: string, more: object = {}): Promise<string> {
  const { data } = await running['identity']!.query<{ exchangeProviderToken: { userId: string } }>(
    `mutation ($input: ExchangeProviderTokenInput!) { exchangeProviderToken(input: $input) { userId } }`,
    { input: { actionSource: 'website', idToken, ...more } },
    VISITOR,
    { internal: true },
  );
  return data!.exchangeProviderToken.userId;
}

async function signUp(firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}@setpoint.example`;
  const { uid, idToken } = provider.signUp({ email, emailVerified: true });
  ids[firstName] = await enter(idToken, { firstName, lastName: 'Rossi', sports: [1], language: 'it' });
  await settle();
  await command('players', 'saveSports', firstName, { sports: [{ sport: 1, level: 4 }] });
  return uid;
}

const centre = {
  ...{ id: courtId('club'), name: 'Club Navigli', address: 'Via Arimondi 15', city: 'Milano', country: 'IT' },
  ...{ lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome', phone: null, email: null, website: null, bookingUrl: null },
  ...{ description: null, coverUrl: null, ownerId: null, offers: [] },
  fields: [{ id: 'club-1', name: '1', sport: 1, surface: 'CLAY', covered: false, notes: null }],
} as const;

/** People, relations and a court before anybody is interested in them. */
async function fill() {
  await signUp('Ana');
  await signUp('Ben');
  await signUp('Carla');
  const david = await signUp('David');
  await seedCourts(running['courts']!, [centre]);
  await command('players', 'followPlayer', 'Ben', { playerId: ids['Ana'] });
  await command('players', 'blockPlayer', 'Ana', { playerId: ids['Ben'] });
  await command('players', 'followPlayer', 'Ana', { playerId: ids['David'] });
  await command('players', 'followPlayer', 'Carla', { playerId: ids['David'] });
  await command('players', 'unfollowPlayer', 'Carla', { playerId: ids['David'] });
  await command('players', 'saveAbsence', 'Carla', { absence: { from: '2026-07-01', to: '2026-07-09' } });
  await command('players', 'saveAbsence', 'Carla', { absence: { from: '2026-06-01', to: '2026-06-30' } });
  await command('players', 'saveProfile', 'David', { firstName: 'Dave' });
  for (const email of ['david@other.example', 'dave@new.example']) {
    provider.changeEmail(david, email);
    await enter(provider.signIn(david));
  }
  await settle();
}

const PROJECTIONS = { matches: ['person', 'court', 'block', 'follow'], notifications: ['person', 'address', 'place'] };

/** All that the later services keep of the others. */
async function kept() {
  const tables = Object.entries(PROJECTIONS).flatMap(([name, ofService]) => ofService.map((table) => [name, table]));
  const rows = tables.map(async ([name, table]) => [
    `${name}.${table}`,
    await running[name!]!.manager.query<object[]>(`select * from ${table} as kept order by kept::text`),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Record<string, object[]>;
}

const messages = async () => {
  const { data } = await running['notifications']!.query<{
    messages: { edges: { node: { to: string | null; text: string | null } }[] };
  }>(`{ messages { edges { node { to text } } } }`, {}, support());
  return data!.messages.edges.map(({ node }) => node);
};
const notices = async () =>
  rowsOf<{ type: string }>(running['notifications']!.manager, sql`select type from notification order by type`);

beforeAll(async () => {
  definitions = new Map((await findServices()).map((definition) => [definition.name, definition]));
  database = await (await testPostgres()).freshDatabase();
  bus = new MemoryBus();
  await bus.start();
  await start('identity', 'players', 'courts');
  provider = running['identity']!.app.get(IdentityProvider);
  await fill();
  past = (await Promise.all(Object.values(running).map((service) => service.events()))).flat();
  await start('matches', 'notifications');
});
afterAll(async () => {
  for (const service of Object.values(running)) await service.stop();
  await bus?.stop();
  await database?.drop();
});

describe('services that join a filled platform', () => {
  it('learn what they keep of the others, tell nobody of it, and go by it', async () => {
    await step('API-21~ know nothing until the others republish, and then all that they keep of them', async () => {
      expect(Object.values(await kept()).flat()).toEqual([]);
      for (const name of ['identity', 'players', 'courts']) await running[name]!.republish();
      await settle();
      const { Ana: ana, Ben: ben, Carla: carla, David: david } = ids;
      const known = await kept();
      expect(known['matches.person']).toHaveLength(4);
      expect(known['matches.person']).toContainEqual(
        expect.objectContaining({ id: carla, absent_from: '2026-06-01', absent_to: '2026-06-30' }),
      );
      expect(known['matches.court']).toMatchObject([{ id: 'club', city: 'Milano' }]);
      expect(known['matches.block']).toEqual([{ blocker_id: ana, blocked_id: ben }]);
      expect(known['matches.follow']).toEqual([{ follower_id: ana, followed_id: david }]);
      expect(known['notifications.person']).toContainEqual(expect.objectContaining({ user_id: david, first_name: 'Dave' })); // oxfmt-ignore
      expect(known['notifications.address']).toContainEqual({ user_id: david, email: 'dave@new.example' });
      expect(known['notifications.address']).toHaveLength(4);
      expect(known['notifications.place']).toEqual([{ court_id: 'club', name: 'Club Navigli', city: 'Milano' }]);
    });

    await step('NTF-08~ notify nobody of the past', async () => {
      expect(await notices()).toEqual([]);
      expect(await messages()).toEqual([]);
    });

    await step(
      'API-21~ are left as they are by events of the past that come late, and by another republication',
      async () => {
        const before = await kept();
        // Follows and verifications are told to people, whenever they are known for the first time.
        const state = past.filter(({ type }) => !type.startsWith('players.follow') && !type.includes('verified'));
        expect(state.length).toBeGreaterThan(10);
        for (const event of state) {
          await bus.publish([event]);
          expect(await kept()).toEqual(before);
        }
        for (const name of ['identity', 'players', 'courts', 'matches']) await running[name]!.republish();
        await settle();
        expect(await kept()).toEqual(before);
        expect(await notices()).toEqual([]);
        for (const service of Object.values(running)) expect(await service.deadLetters.list()).toEqual([]);
      },
    );

    await step(
      'PLY-04~ MAT-03~ MAT-10~ go by what they know: blocks, absences, follows, the address of now',
      async () => {
        const draft = { sport: 1, numberPlayers: 1, courtId: 'club', timePlay: '18:00' };
        const create = (requestId: string, more: object) =>
          command('matches', 'createMatch', 'Ana', { requestId, ...draft, ...more }, 'match { id city }');
        const open = await create('open', { datePlay: '2026-06-05' });
        expect(open.match).toMatchObject({ city: 'Milano' });
        const join = (who: string) => command('matches', 'joinMatch', who, { matchId: open.match!.id });
        expect(await join('Ben')).toMatchObject({ errorCode: 'CANNOT_JOIN' });
        expect(await join('Carla')).toMatchObject({ errorCode: 'CANNOT_JOIN' });
        const closed = { datePlay: '2026-06-06', visibility: 'PRIVATE' };
        expect(await create('carla', { ...closed, inviteTeamB: [ids['Carla']] })).toMatchObject({ success: false });
        expect(await create('david', { ...closed, inviteTeamB: [ids['David']] })).toMatchObject({ success: true });
        await settle();
        expect(await notices()).toMatchObject([{}]);
        const mail = await eventually(async () => {
          const [sent] = await messages();
          return sent?.to ? sent : null;
        }, 'no mail for David');
        expect(mail).toMatchObject({ to: 'dave@new.example', text: expect.stringContaining('Club Navigli') });
      },
    );
  });
});

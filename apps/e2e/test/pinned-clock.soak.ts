import { randomUUID } from 'node:crypto';
import { eventually } from '@setpoint/testkit';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { newDataFolder, removeData, runStack, type OwnStack } from '../src/stack-process.js';

const DAY_MS = 86_400_000;

interface MatchAnswer {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string; readonly state: string } | null;
}
const MATCH = 'match { id state }';

/** Tokens, deadlines and timers follow the clock of the platform, however far it is from that of the machine. */
describe.each([
  ['eight months ago', -243],
  ['in a year', 365],
])('a platform whose clock starts %s', (_, days) => {
  const start = new Date(Date.now() + days * DAY_MS);
  const data = newDataFolder();
  let stack: OwnStack;

  beforeAll(async () => void (stack = await runStack(data, { SETPOINT_NOW: start.toISOString() })));
  afterAll(async () => {
    await stack?.stop();
    removeData(data);
  });

  it('ADM-07~ RES-03~ is signed into, and confirms the result of a match by itself', async () => {
    const signIn = (name: string) => new Person(stack, `${name}@setpoint.example`).signIn();
    const [support, ana, ben] = (await Promise.all(['support', 'ana', 'ben'].map(signIn))) as [Person, Person, Person];
    const clock = new PlatformClock(support, [ana, ben]);
    const elapsedMs = (await clock.now()).getTime() - start.getTime();
    expect([elapsedMs > 0, elapsedMs < 240_000]).toEqual([true, true]);

    const { courts } = await ana.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(filter: { near: { lat: 45.46, lng: 9.19, km: 30 }, sport: 1 }, first: 1) { edges { node { id } } } }',
    );
    const created = await ana.command<MatchAnswer>(
      'createMatch',
      {
        ...{ requestId: randomUUID(), sport: 1, numberPlayers: 1, gameMode: 'ONE_SET_9_GAMES' },
        ...{ courtId: courts.edges[0]!.node.id, datePlay: await clock.day(40), timePlay: '19:30' },
      },
      MATCH,
    );
    expect(created).toMatchObject({ success: true });
    const matchId = created.match!.id;
    expect(await ben.command<MatchAnswer>('joinMatch', { matchId }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'READY' },
    });

    const state = async () =>
      (await ana.get<{ match: { state: string } }>('query ($id: ID!) { match(id: $id) { state } }', { id: matchId }))
        .match.state;
    await clock.forward(42 * 24);
    await eventually(async () => expect(await state()).toBe('AWAITING_RESULT'), 'the match was not played');
    expect(await ana.command<MatchAnswer>('enterResult', { matchId, sets: [{ a: 9, b: 4 }] }, MATCH)).toMatchObject({
      success: true,
      match: { state: 'AWAITING_CONFIRMATION' },
    });
    await clock.forward(3 * 24 + 1);
    await eventually(async () => expect(await state()).toBe('CONFIRMED'), 'the result was not confirmed');
  });
});

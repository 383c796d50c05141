import {
  courtChanged,
  matchCancelled,
  matchCreated,
  playerJoined,
  resultConfirmed,
  resultEntered,
  type DataOf,
  type matchReady,
} from '@setpoint/events';
import { player } from '@setpoint/testkit';
import { userId, type UserId } from '@setpoint/kernel';
import type { Level } from '../../src/domain/profile.js';
import { ANA, aCentre, aPlayer, aResult, BEN, CARLA, anEstimatedLevel } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

const DAVID = userId('david');
let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  const of = (id: UserId, rating: number | null, more = {}) =>
    aPlayer({ id, inviteCode: id, levels: rating === null ? [] : estimates(rating), ...more });
  await arePlayers(stage, of(ANA, 5), of(BEN, 3), of(CARLA, 4), of(DAVID, null));
});
afterAll(() => stage?.stop());

const estimates = (rating: number): Level[] =>
  ([1, 2] as const).map((numberPlayers) => anEstimatedLevel(rating, { sport: 1, numberPlayers }));

interface Outcome {
  won: boolean;
  sets: { a: number; b: number }[];
  change: number;
  levelAfter: number;
}
interface Payload {
  success: boolean;
  errorCode: string | null;
  preview: { winChance: number; expectedShare: number; outcomes: Outcome[] } | null;
  simulation: {
    winChanceA: number;
    likelyScore: Outcome['sets'];
    scores: { sets: Outcome['sets']; probability: number }[];
  } | null;
}

async function ask(field: string, type: string, fields: string, input: object, who = player('ana')): Promise<Payload> {
  const { data, errors } = await stage.query<Record<string, Payload>>(
    `query ($input: ${type}!) { ${field}(input: $input) { success errorCode ${fields} } }`,
    { input },
    who,
  );
  expect(errors).toBeUndefined();
  return data![field]!;
}
const preview = (input: object, who = player('ana')) =>
  ask(
    'previewMatch',
    'MatchPreviewInput',
    'preview { winChance expectedShare outcomes { won sets { a b } change levelAfter } }',
    input,
    who,
  );
const simulate = (input: object, who = player('ana')) =>
  ask(
    'simulateMatch',
    'MatchSimulationInput',
    'simulation { winChanceA likelyScore { a b } scores { sets { a b } probability } }',
    { sport: 1, ...input },
    who,
  );
const play = async (times: number, teamA: UserId[], teamB: UserId[]) => {
  for (let i = 0; i < times; i++) {
    const numberPlayers = teamA.length === 1 ? 1 : 2;
    await stage.deliver(resultConfirmed, aResult({ teamA, teamB, numberPlayers, isFriendly: i === 0 }));
  }
};

describe('a preview', () => {
  it('BYD-03 tells what typical scores would change; the expected margin costs nothing', async () => {
    const { success, preview: found } = await preview({ sport: 1, opponentIds: ['ben'] });
    expect(success).toBe(true);
    expect(found!.winChance).toBeGreaterThan(0.8);
    const [clearest, ...others] = found!.outcomes;
    expect(clearest).toMatchObject({
      won: true,
      sets: [
        { a: 6, b: 1 },
        { a: 6, b: 1 },
      ],
    });
    const changes = [clearest!, ...others].map(({ change }) => change);
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
    expect(changes[0]).toBeGreaterThan(0);
    expect(changes.at(-1)).toBeLessThan(0);
    const { preview: underdog } = await preview({ sport: 1, opponentIds: ['ana'] }, player('ben'));
    const close = underdog!.outcomes.filter(({ won }) => !won)[0]!;
    expect(close.change).toBeGreaterThanOrEqual(0);
    expect(close.levelAfter).toBeGreaterThanOrEqual(2.7);
  });

  it.each([
    ['without opponents', { sport: 1, opponentIds: [] }, 'INVALID_DATA'],
    ['of unequal sides', { sport: 1, opponentIds: ['ben', 'carla'] }, 'INVALID_DATA'],
    ['against oneself', { sport: 1, opponentIds: ['ana'] }, 'INVALID_DATA'],
    ['of padel singles', { sport: 2, opponentIds: ['ben'] }, 'INVALID_DATA'],
    ['of a sport that nobody plays here', { sport: 9, opponentIds: ['ben'] }, 'INVALID_DATA'],
    ['against nobody known', { sport: 1, opponentIds: ['nobody'] }, 'PLAYER_NOT_FOUND'],
    ['of a match that is not there', { matchId: 'nothing' }, 'MATCH_NOT_FOUND'],
  ])('BYD-03 is refused %s', async (_, input, errorCode) => {
    expect(await preview(input)).toEqual({ success: false, errorCode, preview: null });
  });

  it('PLY-04~ is refused where one has blocked the other', async () => {
    await stage.query(`mutation { blockPlayer(input: { playerId: "ana" }) { success } }`, {}, player('ben'));
    expect(await preview({ sport: 1, opponentIds: ['ben'] })).toMatchObject({ errorCode: 'PLAYER_BLOCKED' });
  });
});

describe('the preview of a match', () => {
  type Facts = DataOf<typeof matchReady>['match'];
  const match = (more: Partial<Facts> = {}): Facts => ({
    ...aResult({ matchId: 'm1', startsAt: '2026-06-03T18:00:00.000Z', teamA: [BEN], teamB: [] }).match,
    ...more,
  });
  const created = (more: Partial<Facts> = {}) => stage.deliver(matchCreated, { match: match(more), actorId: 'ben' });

  it('BYD-03 is that of taking the free place, and the same once it is taken', async () => {
    await created();
    const open = await preview({ matchId: 'm1' });
    expect(open.preview).toEqual((await preview({ sport: 1, opponentIds: ['ben'] })).preview);
    await stage.deliver(playerJoined, { match: match({ teamB: ['ana'] }), playerId: 'ana' });
    expect(await preview({ matchId: 'm1' })).toEqual(open);
    expect((await preview({ matchId: 'm1' }, player('ben'))).preview!.winChance).toBeCloseTo(
      1 - open.preview!.winChance,
      6,
    );
  });

  it('BYD-03 knows the surface of the court', async () => {
    for (const surface of ['CLAY', 'HARD'] as const)
      await stage.deliver(courtChanged, aCentre(surface, [{ sport: 1, surface }]));
    for (let i = 0; i < 3; i++)
      await stage.deliver(resultConfirmed, aResult({ teamA: [ANA], teamB: [BEN], courtId: 'CLAY' }, { winner: 'B' }));
    const chanceOn = async (courtId: string) => {
      await created({ courtId });
      return (await preview({ matchId: 'm1' })).preview!.winChance;
    };
    expect(await chanceOn('CLAY')).toBeLessThan(await chanceOn('HARD'));
  });

  it('BYD-03 needs complete sides', async () => {
    await created({ numberPlayers: 2, teamB: ['carla'] });
    expect(await preview({ matchId: 'm1' })).toMatchObject({ errorCode: 'PLAYERS_MISSING' });
    await stage.deliver(playerJoined, {
      match: match({ numberPlayers: 2, teamB: ['carla', 'david'] }),
      playerId: 'david',
    });
    expect(await preview({ matchId: 'm1' })).toMatchObject({ success: true });
    expect(await preview({ matchId: 'm1' }, player('carla'))).toMatchObject({ errorCode: 'PLAYERS_MISSING' });
  });

  it('BYD-03 is not there for friendly matches, nor for strangers of private ones', async () => {
    await created({ isFriendly: true });
    expect(await preview({ matchId: 'm1' })).toMatchObject({ errorCode: 'MATCH_NOT_FOUND' });
    await created({ visibility: 'PRIVATE' });
    expect(await preview({ matchId: 'm1' })).toMatchObject({ errorCode: 'MATCH_NOT_FOUND' });
    await created({ visibility: 'PRIVATE', invited: ['ana'] });
    expect(await preview({ matchId: 'm1' })).toMatchObject({ success: true });
  });

  it.each([
    ['is called off', () => stage.deliver(matchCancelled, { match: match(), actorId: 'ben', automatic: false })],
    [
      'was played',
      () => stage.deliver(resultEntered, { match: match(), actorId: 'ben', result: aResult().result, countsAt: null }),
    ],
  ])('BYD-03 ends when the match %s', async (_, over) => {
    await created();
    await over();
    expect(await preview({ matchId: 'm1' })).toMatchObject({ errorCode: 'MATCH_NOT_FOUND' });
  });
});

describe('a simulation', () => {
  it('PLY-06 tells the chance to win and the likely score', async () => {
    await play(3, [ANA], [BEN]);
    const { simulation } = await simulate({ teamA: ['ana'], teamB: ['ben'] }, player('carla'));
    expect(simulation!.winChanceA).toBeGreaterThan(0.8);
    expect(simulation!.likelyScore).toEqual(simulation!.scores[0]!.sets);
    expect(simulation!.likelyScore[0]!.a).toBeGreaterThan(simulation!.likelyScore[0]!.b);
    const chances = simulation!.scores.map(({ probability }) => probability);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
    expect(chances.filter((chance) => Math.round(chance * 100) / 100 !== chance)).toEqual([]);
    const nine = await simulate({ teamA: ['ana'], teamB: ['ben'], gameMode: 'ONE_SET_9_GAMES' });
    expect(nine.simulation!.likelyScore).toHaveLength(1);
  });

  it('PLY-06 knows pairs', async () => {
    await play(3, [ANA, BEN], [CARLA, DAVID]);
    const { simulation } = await simulate({ teamA: ['ana', 'ben'], teamB: ['carla', 'david'] });
    expect(simulation!.winChanceA).toBeGreaterThan(0.5);
  });

  it('PLY-06 needs three confirmed matches of each', async () => {
    await play(2, [ANA], [BEN]);
    const refused = { success: false, errorCode: 'NOT_ENOUGH_MATCHES', simulation: null };
    expect(await simulate({ teamA: ['ana'], teamB: ['ben'] })).toEqual(refused);
    await play(1, [ANA], [BEN]);
    expect(await simulate({ teamA: ['ana'], teamB: ['ben'] })).toMatchObject({ success: true });
    expect(await simulate({ teamA: ['ana'], teamB: ['carla'] })).toEqual(refused);
  });

  it('PLY-06 counts matches of the sport in whichever format, those of another one not', async () => {
    await play(3, [ANA, BEN], [CARLA, DAVID]);
    expect(await simulate({ teamA: ['ana'], teamB: ['carla'] })).toMatchObject({ success: true });
    const padel = { sport: 2, teamA: ['ana', 'ben'], teamB: ['carla', 'david'] };
    expect(await simulate(padel)).toMatchObject({ success: false, errorCode: 'NOT_ENOUGH_MATCHES' });
  });

  it.each([
    ['twice the same player', { teamA: ['ana'], teamB: ['ana'] }, 'INVALID_DATA'],
    ['sides that are not there', { teamA: [], teamB: [] }, 'INVALID_DATA'],
    ['somebody unknown', { teamA: ['ana'], teamB: ['nobody'] }, 'PLAYER_NOT_FOUND'],
  ])('PLY-06 is refused for %s', async (_, input, errorCode) => {
    expect(await simulate(input)).toMatchObject({ success: false, errorCode });
  });
});

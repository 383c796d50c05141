import { Clock, userId } from '@setpoint/kernel';
import { MemoryRateLimiter } from '@setpoint/service-kit';
import { LevelParameters } from '../../src/application/ports/level-parameters.js';
import { Levels, type CurrentLevels, type SportWanted } from '../../src/application/ports/levels.js';
import { NOTHING_RATED } from '../../src/domain/levels/standing.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { Geocoder, type Place } from '../../src/application/ports/geocoder.js';
import { ChangeOwnProfile } from '../../src/application/change-own-profile.js';
import { FollowByInvitation } from '../../src/application/follow-by-invitation.js';
import { OwnProfile } from '../../src/application/own-profile.js';
import { RelateToPlayer, type RelateCommand } from '../../src/application/relate-to-player.js';
import type { ProfileChange } from '../../src/domain/profile-change.js';
import { ANA, aPlayer, at, BEN, CARLA } from '../builders.js';
import { MemoryPlayers, MemoryRelations } from '../memory/memory-players.js';

class June extends Clock {
  now() {
    return at('2026-06-01');
  }
}

class Nowhere extends Geocoder {
  search = () => Promise.resolve<Place[]>([]);
  nearest = () => Promise.resolve(null);
  defaultPlace = () => Promise.reject<Place>(new Error('not needed here'));
  timeZoneAt = () => 'Europe/Rome';
}

class NothingFitted extends LevelParameters {
  of = () => Promise.resolve(ParametersOverTime.DEFAULT);
  all = () => Promise.resolve(new Map());
  fits = () => Promise.resolve([]);
}

const notNeeded = () => Promise.reject<never>(new Error('not needed here'));

class NothingPlayed extends Levels {
  current = (wanted: readonly SportWanted[]) => Promise.resolve(wanted.map(() => NOTHING_KNOWN));
  entries = notNeeded;
  entriesOf = notNeeded;
  bonuses = notNeeded;
  unratedReasons = notNeeded;
  predictions = notNeeded;
  history = notNeeded;
}

const NOTHING_KNOWN: CurrentLevels = {
  known: { ...NOTHING_RATED, estimates: { singles: null, doubles: null } },
  trends: { singles: null, doubles: null },
};

function stage() {
  const limiter = new MemoryRateLimiter();
  const players = new MemoryPlayers(
    aPlayer({ id: ANA, inviteCode: 'ANAANA22' }),
    aPlayer({ id: BEN, inviteCode: 'BENBEN22' }),
    aPlayer({ id: CARLA, visibility: 'UNVERIFIED' }),
  );
  const relations = new MemoryRelations();
  const clock = new June();
  const own = new ChangeOwnProfile(players, new Nowhere(), new NothingFitted(), new NothingPlayed(), limiter, clock);
  const relate = new RelateToPlayer(players, relations, limiter, clock);
  return {
    players,
    relations,
    change: (change: ProfileChange, me = ANA) => own.execute(change, me),
    invited: new FollowByInvitation(players, relations, limiter, clock),
    ana: (what: RelateCommand['what'], playerId = BEN) => relate.execute({ playerId, what }, ANA),
    ben: (what: RelateCommand['what'], playerId = ANA) => relate.execute({ playerId, what }, BEN),
  };
}

/** Seconds after which trying again is worth it; a limit's refusal has to have them. */
function retryAfter(refusal: { readonly ok: boolean; readonly data?: Readonly<Record<string, unknown>> } | undefined) {
  const seconds = refusal?.data?.['retryAfterSeconds'];
  if (typeof seconds !== 'number') throw new Error(`no retryAfterSeconds in ${JSON.stringify(refusal)}`);
  return seconds;
}

const names = (events: readonly { contract: { name: string } }[]) => events.map(({ contract }) => contract.name);

describe('changing my own profile', () => {
  it('ACC-01 saves general data and emits what others keep', async () => {
    const { change, players } = stage();
    expect(await change({ type: 'EDIT', edit: { firstName: 'Anna', heightCm: 170 } })).toMatchObject({
      ok: true,
      value: { firstName: 'Anna', heightCm: 170 },
    });
    expect(names(players.events)).toEqual(['profile-changed']);
  });

  it('ACC-01 emits nothing of what concerns nobody, nor of what stays as it was', async () => {
    const { change, players } = stage();
    await change({ type: 'EDIT', edit: { heightCm: 170, firstName: 'Ana' } });
    expect(players.events).toEqual([]);
    expect(players.profiles.get(ANA)?.heightCm).toBe(170);
  });

  it('PLY-10~ BYD-04 emits when a player has time, and nothing when that stays as it was', async () => {
    const { change, players } = stage();
    const availability = { noFixedDays: true, slots: [] };
    await change({ type: 'SET_AVAILABILITY', availability });
    await change({ type: 'SET_AVAILABILITY', availability });
    expect(names(players.events)).toEqual(['availability-changed']);
    expect(players.profiles.get(ANA)?.availability.noFixedDays).toBe(true);
  });

  it('PLY-10 emits the levels when sports are chosen, and no levels when they are dropped', async () => {
    const { change, players } = stage();
    await change({ type: 'CHOOSE_SPORTS', choices: [{ sport: 2, level: 3.5 }] });
    expect(players.events.map(({ data }) => data)).toMatchObject([
      { userId: ANA, sports: [2] },
      { userId: ANA, levels: [{ sport: 2, numberPlayers: 2, rating: 3 }] },
    ]);
    await change({ type: 'CHOOSE_SPORTS', choices: [{ sport: 2, level: null }] });
    expect(players.events.at(-1)?.data).toEqual({ userId: ANA, levels: [] });
  });

  it('PLY-10 emits when the player is away, and when back', async () => {
    const { change, players } = stage();
    const absence = { from: '2026-07-01', to: '2026-07-14' };
    await change({ type: 'SET_ABSENCE', absence });
    await change({ type: 'SET_ABSENCE', absence: null });
    expect(players.events.map(({ data }) => data)).toEqual([
      { userId: ANA, absence },
      { userId: ANA, absence: null },
    ]);
  });

  it('API-05 changes the language', async () => {
    const { change, players } = stage();
    await change({ type: 'RELOCATE', data: { language: 'es' } });
    expect(players.events.map(({ data }) => data)).toMatchObject([{ language: 'es' }]);
  });

  it('ACC-01 changes nothing when one field is wrong', async () => {
    const { change, players } = stage();
    const before = players.profiles.get(ANA);
    expect(await change({ type: 'EDIT', edit: { firstName: 'Anna', heightCm: 1 } })).toMatchObject({
      code: 'INVALID_DATA',
    });
    expect(players.profiles.get(ANA)).toBe(before);
  });

  it('ACC-01 refuses who has no profile', async () => {
    expect(await stage().change({ type: 'EDIT', edit: { sex: 'F' } }, userId('nobody'))).toMatchObject({
      code: 'PLAYER_NOT_FOUND',
    });
  });

  it('API-14 refuses a flood of changes, and for how long', async () => {
    const { change } = stage();
    const flood = Array.from({ length: 130 }, () => change({ type: 'CHOOSE_SPORTS', choices: [] }));
    const refused = (await Promise.all(flood)).filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS');
    expect(refused).toHaveLength(10);
    expect(Math.min(...refused.map(retryAfter))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...refused.map(retryAfter))).toBeLessThanOrEqual(60);
  });
});

describe('following and blocking', () => {
  it('PLY-04 follows once, however often', async () => {
    const { ana, relations } = stage();
    expect(await ana('FOLLOW')).toMatchObject({ ok: true, value: { id: BEN } });
    expect(await ana('FOLLOW')).toMatchObject({ ok: true });
    expect(relations.events.map(({ data }) => data)).toEqual([{ followerId: ANA, followedId: BEN, following: true }]);
  });

  it('PLY-04 lets nobody follow or block themself', async () => {
    const { ana } = stage();
    expect(await ana('FOLLOW', ANA)).toMatchObject({ code: 'CANNOT_RELATE_TO_YOURSELF' });
    expect(await ana('BLOCK', ANA)).toMatchObject({ code: 'CANNOT_RELATE_TO_YOURSELF' });
  });

  it('PLY-04 refuses who is not there, and to follow who is not seen yet', async () => {
    const { ana } = stage();
    expect(await ana('FOLLOW', userId('nobody'))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    expect(await ana('FOLLOW', CARLA)).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  });

  it('PLY-04 blocks, ends both follows, and neither can follow until the block is lifted', async () => {
    const { ana, ben, relations } = stage();
    await ana('FOLLOW');
    await ben('FOLLOW');
    await ana('BLOCK');
    expect(relations.of(ANA, BEN)).toEqual({ iFollow: false, followsMe: false, iBlock: true, blocksMe: false });
    expect(await ana('FOLLOW')).toMatchObject({ code: 'PLAYER_BLOCKED' });
    expect(await ben('FOLLOW')).toMatchObject({ code: 'PLAYER_BLOCKED' });
    await ana('UNBLOCK');
    expect(await ben('FOLLOW')).toMatchObject({ ok: true });
    expect(names(relations.events).slice(2, 5)).toEqual(['follow-changed', 'follow-changed', 'block-changed']);
  });

  it('API-14 refuses a flood of follows, and for how long', async () => {
    const { ana } = stage();
    const answers = await Promise.all(Array.from({ length: 121 }, () => ana('FOLLOW')));
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
    expect(retryAfter(refused[0])).toBeLessThanOrEqual(60);
  });
});

describe('following by invitation', () => {
  it('AUTH-28 makes the two follow each other and answers whose code it is', async () => {
    const { invited, relations } = stage();
    expect(await invited.execute(' benben22', ANA)).toMatchObject({ ok: true, value: { id: BEN } });
    expect(relations.of(ANA, BEN)).toMatchObject({ iFollow: true, followsMe: true });
    expect(relations.events.every(({ data }) => (data as { byInvitation?: boolean }).byInvitation)).toBe(true);
  });

  it('AUTH-28 refuses an unknown code and changes nothing', async () => {
    const { invited, relations } = stage();
    expect(await invited.execute('XXXXXXXX', ANA)).toMatchObject({ code: 'INVITE_CODE_USER_NOT_FOUND' });
    expect(relations.events).toEqual([]);
  });

  it('API-08 refuses my own code, and that of somebody with a block', async () => {
    const { invited, ben } = stage();
    expect(await invited.execute('ANAANA22', ANA)).toMatchObject({ code: 'CANNOT_RELATE_TO_YOURSELF' });
    await ben('BLOCK');
    expect(await invited.execute('BENBEN22', ANA)).toMatchObject({ code: 'PLAYER_BLOCKED' });
  });

  it('API-14 refuses guessing', async () => {
    const { invited } = stage();
    for (let i = 0; i < 20; i++) await invited.execute('XXXXXXXX', ANA);
    const refused = await invited.execute('BENBEN22', ANA);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(retryAfter(refused)).toBeLessThanOrEqual(600);
  });
});

describe('the own profile', () => {
  it('API-01 is waited for when the registration has not arrived yet', async () => {
    const { players } = stage();
    const dan = aPlayer({ id: userId('dan') });
    const found = new OwnProfile(players).execute(dan.id);
    players.profiles.set(dan.id, dan);
    expect(await found).toBe(dan);
  });
});

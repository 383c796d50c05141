import { accountRegistered, accountVerified, followChanged, profileChanged, resultConfirmed } from '@setpoint/events';
import { Random } from '@setpoint/kernel';
import { player, startTestService } from '@setpoint/testkit';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { PlayerRow } from '../../src/persistence/entities.js';
import { RelateToPlayer } from '../../src/application/relate-to-player.js';
import { playersService } from '../../src/service.js';
import { ANA, anEstimatedLevel, aResult, BEN, CARLA } from '../builders.js';
import { clear, joins, logsIn, registration, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const profileRow = (id: string) => rowOf<PlayerRow>(stage.manager, sql`select * from player where id = ${id}`);

describe('an account becomes a player', () => {
  it('AUTH-01 has a profile without levels, unlisted, with an invitation code of its own', async () => {
    await stage.deliver(accountRegistered, registration('ana', { sports: [2, 1] }));
    const row = await profileRow('ana');
    expect(row).toMatchObject({ visibility: 'UNVERIFIED', sports: [1, 2], levels: [], language: 'it' });
    expect(row?.invite_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(await stage.eventsOf(profileChanged)).toMatchObject([{ userId: 'ana', inviteCode: row?.invite_code }]);
  });

  it('LVL-03 starts with the own estimates of the registration, for each format of the sport', async () => {
    const levels = [
      { sport: 1 as const, level: 3.5 },
      { sport: 2 as const, level: 7.2 },
    ];
    await stage.deliver(accountRegistered, registration('ana', { sports: [1, 2], levels }));
    expect((await profileRow('ana'))?.levels).toEqual([
      anEstimatedLevel(3.5, { sport: 1, numberPlayers: 1 }),
      anEstimatedLevel(3.5, { sport: 1, numberPlayers: 2 }),
    ]);
  });

  it('AUTH-02 is listed once the mail is verified', async () => {
    await joins(stage, 'ana');
    expect(await profileRow('ana')).toMatchObject({ visibility: 'LISTED' });
  });

  it('AUTH-05 is one player, however often the registration comes', async () => {
    await stage.deliver(accountRegistered, registration('ana'));
    const code = (await profileRow('ana'))?.invite_code;
    await stage.deliver(accountRegistered, registration('ana', { firstName: 'Other' }));
    expect(await profileRow('ana')).toMatchObject({ first_name: 'Ana', invite_code: code });
    expect(await stage.eventsOf(profileChanged)).toHaveLength(1);
  });

  it('AUTH-02 is listed too when the verification arrives before the registration', async () => {
    await stage.deliver(accountVerified, { userId: 'ana' });
    await logsIn(stage, 'ana', '2026-06-02T08:00:00.000Z', 1_020);
    await logsIn(stage, 'ana', '2026-06-02T07:00:00.000Z', 1_010);
    await stage.deliver(accountRegistered, registration('ana'));
    expect(await profileRow('ana')).toMatchObject({
      visibility: 'LISTED',
      last_login_at: new Date('2026-06-02T08:00:00.000Z'),
    });
    expect(await rowsOf(stage.manager, sql`select * from pending_fact`)).toEqual([]);
  });

  it('PLY-09 follows who referred them and is followed back, once verified', async () => {
    await joins(stage, 'ana');
    await stage.deliver(accountRegistered, registration('ben', { referredBy: 'ana' }));
    expect(await stage.eventsOf(followChanged)).toEqual([]);
    await stage.deliver(accountVerified, { userId: 'ben' });
    await stage.deliver(accountVerified, { userId: 'ben' });
    expect(await stage.eventsOf(followChanged)).toEqual([
      { followerId: 'ben', followedId: 'ana', following: true, byInvitation: true },
      { followerId: 'ana', followedId: 'ben', following: true, byInvitation: true },
    ]);
  });

  it('PLY-09 follows them no more once that was ended, also when the verification is emitted anew', async () => {
    await joins(stage, 'ana');
    await joins(stage, 'ben', { referredBy: 'ana' });
    await stage.app.get(RelateToPlayer).execute({ playerId: ANA, what: 'UNFOLLOW' }, BEN);
    await stage.deliver(accountRegistered, registration('ben', { referredBy: 'ana' }), { snapshot: true });
    await stage.deliver(accountVerified, { userId: 'ben' }, { snapshot: true });
    const follows = await rowsOf(stage.manager, sql`select follower_id, followed_id from follow`);
    expect(follows).toEqual([{ follower_id: 'ana', followed_id: 'ben' }]);
  });

  it('AUTH-02 is repaired by what identity emits anew, when the events of then were lost', async () => {
    await stage.deliver(accountRegistered, registration('ana'), { snapshot: true });
    await stage.deliver(accountVerified, { userId: 'ana' }, { snapshot: true });
    expect(await profileRow('ana')).toMatchObject({ visibility: 'LISTED', first_name: 'Ana' });
  });

  it('AUTH-28 follows who invited them as well as who referred them', async () => {
    await joins(stage, 'ana');
    await joins(stage, 'carla');
    await joins(stage, 'ben', { referredBy: 'ana', invitedBy: 'carla' });
    const follows = sql`select followed_id from follow where follower_id = 'ben' order by followed_id`;
    expect(await rowsOf(stage.manager, follows)).toEqual([{ followed_id: 'ana' }, { followed_id: 'carla' }]);
  });

  it('PLY-09 has another code when the first is taken', async () => {
    class Repeating extends Random {
      private calls = 0;
      /** The same eight letters twice, then others. */
      next() {
        return Math.floor(this.calls++ / 16) / 31;
      }
    }
    const other = await startTestService(playersService, { random: new Repeating() });
    try {
      await other.deliver(accountRegistered, registration('ana'));
      await other.deliver(accountRegistered, registration('ben'));
      const codes = await rowsOf(other.manager, sql`select invite_code from player order by id`);
      expect(codes).toEqual([{ invite_code: 'AAAAAAAA' }, { invite_code: 'BBBBBBBB' }]);
    } finally {
      await other.stop();
    }
  });

  it('PLY-14 remembers the login at most once an hour', async () => {
    await joins(stage, 'ana');
    await logsIn(stage, 'ana', '2026-06-01T12:59:59.000Z');
    expect((await profileRow('ana'))?.last_login_at.toISOString()).toBe('2026-06-01T12:00:00.000Z');
    await logsIn(stage, 'ana', '2026-06-01T13:00:00.000Z');
    expect((await profileRow('ana'))?.last_login_at.toISOString()).toBe('2026-06-01T13:00:00.000Z');
  });
});

describe('statistics', () => {
  const QUERY = `query ($id: ID!, $sport: Int, $numberPlayers: Int) { player(id: $id) {
    statistics(sport: $sport, numberPlayers: $numberPlayers) {
      matches wins losses draws setsWon setsLost gamesWon gamesLost currentStreak playersMet } } }`;
  const statistics = async (id: string, filter = {}) => {
    const { data, errors } = await stage.query<{ player: { statistics: unknown } }>(
      QUERY,
      { id, ...filter },
      player('carla'),
    );
    expect(errors).toBeUndefined();
    return data?.player.statistics;
  };
  beforeEach(async () => {
    for (const id of ['ana', 'ben', 'carla']) await joins(stage, id);
  });

  it('PLY-07 RES-08~ counts a match once, also when it is emitted again or delivered again', async () => {
    const result = aResult();
    await stage.deliver(resultConfirmed, result, { id: 'same' });
    await stage.deliver(resultConfirmed, result, { id: 'same' });
    await stage.deliver(resultConfirmed, result, { id: 'another' });
    expect(await statistics(ANA)).toEqual({
      matches: 1,
      wins: 1,
      losses: 0,
      draws: 0,
      setsWon: 2,
      setsLost: 0,
      gamesWon: 13,
      gamesLost: 8,
      currentStreak: 1,
      playersMet: 1,
    });
    expect(await statistics(BEN)).toMatchObject({ matches: 1, losses: 1, currentStreak: 0, playersMet: 1 });
  });

  it('PLY-07 counts what is emitted anew, unless it is counted', async () => {
    const result = aResult();
    await stage.deliver(resultConfirmed, result, { snapshot: true });
    await stage.deliver(resultConfirmed, result, { snapshot: true });
    expect(await statistics(ANA)).toMatchObject({ matches: 1, wins: 1 });
  });

  it('PLY-07 keeps sports and formats apart, and adds them up', async () => {
    await stage.deliver(resultConfirmed, aResult());
    await stage.deliver(
      resultConfirmed,
      aResult({ sport: 2, numberPlayers: 2, teamA: [ANA, CARLA], teamB: [BEN, 'dan'] }),
    );
    expect(await statistics(ANA)).toMatchObject({ matches: 2, playersMet: 2, currentStreak: 2 });
    expect(await statistics(ANA, { sport: 1 })).toMatchObject({ matches: 1, playersMet: 1 });
    expect(await statistics(ANA, { sport: 2, numberPlayers: 2 })).toMatchObject({ matches: 1, playersMet: 2 });
    expect(await statistics(ANA, { sport: 2, numberPlayers: 1 })).toMatchObject({ matches: 0, playersMet: 0 });
    expect(await statistics(ANA, { sport: 99_999 })).toMatchObject({ matches: 0 });
    expect(await statistics(CARLA)).toMatchObject({ matches: 1 });
  });

  it('PLY-07 the streak is what was won since the last match that was not, in the order of play, not of arrival', async () => {
    const played = (day: number, winner: 'A' | 'B' | null) =>
      aResult({ startsAt: `2026-05-0${day}T18:00:00.000Z` }, { winner });
    for (const result of [played(4, 'A'), played(1, 'A'), played(3, 'A'), played(2, null)]) {
      await stage.deliver(resultConfirmed, result);
    }
    expect(await statistics(ANA)).toMatchObject({ wins: 3, draws: 1, currentStreak: 2 });
    expect(await statistics(BEN)).toMatchObject({ losses: 3, draws: 1, currentStreak: 0 });
    await stage.deliver(resultConfirmed, played(5, 'B'));
    expect(await statistics(ANA)).toMatchObject({ currentStreak: 0 });
    expect(await statistics(BEN)).toMatchObject({ currentStreak: 1 });
  });
});

describe('the schema', () => {
  it('API-12 keeps to the plan: the list by login comes from its index', async () => {
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(
      stage.manager,
      sql`explain select player_id from player_search order by last_login_at desc, player_id desc limit 20`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('player_search_by_login');
  });
});

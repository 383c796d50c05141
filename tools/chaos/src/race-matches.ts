import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DateTime } from 'luxon';
import { CREATE } from './operations.ts';
import { RACES, type Court, type Payload, type Race } from './race-rounds.ts';
import { RaceStatistics } from './race-statistics.ts';
import { waitingListRace } from './race-waiting-list.ts';
import { StackProcess } from './stack-process.ts';
import type { World } from './world.ts';

export const MATCH_RACES: readonly Race[] = [...RACES, waitingListRace];

/** Rounds that are arranged before time passes; their matches fit into the days before the first is given up. */
const BATCH = 14;
const DAYS_OF_BATCH = 11;
/** Races that are run at a time: one waits for locks while another works. */
const LANES = 3;
const DAY = 24 * 60 * 60 * 1000;

/** A match that is raced for. */
interface Heat {
  readonly matchId: string;
  readonly race: Race;
  readonly court: Court;
  readonly round: number;
}

interface Plan {
  readonly world: World;
  readonly races: readonly Race[];
  readonly rounds: number;
  readonly parallel: number;
  /** Told of each race before it begins. */
  readonly enter: (statistics: RaceStatistics) => void;
  readonly report: (line: string) => void;
}

/** Races for places and results of matches; in each round every one of them, with a match of its own. */
export async function raceForMatches({ world, races, rounds, parallel, enter, report }: Plan): Promise<void> {
  const matches = await MatchRaces.start(world, parallel);
  const byRace = new Map(races.map((race) => [race, new RaceStatistics(race.name)]));
  for (const statistics of byRace.values()) enter(statistics);
  try {
    for (let done = 0; done < rounds; done += BATCH) {
      const size = Math.min(BATCH, rounds - done);
      await matches.batch(races, byRace, done, size);
      const wrong = [...byRace.values()].reduce((sum, statistics) => sum + statistics.wrong.length, 0);
      report(`matches: ${done + size} rounds, ${wrong} wrong`);
    }
  } finally {
    await matches.stop();
  }
}

class MatchRaces {
  private offsetMs = 0;
  private readonly organiser: string;
  private readonly crowd: readonly string[];
  private readonly pool: pg.Pool;
  private readonly world: World;
  private readonly stack: StackProcess;

  private constructor(world: World, stack: StackProcess, parallel: number) {
    const [organiser, ...others] = world.players as [string, ...string[]];
    this.organiser = organiser;
    this.crowd = others.slice(0, parallel);
    this.pool = new pg.Pool({ connectionString: world.adminUrl, max: LANES });
    // The server may end before a connection of the pool has gone.
    this.pool.on('error', () => {});
    this.world = world;
    this.stack = stack;
  }

  static async start(world: World, parallel: number): Promise<MatchRaces> {
    const stack = await StackProcess.spawn({ databaseUrls: world.databaseUrls, secret: world.secret, offsetMs: 0 });
    await stack.send({ kind: 'publish', events: world.firstEvents });
    return new MatchRaces(world, stack, parallel);
  }

  async batch(
    races: readonly Race[],
    byRace: ReadonlyMap<Race, RaceStatistics>,
    done: number,
    size: number,
  ): Promise<void> {
    const heats: Heat[] = [];
    await inLanes(
      Array.from({ length: size * races.length }, (_, n) => n),
      async (n) => {
        const race = races[n % races.length]!;
        const heat = await this.createHeat(n, done + Math.floor(n / races.length), race, byRace.get(race)!);
        heats.push(heat);
        await heat.race.before(heat.court, heat.matchId, heat.round);
      },
    );
    await this.pass(DAYS_OF_BATCH);
    await inLanes(heats, async ({ race, court, matchId }) => race.after?.(court, matchId));
    for (const { race } of heats) byRace.get(race)!.rounds++;
    // what nobody confirmed is settled before the next begins
    await this.pass(20);
  }

  /** A race's view of the world; its statistics count everything it does. */
  private courtOf(statistics: RaceStatistics): Court {
    const { organiser, crowd, stack, pool, world } = this;
    return {
      organiser,
      crowd,
      async press(userId, query, input) {
        try {
          const data = await stack.send({ kind: 'graphql', service: 'matches', userId, query, variables: { input } });
          const payload = Object.values(data as Record<string, Payload>)[0]!;
          statistics.note(payload);
          return payload;
        } catch (error) {
          return statistics.refusedWith(error, query);
        }
      },
      async guestToken(matchId) {
        return (await world.lastMailTo(matchId)).split('/').at(-1)!;
      },
      async facts(matchId) {
        const { rows } = await pool.query<{ type: string; n: number }>(
          'select type, count(*)::int n from matches.outbox where subject = $1 group by type',
          [matchId],
        );
        return new Map(rows.map(({ type, n }) => [/^matches\.(.+)\.v\d+$/.exec(type)![1]!, n]));
      },
      async seats(matchId) {
        const { rows } = await pool.query<{ seat: 'A' | 'B' | 'waiting'; player: string }>(
          `select side as seat, player_id as player, position from matches.match_player where match_id = $1 and is_current
         union all select 'waiting', player_id, position from matches.waiter where match_id = $1 order by position`,
          [matchId],
        );
        const of = (wanted: string) => rows.filter(({ seat }) => seat === wanted).map(({ player }) => player);
        return { teamA: of('A'), teamB: of('B'), waiting: of('waiting') };
      },
      async confirmedSets(matchId) {
        const { rows } = await pool.query<{ sets: { a: number; b: number }[] }>(
          `select result -> 'sets' as sets from matches.match where id = $1 and state = 'CONFIRMED'`,
          [matchId],
        );
        return rows[0]?.sets.map(({ a, b }) => `${a}-${b}`).join(' ') ?? null;
      },
      expect: (what, matchId, found, wanted) => statistics.expect(what, `match ${matchId}`, found, wanted),
      won: (by) => statistics.won(by),
    };
  }

  private async createHeat(n: number, round: number, race: Race, statistics: RaceStatistics): Promise<Heat> {
    const court = this.courtOf(statistics);
    const start = DateTime.fromMillis(Date.now() + this.offsetMs)
      .setZone('Europe/Rome')
      .plus({ days: 1, hours: 2 * n });
    const created = await court.press(this.organiser, CREATE, {
      requestId: randomUUID(),
      sport: 1,
      numberPlayers: 1,
      gameMode: 'ONE_SET_9_GAMES',
      courtId: this.world.courts[0],
      datePlay: start.toISODate(),
      timePlay: start.toFormat('HH:mm'),
      minutesPlay: 60,
    });
    return { matchId: created.match!.id, race, court, round };
  }

  private async pass(days: number): Promise<void> {
    this.offsetMs += days * DAY;
    await this.stack.send({ kind: 'advance', ms: days * DAY });
    await this.stack.send({ kind: 'settle' });
  }

  async stop(): Promise<void> {
    this.stack.kill();
    await this.stack.died;
    await this.pool.end();
  }
}

/** Some at a time; all of them are begun in their order. */
async function inLanes<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const each of waiting) await work(each);
    }),
  );
}

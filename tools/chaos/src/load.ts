import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { Died, Victim } from './handle.ts';
import { CONFIRM, CREATE, ENTER, JOIN } from './operations.ts';
import type { ServiceName } from './protocol.ts';
import type { World } from './world.ts';

/** A match as the load knows it: only what was answered with success counts as accepted. */
export interface PlayedMatch {
  readonly requestId: string;
  readonly home: string;
  readonly away: string;
  matchId?: string;
  joined: boolean;
  entered: boolean;
  confirmed: boolean;
}

interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly fieldErrors?: unknown;
  readonly match?: { readonly id: string };
}

/**
 * People who go on whatever happens: a command whose answer was lost is sent again, as a person presses again.
 * `victim()` gives the present life and waits for the next one when it died.
 */
export class Load {
  readonly matches: PlayedMatch[] = [];
  accepted = 0;
  unanswered = 0;

  private readonly world: World;
  private readonly victim: () => Promise<Victim>;
  private readonly now: () => number;

  constructor(world: World, victim: () => Promise<Victim>, now: () => number) {
    this.world = world;
    this.victim = victim;
    this.now = now;
  }

  /** Creates a match and fills it. */
  async arrange(slot: number): Promise<void> {
    const pair = this.world.players.length / 2;
    const home = this.world.players[(slot % pair) * 2]!;
    const away = this.world.players[(slot % pair) * 2 + 1]!;
    const match: PlayedMatch = { requestId: randomUUID(), home, away, joined: false, entered: false, confirmed: false };
    this.matches.push(match);
    // every match of a pair at a time of its own
    const start = DateTime.fromMillis(this.now(), { zone: 'Europe/Rome' }).plus({
      days: 1,
      hours: 3 * Math.floor(slot / pair),
    });
    const created = await this.send('matches', home, CREATE, {
      requestId: match.requestId,
      sport: 1,
      numberPlayers: 1,
      gameMode: 'ONE_SET_9_GAMES',
      courtId: this.world.courts[slot % this.world.courts.length],
      booked: true,
      datePlay: start.toISODate(),
      timePlay: start.toFormat('HH:mm'),
      minutesPlay: 60,
    });
    match.matchId = created.match!.id;
    await this.send('matches', away, JOIN, { matchId: match.matchId });
    match.joined = true;
  }

  /** Enters and confirms the result of a match whose time has passed. */
  async play(match: PlayedMatch): Promise<void> {
    await this.send(
      'matches',
      match.home,
      ENTER,
      { matchId: match.matchId, sets: [{ a: 9, b: 4 }] },
      'RESULT_ALREADY_SAVED',
    );
    match.entered = true;
    await this.send('matches', match.away, CONFIRM, { matchId: match.matchId }, 'RESULT_ALREADY_SAVED');
    match.confirmed = true;
  }

  /** Sends until there is an answer. `meaning` is the refusal that says an earlier, unanswered try had succeeded. */
  private async send(
    service: ServiceName,
    userId: string,
    query: string,
    input: Record<string, unknown>,
    meaning?: string,
  ): Promise<Payload> {
    for (let retried = false; ; retried = true) {
      try {
        const data = (await (
          await this.victim()
        ).ask({ kind: 'graphql', service, userId, query, variables: { input } })) as Record<string, Payload>;
        const payload = Object.values(data)[0]!;
        if (payload.success || (retried && payload.errorCode === meaning)) {
          this.accepted++;
          return payload;
        }
        throw new Error(`refused: ${JSON.stringify({ payload, input })}`);
      } catch (error) {
        if (!(error instanceof Died)) throw error;
        this.unanswered++;
      }
    }
  }
}

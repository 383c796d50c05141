import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DateTime } from 'luxon';
import { CONFIRM, CREATE, ENTER, JOIN } from './operations.ts';
import type { ServiceName } from './protocol.ts';
import { Died, Refused, type StackProcess } from './stack-process.ts';
import type { World } from './world.ts';

const WORKERS = 6;
/** Matches of a round; no more than fit into the days before they are played. */
const ROUND = 72;

const atOnce = (work: () => Promise<void>) => Promise.all(Array.from({ length: WORKERS }, work));

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
 * `stack()` gives the present process and waits for the next one when it died.
 */
export class Load {
  readonly matches: PlayedMatch[] = [];
  accepted = 0;
  /** The process died before it answered. */
  unanswered = 0;
  /** Refused with a code that says: try again. */
  retried = 0;
  /** Refused otherwise although nothing was wrong with the command: with the times of each. */
  readonly unexpected = new Map<string, number>();

  private readonly world: World;
  private readonly stack: () => Promise<StackProcess>;
  private readonly now: () => number;

  constructor(world: World, stack: () => Promise<StackProcess>, now: () => number) {
    this.world = world;
    this.stack = stack;
    this.now = now;
  }

  /** A round of matches by several people at once, while `goOn` holds. */
  async arrangeMany(goOn: () => boolean): Promise<void> {
    let slot = 0;
    await atOnce(async () => {
      for (let i = 0; i < ROUND / WORKERS && goOn(); i++) await this.arrange(slot++);
    });
  }

  /** Plays them, several at once. */
  async playMany(matches: readonly PlayedMatch[]): Promise<void> {
    const waiting = [...matches];
    await atOnce(async () => {
      for (let match = waiting.shift(); match; match = waiting.shift()) await this.play(match);
    });
  }

  /** Creates a match and fills it. */
  private async arrange(slot: number): Promise<void> {
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
  private async play(match: PlayedMatch): Promise<void> {
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

  /** Sends until it is accepted. `meaning` is the refusal which says that an earlier, unanswered try had succeeded. */
  private async send(
    service: ServiceName,
    userId: string,
    query: string,
    input: Record<string, unknown>,
    meaning?: string,
  ): Promise<Payload> {
    for (let repeated = false; ; repeated = true) {
      try {
        const stack = await this.stack();
        const data = (await stack.send({ kind: 'graphql', service, userId, query, variables: { input } })) as Record<
          string,
          Payload
        >;
        const payload = Object.values(data)[0]!;
        if (payload.success || (repeated && payload.errorCode === meaning)) {
          this.accepted++;
          return payload;
        }
        throw new Error(`refused: ${JSON.stringify({ payload, input })}`);
      } catch (error) {
        if (error instanceof Died) this.unanswered++;
        else if (error instanceof Refused) await this.note(error);
        else throw error;
      }
    }
  }

  private async note(refusal: Refused): Promise<void> {
    if (refusal.retryable) this.retried++;
    else this.unexpected.set(refusal.message, (this.unexpected.get(refusal.message) ?? 0) + 1);
    // As a person would: not at once.
    await delay(50);
  }
}

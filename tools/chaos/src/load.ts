import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DateTime } from 'luxon';
import { SAVE_SPORTS } from './operations.ts';
import { random } from './options.ts';
import type { ServiceName } from './protocol.ts';
import { Died, Refused, type StackProcess } from './stack-process.ts';
import { aMode, aStory } from './stories.ts';
import type { Story } from './story-steps.ts';
import { Table, type PlayedMatch } from './table.ts';
import type { World } from './world.ts';

const WORKERS = 6;
/** Matches of a round; no more than fit into the days before they are played. */
const ROUND = 72;
/** People around one match. */
const GROUP = 4;

const shuffled = (people: readonly string[]) =>
  people
    .map((who) => [random(), who] as const)
    .sort(([a], [b]) => a - b)
    .map(([, who]) => who);

const atOnce = (work: () => Promise<void>) => Promise.all(Array.from({ length: WORKERS }, work));

export interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match?: { readonly id: string; readonly proposal?: { readonly id: string } | null };
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

  private readonly tables = new Map<PlayedMatch, readonly [Story, Table]>();
  private readonly world: World;
  private readonly stack: () => Promise<StackProcess>;
  private readonly now: () => number;

  constructor(world: World, stack: () => Promise<StackProcess>, now: () => number) {
    this.world = world;
    this.stack = stack;
    this.now = now;
  }

  get summary(): string {
    const states = Map.groupBy(this.matches, ({ state }) => state);
    const ends = [...states].map(([state, some]) => `${some.length} ${state}`).join(', ');
    return `${this.matches.length} in ${new Set(this.matches.map(({ story }) => story)).size} stories: ${ends}`;
  }

  /** Two of three estimate themselves before they play. */
  async chooseLevels(): Promise<void> {
    for (const [index, player] of this.world.players.entries()) {
      const level = index % 3 === 2 ? null : 1 + Math.floor(random() * 13) / 2;
      await this.send('players', player, SAVE_SPORTS, { sports: [{ sport: 1, level }] });
    }
  }

  /** A round of matches by several people at once, while `goOn` holds. */
  async arrangeMany(goOn: () => boolean): Promise<void> {
    let slot = 0;
    const people = shuffled(this.world.players);
    await atOnce(async () => {
      for (let i = 0; i < ROUND / WORKERS && goOn(); i++) await this.arrange(slot++, people);
    });
  }

  /** Plays them, several at once. */
  async playMany(matches: readonly PlayedMatch[]): Promise<void> {
    const waiting = [...matches];
    await atOnce(async () => {
      for (let match = waiting.shift(); match; match = waiting.shift()) await this.play(match);
    });
  }

  /** Arranges a match; those of a group have a time of their own each. */
  private async arrange(slot: number, people: readonly string[]): Promise<void> {
    const groups = people.length / GROUP;
    const group = slot % groups;
    const story = aStory();
    const match: PlayedMatch = {
      requestId: randomUUID(),
      story: story.name,
      people: people.slice(group * GROUP, (group + 1) * GROUP),
      isDoubles: story.isDoubles ?? false,
      gameMode: aMode(),
      state: 'ORGANIZING',
      facts: new Map(),
      fans: new Map(),
    };
    const start = DateTime.fromMillis(this.now(), { zone: 'Europe/Rome' })
      .plus({ days: 1, hours: 3 * Math.floor(slot / groups) })
      .set({ minute: 0 });
    const table = new Table(this, match, { courtId: this.world.courts[slot % this.world.courts.length]!, start });
    this.matches.push(match);
    this.tables.set(match, [story, table]);
    await story.arrange(table);
  }

  private async play(match: PlayedMatch): Promise<void> {
    const [story, table] = this.tables.get(match)!;
    await story.play?.(table);
    this.tables.delete(match);
  }

  /** The token in the last mail to the guest of a match. The mail is as sure as the command that it tells of. */
  async guestToken(matchId: string): Promise<string> {
    const path = await this.world.lastMailTo(matchId);
    return path.split('/').at(-1)!;
  }

  /** Sends until it is accepted. `meaning` is the refusal which says that an earlier, unanswered try had succeeded. */
  async send(
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
        else if (error instanceof Refused) this.note(error);
        else throw error;
        // As a person would: not at once. It also lets this process hear that the other one is gone.
        await delay(error instanceof Died ? 5 : 50);
      }
    }
  }

  private note(refusal: Refused): void {
    if (refusal.retryable) this.retried++;
    else this.unexpected.set(refusal.message, (this.unexpected.get(refusal.message) ?? 0) + 1);
  }
}

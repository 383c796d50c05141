import type { DateTime } from 'luxon';
import type { GameMode } from '@setpoint/scoring';
import type { Load, Payload } from './load.ts';
import { CREATE } from './operations.ts';
import { random } from './options.ts';

/** What a match emits of itself, as often as it should have in the end. */
export type Fact =
  | 'match-created'
  | 'players-invited'
  | 'invitation-answered'
  | 'player-joined'
  | 'player-left'
  | 'player-removed'
  | 'match-proposed'
  | 'proposal-answered'
  | 'match-organised'
  | 'match-reorganised'
  | 'match-ready'
  | 'match-cancelled'
  | 'match-expired'
  | 'match-not-played'
  | 'guest-message-requested'
  | 'guest-answered'
  | 'no-show-reported'
  | 'no-show-answered'
  | 'result-entered'
  | 'result-disputed'
  | 'result-confirmed';

/** A match as the load knows it: only what was answered with success counts as accepted. */
export interface PlayedMatch {
  readonly requestId: string;
  readonly story: string;
  /** Who may have to do with it: those who play, then those who fill in. */
  readonly people: readonly string[];
  readonly isDoubles: boolean;
  readonly gameMode: GameMode;
  matchId?: string;
  /** How it ends when time has passed. */
  state: 'ORGANIZING' | 'READY' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED' | 'NOT_PLAYED';
  readonly facts: Map<Fact, number>;
  /** Who watches, with the reaction. */
  readonly fans: Map<string, string | null>;
}

/** When and where a match is played. */
export interface Slot {
  readonly courtId: string;
  readonly start: DateTime;
}

/** One match, and the people around it. Each command is sent until it is answered; then its facts are expected. */
export class Table {
  readonly match: PlayedMatch;
  readonly slot: Slot;
  private readonly load: Load;

  constructor(load: Load, match: PlayedMatch, slot: Slot) {
    this.load = load;
    this.match = match;
    this.slot = slot;
  }

  get people(): readonly string[] {
    return this.match.people;
  }

  /** `already` is the refusal which says that an earlier, unanswered try had succeeded. */
  async press(who: number, operation: string, input: object = {}, already?: string): Promise<Payload> {
    const all = { matchId: this.match.matchId, ...input };
    return this.load.send('matches', this.people[who]!, operation, all, already);
  }

  async create(input: object): Promise<void> {
    const { match } = await this.load.send('matches', this.people[0]!, CREATE, { ...input });
    this.match.matchId = match!.id;
  }

  /** What the last commands must have led to. */
  expect(...facts: Fact[]): void {
    for (const fact of facts) this.match.facts.set(fact, (this.match.facts.get(fact) ?? 0) + 1);
  }

  where = () => ({
    courtId: this.slot.courtId,
    booked: true,
    datePlay: this.slot.start.toISODate()!,
    timePlay: this.slot.start.toFormat('HH:mm'),
    minutesPlay: 60,
  });

  /** By the link in the last mail to the guest of this match. */
  async pressAsGuest(operation: string, input: object, already?: string): Promise<void> {
    const token = await this.load.guestToken(this.match.matchId!);
    await this.load.send('matches', this.people.at(-1)!, operation, { token, ...input }, already);
  }
}

export const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

import { userId, type UserId } from '@setpoint/kernel';
import type { SeededRandom } from '@setpoint/testkit';
import { act, enter, type Book, type BookFact } from '../../src/domain/book.js';
import { isEnded, type Registration } from '../../src/domain/registration.js';
import { passTime } from '../../src/domain/schedule.js';
import { registrationId } from '../../src/domain/tournament.js';
import { aBook, aRegistration, at, NOW } from '../builders.js';

const CAPTAIN = userId('captain');
const PARTNER = userId('partner');
const ID = registrationId('r1');
const available = () => ({ hasAvailability: true, rating: 4, clubs: [] });

/** What billing knows of one player's due: it answers once, paid or closed, and gives back once. */
interface Due {
  readonly playerId: UserId;
  status: 'OPEN' | 'PAID' | 'CLOSED';
  refunded: boolean;
}

type Message =
  | { readonly kind: 'PAID' | 'CLOSED'; readonly playerId: UserId }
  | { readonly kind: 'HELD' | 'EXPIRED' | 'REFUND'; readonly playerId: UserId };

/**
 * A team, its tournament and billing, with messages both ways in any order and twice: the money of a registration that
 * is out is given back, whenever it comes.
 */
export class RegistrationWorld {
  now = NOW;
  book: Book;
  readonly dues = new Map<UserId, Due>();
  /** Given back before the money came: what comes later goes back at once. */
  readonly #released = new Set<UserId>();
  readonly #toBilling: Message[] = [];
  readonly #toUs: Message[] = [];

  constructor(
    private readonly random: SeededRandom,
    isSlam: boolean,
  ) {
    const book = aBook({ numberPlayers: 2, type: isSlam ? 'SLAM' : 'CLASSIC', minTeams: 1 });
    const team = aRegistration({ captainId: CAPTAIN, partnerId: PARTNER, placeNo: null, until: null });
    const step = enter(book, team, this.now)!;
    this.book = step.book;
    this.#send(step.facts);
  }

  get registration(): Registration {
    return this.book.registrations.find(({ id }) => id === ID)!;
  }

  play(steps: number): void {
    for (let i = 0; i < steps; i += 1) this.#step();
    // Nobody does anything any more, and nothing is lost: it has to come to an end by itself.
    for (let i = 0; i < 40; i += 1) {
      this.now = at(10 * 24 * 3_600_000, this.now);
      this.#passTime();
      while (this.#toBilling.length > 0) this.#bill(this.#toBilling.shift()!);
      while (this.#toUs.length > 0) this.#hear(this.#toUs.shift()!);
    }
  }

  #step(): void {
    switch (this.random.int(9)) {
      case 0:
      case 1:
        return this.#pay();
      case 2:
        this.now = at([60_000, 1_800_000, 86_400_000, 9 * 86_400_000][this.random.int(4)]!, this.now);
        return;
      case 3:
        return this.#passTime();
      case 4:
        return this.#take(this.#toBilling, (message) => this.#bill(message));
      case 5:
      case 6:
        return this.#take(this.#toUs, (message) => this.#hear(message));
      case 7:
        if (this.random.int(3) === 0) this.#tell({ kind: this.random.int(2) === 0 ? 'CANCEL' : 'WITHDRAW' });
        return;
      default:
        if (this.random.int(6) === 0) this.#tell({ kind: 'EXCLUDE', refundTo: 'CREDIT' });
    }
  }

  /** Somebody with an open due pays it, in time or a moment too late. */
  #pay(): void {
    const open = [...this.dues.values()].filter(({ status }) => status === 'OPEN');
    const due = open[this.random.int(Math.max(1, open.length))];
    if (due) this.#settle(due, 'PAID');
  }

  #settle(due: Due, status: 'PAID' | 'CLOSED'): void {
    if (due.status !== 'OPEN') return;
    due.status = status;
    if (status === 'PAID' && this.#released.has(due.playerId)) due.refunded = true;
    this.#toUs.push({ kind: status, playerId: due.playerId });
  }

  #bill({ kind, playerId }: Message): void {
    const due = this.dues.get(playerId);
    if (kind === 'HELD' && !due) this.dues.set(playerId, { playerId, status: 'OPEN', refunded: false });
    if (kind === 'EXPIRED' && due) this.#settle(due, 'CLOSED');
    // Told of the end before it was told of the beginning.
    if (kind === 'EXPIRED' && !due) this.#toBilling.push({ kind, playerId });
    if (kind === 'REFUND') {
      this.#released.add(playerId);
      if (due?.status === 'PAID') due.refunded = true;
    }
  }

  #hear({ kind, playerId }: Message): void {
    if (kind === 'PAID' || kind === 'CLOSED') this.#tell({ kind, playerId });
  }

  #tell(command: Parameters<typeof act>[2]): void {
    const step = act(this.book, ID, command, this.now);
    if (!step.ok) return;
    this.book = step.value.book;
    this.#send(step.value.facts);
  }

  #passTime(): void {
    const step = passTime(this.book, available, this.now);
    this.book = step.book;
    this.#send(step.facts);
  }

  #send(facts: readonly BookFact[]): void {
    for (const each of facts) {
      if (each.kind !== 'REGISTRATION') continue;
      const { fact } = each;
      if (fact.kind === 'HELD' || fact.kind === 'EXPIRED')
        this.#toBilling.push({ kind: fact.kind, playerId: fact.playerId });
      if (fact.kind === 'RELEASED')
        for (const playerId of fact.refundPlayers) this.#toBilling.push({ kind: 'REFUND', playerId });
    }
  }

  /** One of the messages, not the first; sometimes it stays and comes again. */
  #take(messages: Message[], handle: (message: Message) => void): void {
    if (messages.length === 0) return;
    const index = this.random.int(messages.length);
    const message = messages[index]!;
    if (this.random.int(4) > 0) messages.splice(index, 1);
    handle(message);
  }

  /** Null where it ended well. */
  fault(): string | null {
    const { state, paid } = this.registration;
    const money = [...this.dues.values()].filter(({ status, refunded }) => status === 'PAID' && !refunded);
    if (state === 'CONFIRMED') return paid.length === 2 && money.length === 2 ? null : 'in without being paid';
    // Excluded after the start: it has played for its money.
    if (this.registration.isOut) return paid.length === 2 ? null : 'played without being paid';
    if (!isEnded(this.registration)) return `not at an end: ${state}`;
    return money.length === 0 ? null : `out, and the money of ${money.length} is kept`;
  }
}

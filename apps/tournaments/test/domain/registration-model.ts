import { userId, type UserId } from '@setpoint/kernel';
import type { EdgeCoverage, SeededRandom } from '@setpoint/testkit';
import { act, callOff, enter, type Book, type Step } from '../../src/domain/book.js';
import { tenDaysBefore } from '../../src/domain/deadlines.js';
import { isEnded, type Registration } from '../../src/domain/registration.js';
import type { RegistrationCommand } from '../../src/domain/registration-machine.js';
import { passTime, startEarly } from '../../src/domain/schedule.js';
import { registrationId, type RegistrationId } from '../../src/domain/tournament.js';
import { aBook, aRegistration, at, DAY, HOUR, MINUTE, NOW } from '../builders.js';

/** What billing knows of one player's due: it answers once, paid or closed, and gives back once. */
interface Due {
  readonly of: RegistrationId;
  readonly playerId: UserId;
  status: 'OPEN' | 'PAID' | 'CLOSED';
  refunded: boolean;
}

interface Message {
  readonly kind: 'PAID' | 'CLOSED' | 'REVERSED' | 'HELD' | 'EXPIRED' | 'REFUND';
  readonly of: RegistrationId;
  readonly playerId: UserId;
}

const MOST_TEAMS = 5;
const JUMPS = [MINUTE, 30 * MINUTE, HOUR, DAY, 9 * DAY];

/**
 * Teams that want two places of a tournament, and billing, with messages both ways in any order and twice: the money of
 * a registration that is out is given back, whenever it comes.
 */
export class RegistrationWorld {
  now = NOW;
  book: Book;
  private readonly dues = new Map<string, Due>();
  /** Given back before the money came: what comes later goes back at once. */
  private readonly released = new Set<string>();
  private readonly toBilling: Message[] = [];
  private readonly toUs: Message[] = [];
  private readonly isFree: boolean;

  constructor(
    private readonly random: SeededRandom,
    isSlam: boolean,
    private readonly coverage: { readonly registrations: EdgeCoverage; readonly tournaments: EdgeCoverage },
  ) {
    this.isFree = random.int(6) === 0;
    const size = { maxTeams: 2, teamsToStart: 2, minTeams: 1 + random.int(2) };
    const type = isSlam ? 'SLAM' : 'CLASSIC';
    this.book = aBook({ numberPlayers: 2, type, ...size, ...(this.isFree && { priceCents: 0 }) });
    this.enter();
  }

  play(steps: number): void {
    for (let i = 0; i < steps; i += 1) this.step();
    // Nobody does anything any more, and nothing is lost: it has to come to an end by itself.
    for (let i = 0; i < 12; i += 1) {
      this.now = at(10 * DAY, this.now);
      this.passTime();
      while (this.toBilling.length > 0) this.bill(this.toBilling.shift()!);
      while (this.toUs.length > 0) this.hear(this.toUs.shift()!);
    }
  }

  private step(): void {
    switch (this.random.int(14)) {
      case 0:
      case 1:
        return this.enter();
      case 2:
      case 3:
        return this.pay();
      case 4:
        return this.wait();
      case 5:
        return this.passTime();
      case 6:
      case 7:
        return this.take(this.toBilling, (message) => this.bill(message));
      case 8:
      case 9:
        return this.take(this.toUs, (message) => this.hear(message));
      case 10:
        return this.byPlayer();
      case 11:
        if (this.random.int(5) === 0) this.apply(this.someId(), { kind: 'EXCLUDE', refundTo: 'CREDIT' });
        return;
      case 12:
        if (this.random.int(3) === 0) this.takeBack();
        return;
      default:
        return this.bySupport();
    }
  }

  private enter(): void {
    const { tournament, registrations } = this.book;
    if (registrations.length >= MOST_TEAMS) return;
    const isQualified = tournament.type === 'SLAM' && this.random.int(3) === 0;
    const isTaken = tournament.state === 'OPEN' || (isQualified && tournament.state === 'CLOSED');
    if (!isTaken || this.now >= tournament.startsAt) return;
    const name = `team${registrations.length}`;
    const team = aRegistration({
      ...{ id: registrationId(name), captainId: userId(`${name}-a`), partnerId: userId(`${name}-b`), isQualified },
      ...{ placeNo: null, until: null, matches: this.random.int(4), createdAt: this.now },
    });
    const step = enter(this.book, team, this.now);
    if (step) this.to(step);
  }

  private wait(): void {
    const soon = at(-20 * MINUTE, tenDaysBefore(this.book.tournament));
    // When a slam is neither reserved any more nor too close to be given up.
    this.now = this.random.int(3) === 0 && soon > this.now ? soon : at(JUMPS[this.random.int(JUMPS.length)]!, this.now);
  }

  private byPlayer(): void {
    const offered = this.book.registrations.find(({ state }) => state === 'OFFERED');
    if (offered && this.random.int(2) === 0) return this.apply(offered.id, { kind: 'TAKE_OFFER' });
    const kind = this.random.int(2) === 0 ? ('CANCEL' as const) : ('WITHDRAW' as const);
    if (this.random.int(2) === 0) this.apply(this.someId(), { kind });
  }

  private bySupport(): void {
    const { tournament } = this.book;
    if (tournament.state !== 'OPEN' && tournament.state !== 'CLOSED') return;
    const what = this.random.int(40);
    if (what === 0) return this.to(callOff({ book: this.book, facts: [] }, 'BY_SUPPORT', this.now));
    const early = what < 4 ? startEarly(this.book, this.now) : null;
    if (early?.ok) this.to(early.value);
  }

  private someId(): RegistrationId {
    const { registrations } = this.book;
    return registrations[this.random.int(registrations.length)]!.id;
  }

  /** Somebody with an open due pays it, in time or a moment too late. */
  private pay(): void {
    const open = [...this.dues.values()].filter(({ status }) => status === 'OPEN');
    const due = open[this.random.int(Math.max(1, open.length))];
    if (due) this.settle(due, 'PAID');
  }

  /** A bank returns what somebody has paid, of which we have heard: news of one due come in order. */
  private takeBack(): void {
    const heard = [...this.dues.values()].filter(({ of, playerId }) =>
      this.book.registrations.some(({ id, paid }) => id === of && paid.includes(playerId)),
    );
    const due = heard[this.random.int(Math.max(1, heard.length))];
    if (due) this.toUs.push({ kind: 'REVERSED', of: due.of, playerId: due.playerId });
  }

  private settle(due: Due, status: 'PAID' | 'CLOSED'): void {
    if (due.status !== 'OPEN') return;
    due.status = status;
    const { of, playerId } = due;
    if (status === 'PAID' && this.released.has(keyOf(due))) due.refunded = true;
    this.toUs.push({ kind: status, of, playerId });
  }

  private bill(message: Message): void {
    const { kind, of, playerId } = message;
    const key = keyOf(message);
    const due = this.dues.get(key);
    if (kind === 'HELD' && !due) this.dues.set(key, { of, playerId, status: 'OPEN', refunded: false });
    if (kind === 'EXPIRED' && due) this.settle(due, 'CLOSED');
    // Told of the end before it was told of the beginning.
    if (kind === 'EXPIRED' && !due) this.toBilling.push(message);
    if (kind === 'REFUND') {
      this.released.add(key);
      if (due?.status === 'PAID') due.refunded = true;
    }
  }

  private hear({ kind, of, playerId }: Message): void {
    if (kind === 'PAID' || kind === 'CLOSED' || kind === 'REVERSED') this.apply(of, { kind, playerId });
    // The payer has it from the bank. Whoever plays by then is a case for support.
    const registration = this.book.registrations.find(({ id }) => id === of)!;
    if (kind === 'REVERSED' && isEnded(registration) && !registration.isOut)
      this.dues.get(keyOf({ of, playerId }))!.refunded = true;
  }

  private apply(id: RegistrationId, command: RegistrationCommand): void {
    const step = act(this.book, id, command, this.now);
    if (step.ok) this.to(step.value);
  }

  private passTime(): void {
    const players = () => ({ hasAvailability: this.random.int(8) > 0, rating: 4, clubs: [] });
    this.to(passTime(this.book, players, this.now));
  }

  private to({ book, facts }: Step): void {
    const was = new Map(this.book.registrations.map((each) => [each.id, each]));
    for (const each of book.registrations)
      this.coverage.registrations.record(was.get(each.id)?.state ?? 'NEW', each.state);
    this.coverage.tournaments.record(this.book.tournament.state, book.tournament.state);
    this.book = book;
    for (const each of facts) {
      if (each.kind !== 'REGISTRATION') continue;
      const { fact, registration } = each;
      const of = registration.id;
      if (fact.kind === 'HELD' || fact.kind === 'EXPIRED')
        this.toBilling.push({ kind: fact.kind, of, playerId: fact.playerId });
      if (fact.kind === 'RELEASED')
        for (const playerId of fact.refundPlayers) this.toBilling.push({ kind: 'REFUND', of, playerId });
    }
  }

  /** One of the messages, not the first; sometimes it stays and comes again. */
  private take(messages: Message[], handle: (message: Message) => void): void {
    if (messages.length === 0) return;
    const index = this.random.int(messages.length);
    const message = messages[index]!;
    if (this.random.int(4) > 0) messages.splice(index, 1);
    handle(message);
  }

  /** Null where it ended well for everybody. */
  violation(): string | null {
    const { tournament, registrations } = this.book;
    const places = registrations.flatMap(({ placeNo }) => placeNo ?? []);
    if (new Set(places).size < places.length) return 'a place was sold twice';
    if (tournament.state !== 'IN_PROGRESS' && tournament.state !== 'CANCELLED') return `ended as ${tournament.state}`;
    return registrations.reduce<string | null>((violation, each) => violation ?? this.violationOf(each), null);
  }

  private violationOf(registration: Registration): string | null {
    const { id, state, paid, isOut } = registration;
    const ofTeam = [...this.dues.values()].filter((due) => due.of === id);
    const money = ofTeam.filter(({ status, refunded }) => status === 'PAID' && !refunded).length;
    const isPaid = this.isFree || paid.length === 2;
    if (state === 'CONFIRMED')
      return isPaid && money === (this.isFree ? 0 : 2) ? null : `${id} is in without being paid`;
    // Excluded after the start: it has played for its money.
    if (isOut) return isPaid ? null : `${id} played without being paid`;
    if (!isEnded(registration)) return `${id} is not at an end: ${state}`;
    return money === 0 ? null : `${id} is out, and the money of ${money} is kept`;
  }
}

const keyOf = ({ of, playerId }: Pick<Message, 'of' | 'playerId'>): string => `${of} ${playerId}`;

import type { UserId } from '@setpoint/kernel';
import { isSamePhase, type Phase, type SubscriptionCommand } from '@setpoint/league';
import { carryOut } from '../application/carry-out.js';
import type { LeagueBook } from '../application/ports/league-books.js';
import { newSubscription } from '../application/subscribe-to-league.js';
import type { LeaguePhase } from '../domain/league.js';
import { chargeOf, decide, type LeagueSubscription, type Team } from '../domain/subscription.js';

export interface SeededTeam {
  /** Of the subscription. */
  readonly id: string;
  /** Who subscribes, then partner and reserve. */
  readonly playerIds: readonly [UserId, ...UserId[]];
  /** What really decides their matches, on the scale of levels. */
  readonly skill: number;
  /** From which phase on they are in: the first one, the last one that began, or the coming one as soon as one may enrol. */
  readonly joins: 'FIRST' | 'LAST' | 'COMING';
  /** Whether the bank refused the money for the last phase that began. */
  readonly isShort?: boolean;
  /** Whether they win nearly every match of the last phase that is over, and of one whose finals have begun. */
  readonly isFavourite?: boolean;
  /** Whether support excluded them after their first phase. */
  readonly isExcluded?: boolean;
  /** Whether they leave their matches for later as long as there is time. */
  readonly isLate?: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PREFERENCES: Team['preferences'] = {
  ...{ absenceFrom: null, absenceTo: null, notificationMobile: null, courtIds: [] },
};

/** Teams that subscribe while enrolment for a phase is open, and pay at once. */
export async function enrol(
  book: LeagueBook,
  teams: readonly SeededTeam[],
  phase: LeaguePhase,
  now: Date,
): Promise<void> {
  const { year, number } = phase;
  const price = await book.priceOf(phase);
  const until = Math.min(phase.startsAt.getTime(), now.getTime());
  const span = until - phase.enrolmentOpensAt.getTime();
  const subscriptions: LeagueSubscription[] = [];
  for (const [index, { id, playerIds }] of teams.entries()) {
    const [player, ...others] = playerIds;
    const [partnerId = null, reserveId = null] = others;
    const team: Team = { partnerId, reserveId, acceptedIds: others, preferences: PREFERENCES };
    const at = new Date(phase.enrolmentOpensAt.getTime() + (span * (index + 1)) / (teams.length + 1));
    const pending = newSubscription(id, book.league.id, player, { year, number }, team, price, at);
    await book.add(pending, `seed ${id}`, 'seed');
    const paidAt = new Date(Math.min(at.getTime() + 2 * MINUTE_MS, now.getTime()));
    subscriptions.push(await answer(book, pending, phase, 'PAID', paidAt));
  }
  await book.save(subscriptions, { year, number });
}

/** Charges everybody who goes on, as a phase begins. */
export async function charge(
  book: LeagueBook,
  phase: LeaguePhase,
  short: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const { year, number } = phase;
  const charged: LeagueSubscription[] = [];
  for (const before of await book.current()) {
    const isShort = short.has(before.id);
    // What was asked for longer ago than two weeks is over by now.
    const at = isShort ? new Date(Math.max(phase.startsAt.getTime(), now.getTime() - DAY_MS)) : phase.startsAt;
    const asked = await follow(book, before, { kind: 'CHARGE', phase: { year, number } }, at);
    if (chargeOf(asked, phase)?.state !== 'ASKED') continue;
    charged.push(await answer(book, asked, phase, isShort ? 'INSUFFICIENT_FUNDS' : 'PAID', at));
  }
  await book.save(charged, { year, number });
}

/** Ends their subscriptions with a phase. */
export async function exclude(
  book: LeagueBook,
  { year, number, endsAt }: LeaguePhase,
  ids: ReadonlySet<string>,
): Promise<void> {
  const excluded: LeagueSubscription[] = [];
  for (const before of await book.current())
    if (ids.has(before.id)) excluded.push(await follow(book, before, { kind: 'EXCLUDE' }, endsAt));
  await book.save(excluded, { year, number });
}

function answer(
  book: LeagueBook,
  before: LeagueSubscription,
  { year, number }: Phase,
  result: 'PAID' | 'INSUFFICIENT_FUNDS',
  at: Date,
): Promise<LeagueSubscription> {
  return follow(book, before, { kind: 'ANSWER', charge: { phase: { year, number }, attempt: 1 }, result }, at);
}

async function follow(book: LeagueBook, before: LeagueSubscription, command: SubscriptionCommand, at: Date) {
  const decided = decide(before.machine, command, at, book.league.timeZone);
  if (!decided.ok) throw new Error(`${before.id} ${command.kind}: ${decided.code}`);
  return carryOut(book, before, decided.value, at);
}

/** Who joins with a phase. */
export const joining = (
  teams: readonly SeededTeam[],
  phase: Phase,
  { begun, coming }: { readonly begun: readonly Phase[]; readonly coming: Phase },
): readonly SeededTeam[] => {
  const [first, last] = [begun[0] ?? coming, begun.at(-1) ?? coming];
  const from = { FIRST: first, LAST: last, COMING: coming };
  return teams.filter(({ joins }) => isSamePhase(from[joins], phase));
};

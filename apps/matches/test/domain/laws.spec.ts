import { userId, type UserId } from '@setpoint/kernel';
import fc from 'fast-check';
import { createMatch } from '../../src/domain/create-match.js';
import type { CommandType, MatchCommand } from '../../src/domain/commands.js';
import { ruleContextOf, type RuleContext } from '../../src/domain/rule-context.js';
import { actionsOf, decide, evolve, joinRefusalOf, passTime } from '../../src/domain/match-machine.js';
import {
  invitationOf,
  isInvolved,
  isScheduled,
  members,
  missing,
  opponentsOf,
  players,
  sideOf,
  type Match,
} from '../../src/domain/match.js';
import { guestId, isGuest } from '../../src/domain/guest.js';
import { integrationEventFor } from '../../src/events/outgoing.js';
import { disputesOf, latestResult } from '../../src/domain/results.js';
import type { MatchEvent } from '../../src/domain/match-events.js';
import { findPassedOver, isFilling } from '../../src/domain/waiting-list/rules.js';
import { MATCH_ACTIONS, roomToInvite, type MatchAction } from '../../src/domain/permits.js';
import { aDraft, aGuest, ana, aPerson, ben, carla, club, david, eva, marks, now, plus, set } from '../builders.js';
import { Coverage, EDGES, legalEdges, type Machine } from './machines.js';

const felix = userId('felix');
const people = [ana, ben, carla, david, eva, felix];
const who = fc.constantFrom(...people);

/** A small world in which everything that a rule looks at happens now and then. */
const world = fc
  .record({
    levels: fc.array(
      fc.option(
        fc.integer({ min: 2, max: 14 }).map((n) => n / 2),
        { freq: 8 },
      ),
      { minLength: 6, maxLength: 6 },
    ),
    away: fc
      .array(fc.boolean(), { minLength: 6, maxLength: 6 })
      .map((flags) => flags.map((flag, i) => flag && i === 5)),
    busy: fc.option(who, { freq: 2 }),
    blocks: fc.array(fc.record({ blocker: who, blocked: who }), { maxLength: 1 }),
    follows: fc.array(fc.record({ follower: who, followed: who }), { maxLength: 8 }),
  })
  .map(({ levels, away, busy, blocks, follows }): RuleContext =>
    ruleContextOf({
      people: people.map((id, i) =>
        aPerson(id, {
          levels:
            levels[i] == null
              ? []
              : [1, 2].map((numberPlayers) => ({
                  sport: 1,
                  numberPlayers: numberPlayers as 1 | 2,
                  rating: levels[i]!,
                })),
          absence: away[i] ? { from: '2026-06-03', to: '2026-06-08' } : null,
          engagements:
            busy === id
              ? [
                  {
                    matchId: 'other' as Match['id'],
                    startsAt: new Date('2026-06-05T15:30:00Z'),
                    endsAt: new Date('2026-06-05T17:00:00Z'),
                  },
                ]
              : [],
        }),
      ),
      courts: [{ id: club, timeZone: 'Europe/Rome' }],
      blocks: blocks.filter(({ blocker, blocked }) => blocker !== blocked),
      follows: [...follows, ...people.slice(1).map((followed) => ({ follower: ana, followed }))],
    }),
  );

const score = fc.constantFrom(
  { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED' as const, winner: null, comment: null },
  { sets: [set(4, 6), set(4, 6)], outcome: 'COMPLETED' as const, winner: null, comment: 'close' },
  { sets: [set(6, 4), set(5, 6)], outcome: 'COMPLETED' as const, winner: null, comment: null },
  { sets: [set(6, 4), set(4, 6)], outcome: 'TIME_EXPIRED' as const, winner: null, comment: null },
  { sets: [set(2, 1)], outcome: 'RETIRED' as const, winner: 'B' as const, comment: null },
  { sets: [], outcome: 'WALKOVER' as const, winner: 'A' as const, comment: null },
);
const evaluations = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: who.map((of) => [marks(of)]) },
);
/** Mostly the right one in a short history. */
const resultVersion = fc.constantFrom(null, null, 1, 1, 2, 3);
const hoursOfDays = fc.constantFrom('2026-06-05', '2026-06-12', '2026-06-30');

/** What somebody wants, of whoever is a guest of the match by then. */
type Wanted = MatchCommand | ((match: Match, step: number) => MatchCommand);
const ofGuest = (slot: number, { guests }: Match) => guests[slot % Math.max(1, guests.length)]?.id ?? guestId('nobody');

const guestCommand: fc.Arbitrary<Wanted> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ by: fc.constantFrom(ana, ana, ben), side: fc.constantFrom('A' as const, 'B' as const), n: fc.nat(2) })
      .map(({ by, side, n }) => (_: Match, step: number): MatchCommand => {
        const guest = aGuest({ id: guestId(`${step}`), address: `g${n}@example.com`, wantsMessages: n < 2 });
        return { type: 'INVITE_GUEST', who: by, side, invitationId: `i-guest-${step}`, guest };
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ slot: fc.nat(2), accept: fc.constantFrom(true, true, false) })
      .map(({ slot, accept }) => (match: Match): MatchCommand => ({
        type: 'ANSWER',
        who: ofGuest(slot, match),
        accept,
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ slot: fc.nat(2), by: fc.constantFrom(ana, ana, ben) })
      .map(({ slot, by }) => (match: Match): MatchCommand => ({
        ...{ type: 'WITHDRAW_INVITATION', who: by, guestId: ofGuest(slot, match) },
      })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(2).map((slot) => (match: Match): MatchCommand => ({ type: 'LEAVE', who: ofGuest(slot, match) })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(2).map((slot) => (match: Match): MatchCommand => ({
      type: 'REMOVE_PLAYER',
      who: ana,
      playerId: ofGuest(slot, match),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ who, slot: fc.nat(2) }).map(({ who, slot }) => (match: Match): MatchCommand => ({
      type: 'KEEP_GUEST_PLACE',
      who,
      guestId: ofGuest(slot, match),
    })),
  },
);

const command: fc.Arbitrary<Wanted> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('JOIN' as const),
      who,
      side: fc.constantFrom('A' as const, 'B' as const, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('LEAVE' as const), who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('WAIT' as const, 'STOP_WAITING' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('INVITE' as const),
      who,
      side: fc.constantFrom('A' as const, 'B' as const),
      invitees: fc
        .array(who, { minLength: 1, maxLength: 2 })
        .map((ids) => ids.map((playerId, i) => ({ invitationId: `i-${playerId}-${i}`, playerId }))),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('ANSWER' as const), who, accept: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('ORGANISE' as const),
      who: fc.oneof({ weight: 3, arbitrary: fc.constant(ana) }, { weight: 1, arbitrary: who }),
      plan: hoursOfDays.map((datePlay) => ({
        courtId: club,
        booked: false,
        datePlay,
        timePlay: '18:00',
        minutesPlay: 60,
      })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('REORGANISE' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('CANCEL' as const), who: fc.constantFrom(ben, carla, ana) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('CHANGE_OPTIONS' as const),
      who,
      levelMin: fc.constantFrom(0, 2, 3),
      visibility: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('REMOVE_PLAYER' as const), who, playerId: who }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('ENTER_RESULT' as const), who, result: score, evaluations }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('CONFIRM_RESULT' as const), who, resultVersion, evaluations }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('DISPUTE_RESULT' as const),
      who,
      resultVersion,
      note: fc.constantFrom('no', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('EVALUATE' as const), who, evaluations }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('REPORT_NO_SHOW' as const), who }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('ANSWER_NO_SHOW' as const), who, accept: fc.boolean() }) },
);

const one = <T>(slot: number, from: readonly T[], otherwise: T): T => from[slot % from.length] ?? otherwise;
/** Guests do nothing of it: their link lets them answer and leave. */
const playing = (slot: number, match: Match) => one(slot, members(match), ana);
/** What the one whose turn it is wants: histories get further with these. */
const turnCommand: fc.Arbitrary<Wanted> = fc
  .record({ kind: fc.nat(9), slot: fc.nat(5), accept: fc.boolean(), score })
  .map(({ kind, slot, accept, score: result }) => (match: Match): MatchCommand => {
    const who = playing(slot, match);
    const someone = one(slot, people, eva);
    const pending = match.invitations.filter(({ state }) => state === 'PENDING').map(({ playerId }) => playerId);
    const plan = { courtId: club, booked: false, datePlay: '2026-06-01', timePlay: '18:00', minutesPlay: 60 };
    const side = slot % 2 === 0 ? ('A' as const) : ('B' as const);
    switch (kind) {
      case 0:
        return { type: 'INVITE', who, side, invitees: [{ invitationId: `i-${someone}`, playerId: someone }] };
      case 1:
      case 2:
        return { type: 'ANSWER', who: one(slot, pending, someone), accept: accept || slot > 3 };
      case 3:
        return { type: 'JOIN', who: someone, side: null };
      case 4:
        return { type: 'ORGANISE', who: match.organiserId, plan };
      case 5:
        return match.state === 'READY' && slot < 2
          ? { type: slot === 0 ? 'LEAVE' : 'REORGANISE', who: slot === 0 ? who : match.organiserId }
          : { type: 'ENTER_RESULT', who, result, evaluations: [] };
      case 6:
        return { type: 'CONFIRM_RESULT', who, resultVersion: null, evaluations: [] };
      case 7:
        return { type: 'DISPUTE_RESULT', who, resultVersion: null, note: 'no' };
      case 8:
        return accept ? { type: 'ENTER_RESULT', who, result, evaluations: [] } : { type: 'REPORT_NO_SHOW', who };
      default:
        return { type: 'ANSWER_NO_SHOW', who, accept };
    }
  });

const draft = fc.record({
  numberPlayers: fc.constantFrom(1, 1, 2),
  isFriendly: fc.boolean(),
  levelMin: fc.constantFrom(0, 0, 3),
  datePlay: fc.constantFrom(null, '2026-06-05', '2026-06-25'),
});
/** Mostly minutes and hours, now and then days. */
const wait = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 180 }) },
  { weight: 3, arbitrary: fc.integer({ min: 180, max: 3 * 1440 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1440, max: 17 * 1440 }) },
);
/** Hours, so that a match of the same day is played and its result answered within one history. */
const hours = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1440, max: 4320 }) },
);
const stepsOf = (wanted: fc.Arbitrary<Wanted>, pause = wait) =>
  fc.array(fc.record({ command: wanted, wait: pause }), { minLength: 5, maxLength: 40, size: 'max' });
/** Some histories have guests, and in some everybody waits for their turn. */
const steps = fc.oneof(
  stepsOf(command),
  stepsOf(fc.oneof({ weight: 3, arbitrary: turnCommand }, { weight: 1, arbitrary: guestCommand }), hours),
  stepsOf(fc.oneof({ weight: 4, arbitrary: turnCommand }, { weight: 1, arbitrary: command }), hours),
);

const start = (
  context: RuleContext,
  {
    numberPlayers,
    datePlay,
    ...more
  }: { numberPlayers: number; isFriendly: boolean; levelMin: number; datePlay: string | null },
) => {
  const created = createMatch(
    aDraft({ ...more, numberPlayers, ...(datePlay ? { courtId: club, datePlay, timePlay: '18:00' } : {}) }),
    context,
    null,
    now,
  );
  if (!created.ok) throw new Error(created.code);
  return created.value.match;
};

/** The others need four steps of the right people in a row: chance leaves them out now and then, single tests don't. */
const isUsual = (edge: string) =>
  !['ENTERED → CONTESTED', 'CONTESTED → CONFIRMED', 'DECLINED → OUT', 'DECLINED → KEPT'].includes(edge);

/** How a report of a no-show ended (REP-01). */
const endOf = ({ accepted, by }: Extract<MatchEvent, { type: 'NO_SHOW_ANSWERED' }>) =>
  accepted ? (by === null ? 'accepted by itself' : 'accepted') : 'rejected';

/** Whether the integration event names a guest by id or address. */
const namesGuest = (event: MatchEvent, match: Match) =>
  /guest:|@example/.test(JSON.stringify(integrationEventFor(event, match)?.data ?? null));
const wayOf = (event: MatchEvent) =>
  event.type === 'PLAYER_JOINED' && event.fromWaitingList ? 'from the waiting list' : event.type;

/** Cheaper than `expect`, which runs some hundred thousand times here. */
function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

function holds(match: Match) {
  const ids = players(match);
  must(areDistinct(ids), 'each player once');
  must(ids.length > 0, 'somebody plays');
  must(Math.max(match.teamA.length, match.teamB.length) <= match.numberPlayers, 'no team above its size');
  must(ids.includes(match.organiserId), 'the organiser plays');
  must(!isGuest(match.organiserId), 'no guest organises');
  must(areDistinct(match.guests.map(({ id }) => id)), 'each guest once');
  must(
    match.guests.every(({ id, claimedBy }) => !claimedBy || !isInvolved(match, id)),
    'whose place became an account has none as a guest',
  );
  must(areDistinct(match.invitations.map((invitation) => invitation.playerId)), 'one invitation per player');
  must(
    ids.every((id) => (invitationOf(match, id)?.state ?? 'ACCEPTED') === 'ACCEPTED'),
    'nobody plays without having accepted',
  );
  must(areDistinct(match.evaluations.map(({ by, of }) => `${by} ${of}`)), 'one evaluation per player and opponent');
  must(
    match.evaluations.every(({ by, of }) => opponentsOf(match, by).includes(of)),
    'evaluations are of opponents',
  );
  must(areDistinct(match.waitingList.map(({ playerId }) => playerId)), 'each waits once');
  must(
    match.waitingList.every(({ playerId }) => !ids.includes(playerId)),
    'nobody waits for a match in which they play',
  );
  if (match.state !== 'ORGANIZING' && match.state !== 'READY')
    must(match.waitingList.length === 0, 'the list ends with the match');
  const complete = missing(match) === 0 && isScheduled(match.plan);
  if (match.state === 'ORGANIZING') must(!complete, 'a complete match is ready');
  else if (match.state !== 'CANCELLED' && match.state !== 'EXPIRED') must(complete, `${match.state} is complete`);
  must(disputesOf(match) <= 2, 'two disputes at most');
  if (match.state === 'AWAITING_CONFIRMATION')
    must(
      (match.confirmsAt === null) === (disputesOf(match) === 2),
      'only a twice disputed result never confirms itself',
    );
  must(areDistinct(match.noShows.map((report) => sideOf(match, report.by)!)), 'one report per side');
  const open = match.noShows.filter(({ answer }) => answer === null).length;
  must(open <= (match.state === 'AWAITING_RESULT' ? 1 : 0), 'one report waits, where the result is missing');
  if (match.state === 'AWAITING_RESULT') must((match.givesUpAt === null) === (open === 1), 'one deadline at a time');
  const accepted = match.noShows.filter(({ answer }) => answer?.accepted);
  if (accepted.length > 0)
    must(
      match.state === 'CONFIRMED' &&
        match.result.outcome === 'WALKOVER' &&
        match.result.winner === sideOf(match, accepted[0]!.by),
      'those who were there win',
    );
  if (match.state === 'CONFIRMED') {
    const { confirmedBy, confirmedAt, result } = match;
    if (confirmedBy === null)
      must(confirmedAt.getTime() === plus(result.enteredAt, { days: 3 }).getTime(), 'three days');
    else must(sideOf(match, confirmedBy) !== sideOf(match, result.enteredBy), 'confirmed by the other side');
  }
}

describe('laws of a match', () => {
  it('MAT-06 MAT-05~ REP-01 holds its invariants through 10,000 random histories, on legal edges only, and takes them all', () => {
    const coverage = new Coverage();
    const types = new Set<CommandType>();
    const ended = new Set<string>();
    fc.assert(
      fc.property(world, draft, steps, (context, details, moves) => {
        let match: Match = start(context, details);
        let clock = now;
        const history: MatchEvent[] = [];
        for (const [step, { command: wanted, wait: minutes }] of moves.entries()) {
          const next = typeof wanted === 'function' ? wanted(match, step) : wanted;
          clock = plus(clock, { minutes });
          const decision = decide(next, match, context, clock);
          types.add(next.type);
          coverage.wanted(next.type, passTime(match, clock).match.state, decision.ok);
          const events = decision.ok ? decision.value : passTime(match, clock).events;
          for (const event of events) {
            const before = match;
            match = evolve(match, event);
            history.push(event);
            coverage.moved(before, match);
            if (match.guests.length > 0) must(!namesGuest(event, match), `${event.type} tells others of a guest`);
          }
          holds(match);
          if (decision.ok && (next.type === 'CONFIRM_RESULT' || next.type === 'DISPUTE_RESULT'))
            must(
              next.resultVersion === null || latestResult(match)?.version === next.resultVersion,
              'an answer is to the result that was seen',
            );
          if (decision.ok && decision.value.length > 0 && missing(match) > 0 && isFilling(match, clock))
            must(
              match.waitingList.every(({ playerId }) => findPassedOver(match, playerId, context, clock)),
              'no place is free for somebody who waits and could have it',
            );
          if (
            !decision.ok ||
            next.type === 'INVITE' ||
            next.type === 'INVITE_GUEST' ||
            next.type === 'LEAVE' ||
            next.type === 'ANSWER' ||
            next.type === 'REPORT_NO_SHOW' ||
            next.type === 'EVALUATE'
          )
            continue;
          // Who presses twice gets success and changes nothing.
          const again = decide(next, match, context, clock);
          must(again.ok && again.value.length === 0, `${next.type} twice`);
        }
        for (const report of history.filter((event) => event.type === 'NO_SHOW_REPORTED'))
          must(isScheduled(match.plan) && report.at >= match.plan.when.startsAt, 'nobody is missing before the start');
        for (const event of history) ended.add(event.type === 'NO_SHOW_ANSWERED' ? endOf(event) : wayOf(event));
        const count = (type: MatchEvent['type']) => history.filter((event) => event.type === type).length;
        must(count('RESULT_CONFIRMED') <= 1, 'one result counts');
        must(count('RESULT_DISPUTED') <= 2, 'two disputes');
        must(
          history
            .flatMap((event) => (event.type === 'RESULT_ENTERED' ? [event.result.version] : []))
            .every((version, i) => version === i + 1),
          'results are counted from 1',
        );
        must(count('CANCELLED') + count('EXPIRED') + count('GIVEN_UP') + count('RESULT_CONFIRMED') <= 1, 'one end');
        must(
          history.every((event, i) => i === 0 || event.at >= history[i - 1]!.at),
          'in order',
        );
      }),
      { numRuns: 10_000 },
    );
    process.stdout.write(coverage.table());
    for (const machine of Object.keys(EDGES) as Machine[])
      expect(coverage.taking(machine)).toEqual(expect.arrayContaining(legalEdges(machine).filter(isUsual)));
    process.stdout.write(`not tried by chance: ${coverage.untried([...types]).join(', ') || 'nothing'}\n`);
    expect([...ended]).toEqual(
      expect.arrayContaining(['accepted', 'rejected', 'accepted by itself', 'from the waiting list']),
    );
  });

  it('MAT-06 offers an action exactly when it would be accepted', () => {
    const offered = new Map<MatchAction, number>();
    fc.assert(
      fc.property(world, draft, steps, (context, details, moves) => {
        let match: Match = start(context, details);
        let clock = now;
        for (const [step, { command: wanted, wait: minutes }] of moves.slice(0, 20).entries()) {
          const next = typeof wanted === 'function' ? wanted(match, step) : wanted;
          clock = plus(clock, { minutes });
          const decision = decide(next, match, context, clock);
          if (decision.ok) match = decision.value.reduce(evolve, match);
        }
        for (const person of people) {
          const joining = decide({ type: 'JOIN', who: person, side: null }, match, context, clock);
          must(
            joinRefusalOf(match, person, context, clock) === (joining.ok ? null : joining.code),
            `joining is ${joining.ok ? 'allowed to' : `refused with ${joining.code} to`} ${person}`,
          );
          const actions = actionsOf(match, person, context, clock);
          for (const action of MATCH_ACTIONS) {
            const accepted = attempts(action, person, match, clock).some((attempt) => {
              const decision = decide(attempt, match, withAFriend(context, person), clock);
              const passed = passTime(match, clock).events.length;
              return decision.ok && decision.value.length > passed;
            });
            must(
              actions.includes(action) === accepted,
              `${action} for ${person} in ${match.state}: ${accepted ? 'accepted' : 'offered'} only`,
            );
            if (accepted) offered.set(action, (offered.get(action) ?? 0) + 1);
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect([...offered.keys()].sort()).toEqual([...MATCH_ACTIONS].sort());
  });
});

const friend = userId('friend');
/** Somebody whom this person follows and nobody blocks, so that there is always someone to invite. */
function withAFriend(context: RuleContext, follower: UserId): RuleContext {
  return {
    ...context,
    person: (id) => (id === friend ? aPerson(friend) : context.person(id)),
    follows: (one, other) => (one === follower && other === friend) || context.follows(one, other),
  };
}

/** The action with data that nobody could object to. */
function attempts(action: MatchAction, who: UserId, match: Match, clock: Date): readonly MatchCommand[] {
  switch (action) {
    case 'JOIN':
      return [{ type: 'JOIN', who, side: null }];
    case 'WAIT':
    case 'STOP_WAITING':
    case 'LEAVE':
    case 'REORGANISE':
    case 'CANCEL':
      return [{ type: action, who }];
    case 'INVITE': {
      const side = roomToInvite(match, 'A') > 0 ? ('A' as const) : ('B' as const);
      return [{ type: 'INVITE', who, side, invitees: [{ invitationId: 'i', playerId: friend }] }];
    }
    case 'ACCEPT':
      return [{ type: 'ANSWER', who, accept: true }];
    case 'DECLINE':
      return [{ type: 'ANSWER', who, accept: false }];
    case 'ORGANISE': {
      const datePlay = plus(clock, { days: 30 }).toISOString().slice(0, 10);
      return [
        { type: 'ORGANISE', who, plan: { courtId: club, booked: true, datePlay, timePlay: '12:00', minutesPlay: 90 } },
      ];
    }
    case 'CHANGE_OPTIONS':
      return [{ type: 'CHANGE_OPTIONS', who, message: 'something else' }];
    case 'WITHDRAW_INVITATION':
      return match.guests.map(({ id }) => ({ type: 'WITHDRAW_INVITATION', who, guestId: id }));
    case 'REMOVE_PLAYER':
      return players(match).map((playerId) => ({ type: 'REMOVE_PLAYER', who, playerId }));
    case 'ENTER_RESULT':
      return [
        {
          type: 'ENTER_RESULT',
          who,
          evaluations: [],
          result: { sets: [set(7, 6), set(7, 6)], outcome: 'COMPLETED', winner: null, comment: null },
        },
      ];
    case 'CONFIRM_RESULT':
      return [{ type: 'CONFIRM_RESULT', who, resultVersion: null, evaluations: [] }];
    case 'DISPUTE_RESULT':
      return [{ type: 'DISPUTE_RESULT', who, resultVersion: null, note: 'no' }];
    case 'REPORT_NO_SHOW':
      return [{ type: action, who }];
    case 'CONFIRM_NO_SHOW':
    case 'REJECT_NO_SHOW':
      return [{ type: 'ANSWER_NO_SHOW', who, accept: action === 'CONFIRM_NO_SHOW' }];
    case 'EVALUATE':
      return opponentsOf(match, who).map((opponent) => ({ type: 'EVALUATE', who, evaluations: [marks(opponent)] }));
  }
}

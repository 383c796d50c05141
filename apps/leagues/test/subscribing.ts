import {
  chargeFailed,
  followChanged,
  levelsChanged,
  orderClosed,
  orderPaid,
  orderReversed,
  phoneChanged,
  profileChanged,
  resultConfirmed,
  type DataOf,
} from '@setpoint/events';
import { userId, type UserId } from '@setpoint/kernel';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import { AnswerTeam } from '../src/application/answer-team.js';
import { CreateLeague } from '../src/application/create-league.js';
import { LeagueBooks } from '../src/application/ports/league-books.js';
import { SubscribeToLeague, type SubscribeCommand } from '../src/application/subscribe-to-league.js';
import type { LeagueDetails } from '../src/domain/league-details.js';
import type { League, LeaguePhase } from '../src/domain/league.js';
import type { LeagueSubscription } from '../src/domain/subscription.js';
import { leaguesService } from '../src/service.js';

/** Enrolment for the phase of 1 April is open. */
export const MARCH = '2026-03-10T10:00:00Z';
export const PRICE = 1_500;

export const PREFERENCES = { absenceFrom: null, absenceTo: null, notificationMobile: null, courtIds: [] };

export const details = (more: Partial<LeagueDetails> = {}): LeagueDetails => ({
  ...{ name: 'Tennis Milano', province: 'MI', sport: 1, numberPlayers: 1, sex: 'ALL', year: 2026 },
  ...{ gameMode: 'THREE_SETS_6_GAMES', priceCents: PRICE, rules: null, prizes: [], ...more },
});

/** The service with players who have a level and a number; everybody is somebody else. */
export async function startSubscribing(start = MARCH, options: object = {}) {
  const clock = new FixedClock(start);
  const service: TestService = await startTestService(leaguesService, { clock, ...options });
  const [create, subscribe, books] = [CreateLeague, SubscribeToLeague, LeagueBooks].map((of) =>
    service.app.get(of as never),
  ) as [CreateLeague, SubscribeToLeague, LeagueBooks];
  let count = 0;
  const fresh = (what: string) => `${what}-${(count += 1)}`;

  async function newPlayer({ id = fresh('player'), sex = 'F' as 'M' | 'F' | null, level = 4, mobile = true } = {}) {
    const profile = { firstName: id, lastName: 'Rossi', displayName: id, language: 'it', sports: [1], inviteCode: id };
    const location = { name: 'Milano', country: 'IT', lat: 45.46, lng: 9.19, timeZone: 'Europe/Rome' };
    await service.deliver(profileChanged, { ...profile, userId: id, sex, location } as DataOf<typeof profileChanged>);
    if (mobile) await service.deliver(phoneChanged, { userId: id, number: '+393331234567' });
    if (level === 0) return userId(id);
    const levels = [1, 2].map((numberPlayers) => ({ sport: 1, numberPlayers, rating: level }) as never);
    await service.deliver(levelsChanged, { userId: id, levels });
    for (const numberPlayers of [1, 2] as const) await service.deliver(resultConfirmed, aResult(id, { numberPlayers }));
    return userId(id);
  }
  const follow = (followerId: string, followedId: string) =>
    service.deliver(followChanged, { followerId, followedId, following: true });
  async function newLeague(more: Partial<LeagueDetails> = {}): Promise<League> {
    const made = await create.execute(userId('sam'), fresh('request'), details(more));
    if (!made.ok) throw new Error(`${made.code} ${JSON.stringify(made.fields)}`);
    return made.value;
  }
  const wish = (league: League, more: Partial<SubscribeCommand> = {}): SubscribeCommand => ({
    ...{ leagueId: league.id, requestId: fresh('request'), expectedCents: PRICE },
    ...{ partnerId: null, reserveId: null, preferences: PREFERENCES, ...more },
  });
  async function enrol(league: League, player: UserId, more: Partial<SubscribeCommand> = {}) {
    const made = await subscribe.execute(player, wish(league, more));
    if (!made.ok) throw new Error(made.code);
    return made.value;
  }
  const team = service.app.get(AnswerTeam);
  async function agree(subscription: LeagueSubscription, ...players: UserId[]) {
    for (const each of players) {
      const answer = await team.accept(each, subscription.id);
      if (!answer.ok) throw new Error(answer.code);
    }
  }
  const order = (subscription: LeagueSubscription, phase: { year: number; number: number } = subscription.first) => {
    const reference = `${subscription.id}:${phase.year}-${phase.number}`;
    return { dueId: `due-${reference}`, kind: 'LEAGUE' as const, reference, playerId: subscription.playerId };
  };
  const pay = (...of: Parameters<typeof order>) =>
    service.deliver(orderPaid, {
      ...{ ...order(...of), paymentId: 'p', priceCents: PRICE, creditCents: 0, cardCents: PRICE, currency: 'EUR' },
    });
  const close = (...of: Parameters<typeof order>) => service.deliver(orderClosed, order(...of));
  const reverse = (...of: Parameters<typeof order>) =>
    service.deliver(orderReversed, {
      ...{ ...order(...of), paymentId: 'p', returnedCents: PRICE, currency: 'EUR', at: clock.now().toISOString() },
    });
  const fail = (
    cause: DataOf<typeof chargeFailed>['cause'],
    subscription: LeagueSubscription,
    phase: { year: number; number: number },
    attempt = 1,
  ) => service.deliver(chargeFailed, { ...order(subscription, phase), attempt, cause, at: clock.now().toISOString() });
  /** Somebody new who has subscribed and paid. */
  async function member(league: League) {
    const subscription = await enrol(league, await newPlayer());
    await pay(subscription);
    return subscription;
  }
  const stored = async ({ id, leagueId }: LeagueSubscription) =>
    (await books.change(leagueId, (book) => book.subscription(id)))!;
  const phasesOf = async ({ id }: League) => (await books.change(id, (book) => book.phases()))!;
  const phaseOf = async (league: League, number: number, year = 2026): Promise<LeaguePhase> =>
    (await phasesOf(league)).find((each) => each.year === year && each.number === number)!;
  /** Lets time come, with all that happens by itself then. */
  const at = async (instant: string) => settle(clock.set(instant));
  /** Timers that are due for one league skip each other: what one leaves the next run does. */
  const settle = async (now: Date) => {
    for (let i = 0; i < 3; i += 1) await service.runTimers(now);
  };
  return {
    ...{
      service,
      clock,
      subscribe,
      books,
      newPlayer,
      follow,
      newLeague,
      wish,
      enrol,
      agree,
      team,
      pay,
      close,
      reverse,
      fail,
    },
    ...{ member, stored, phasesOf, phaseOf, at, settle, fresh },
  };
}

export type Subscribing = Awaited<ReturnType<typeof startSubscribing>>;

type Result = DataOf<typeof resultConfirmed>;
let results = 0;

export const aResult = (player: string, match: Partial<Result['match']> = {}): Result => ({
  match: {
    ...{ matchId: `m${(results += 1)}`, sport: 1, numberPlayers: 1, visibility: 'PUBLIC', isFriendly: false },
    ...{ organiserId: player, courtId: null, startsAt: '2026-01-10T16:00:00Z', timeZone: 'Europe/Rome' },
    ...{ minutesPlay: 90, teamA: [player], teamB: ['somebody'], invited: [], ...match },
  },
  ...{ actorId: 'somebody', automatic: false, confirmedAt: '2026-01-10T18:00:00.000Z' },
  result: {
    gameMode: 'THREE_SETS_6_GAMES',
    sets: [
      { a: 6, b: 3, superTieBreak: false },
      { a: 6, b: 4, superTieBreak: false },
    ],
    ...{ outcome: 'COMPLETED', winner: 'A', enteredBy: player, enteredAt: '2026-01-10T17:45:00.000Z' },
  },
});

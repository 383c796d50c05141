import { Injectable } from '@nestjs/common';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import {
  checkTeamChange,
  momentOf,
  type ChangeCode,
  type SubscriptionCommand,
  type SubscriptionRefusal,
} from '@setpoint/league';
import { preferenceErrors } from '../domain/preferences.js';
import { decide, phasesOf, teamIn, teammatesFrom, type LeagueSubscription, type Team } from '../domain/subscription.js';
import { phaseNow } from '../domain/subscription-view.js';
import { pendingIn, teamOf } from '../domain/teammates.js';
import { askedAgainAt, carryOut, placesFrom } from './carry-out.js';
import { followsAll, unknownPlayer } from './check-enrolment.js';
import { invitedEvents, withdrawnEvent } from './outgoing.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';

export type ManageCode = SubscriptionRefusal | 'SUBSCRIPTION_NOT_FOUND';
export type ChangeTeamCode =
  | ManageCode
  | ChangeCode
  | 'INVALID_DATA'
  | 'MOBILE_REQUIRED'
  | 'PARTNER_NOT_ALLOWED'
  | 'TEAMMATE_NOT_FOLLOWED'
  | 'TOO_MANY_REQUESTS';

/** Everybody who is named is told. */
const NAMING: RateLimit = { name: 'league-teammates', points: 30, seconds: 3_600 };

/** Omitted fields stay unchanged; null clears. */
export interface TeamWish {
  readonly partnerId?: UserId | null;
  readonly reserveId?: UserId | null;
  readonly preferences?: Team['preferences'];
}

export type PlayersCommand =
  | { readonly kind: 'VERIFY' }
  | { readonly kind: 'RETRY' }
  | { readonly kind: 'DELETE_PAYMENT'; readonly isConfirmed: boolean }
  | { readonly kind: 'CANCEL' };

/** Actions of the subscriber: payments, teams, cancellation (LEA-08, LEA-09). */
@Injectable()
export class ManageSubscription {
  constructor(
    private readonly books: LeagueBooks,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerId: UserId,
    id: string,
    command: PlayersCommand,
  ): Promise<Outcome<LeagueSubscription, ManageCode>> {
    return this.change<ManageCode>(playerId, id, async (book, before, now) => {
      const outcome = allowed(before, command, now, book.league.timeZone);
      if (!outcome.ok) return outcome;
      if (outcome.value === 'WITHDRAW') {
        book.effects.emit(withdrawnEvent(before.charges[0]!, before));
        return accept({ ...before, dueAt: askedAgainAt(now) });
      }
      return accept(await carryOut(book, before, outcome.value, now));
    });
  }

  /** Team and preferences from the next phase on. */
  async changeTeam(playerId: UserId, id: string, wish: TeamWish): Promise<Outcome<LeagueSubscription, ChangeTeamCode>> {
    if (wish.partnerId != null || wish.reserveId != null) {
      const { allowed, retryAfterSeconds } = await this.limiter.take(NAMING, playerId);
      if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    }
    return this.change<ChangeTeamCode>(playerId, id, async (book, before, now) => {
      const fields = wish.preferences ? preferenceErrors(wish.preferences) : [];
      if (fields.length > 0) return refuse('INVALID_DATA', { fields });
      const { league } = book;
      const { next } = momentOf(now, league.timeZone);
      const current = teamIn(before, next);
      const { partnerId = current.partnerId, reserveId = current.reserveId, preferences = current.preferences } = wish;
      const isSameTeam = partnerId === current.partnerId && reserveId === current.reserveId;
      if (before.machine.state === 'INACTIVE') return refuse('SUBSCRIPTION_INACTIVE');
      if (Object.values(wish).every((each) => each === undefined)) return refuse('TEAM_MISSING');
      if (league.numberPlayers === 1 && partnerId !== null) return refuse('PARTNER_NOT_ALLOWED');
      const ids = [playerId, partnerId, reserveId, current.partnerId, current.reserveId].filter(
        (each) => each !== null,
      );
      const players = await book.players([...new Set(ids)], before.id);
      const known = (each: UserId | null) => (each === null ? null : (players.get(each) ?? unknownPlayer(each)));
      const player = known(playerId)!;
      if (!isSameTeam) {
        const membership = {
          player,
          isInactive: false,
          partner: known(current.partnerId),
          reserve: known(current.reserveId),
        };
        const change = { partner: known(partnerId), reserve: known(reserveId) };
        const checked = checkTeamChange(change, membership, league, now);
        if (!checked.ok) return checked;
        const fresh = [partnerId, reserveId].filter((each) => each !== current.partnerId && each !== current.reserveId);
        if (!followsAll(player, fresh)) return refuse('TEAMMATE_NOT_FOLLOWED');
      }
      const notificationMobile = preferences.notificationMobile ?? player.mobile;
      if (notificationMobile === null) return refuse('MOBILE_REQUIRED');
      const team = { partnerId, reserveId, preferences: { ...preferences, notificationMobile } };
      const value = teamOf(team, teammatesFrom(before, phaseNow(now, league.timeZone)));
      const asked = pendingIn(value).filter((each) => !pendingIn(current).includes(each));
      book.effects.emit(...invitedEvents(league, before, asked, next));
      const isOf = (from: typeof next) => from.year === next.year && from.number === next.number;
      return accept({
        ...before,
        versions: [...before.versions.filter(({ from }) => !isOf(from)), { from: next, value }],
      });
    });
  }

  private async change<Code extends string>(
    playerId: UserId,
    id: string,
    work: (book: LeagueBook, before: LeagueSubscription, now: Date) => Promise<Outcome<LeagueSubscription, Code>>,
  ): Promise<Outcome<LeagueSubscription, Code | 'SUBSCRIPTION_NOT_FOUND'>> {
    type Answer = Outcome<LeagueSubscription, Code | 'SUBSCRIPTION_NOT_FOUND'>;
    const leagueId = await this.books.leagueOf(id);
    if (leagueId === null) return refuse('SUBSCRIPTION_NOT_FOUND');
    const answer = await this.books.change(leagueId, async (book): Promise<Answer> => {
      const before = await book.subscription(id);
      if (before?.playerId !== playerId) return refuse('SUBSCRIPTION_NOT_FOUND');
      const outcome = await work(book, before, this.clock.now());
      if (outcome.ok && outcome.value !== before)
        await book.save([outcome.value], placesFrom(await book.phases(), before.charges.at(-1)!.phase));
      return outcome;
    });
    return answer ?? refuse('SUBSCRIPTION_NOT_FOUND');
  }
}

/** Result of a command; an open first payment is withdrawn as a whole. */
export function allowed(before: LeagueSubscription, command: PlayersCommand, now: Date, timeZone: string) {
  const { machine, isPending } = before;
  if (isPending && machine.state === 'ACTIVE' && command.kind === 'DELETE_PAYMENT')
    return command.isConfirmed ? accept('WITHDRAW' as const) : refuse('CONFIRMATION_REQUIRED');
  const asked: SubscriptionCommand = command.kind === 'CANCEL' ? { ...command, phases: phasesOf(before) } : command;
  return decide(machine, asked, now, timeZone);
}

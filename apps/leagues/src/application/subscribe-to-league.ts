import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { hashOfRequest, RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { subscribe } from '@setpoint/league';
import { phaseId } from '../domain/league.js';
import { preferenceErrors } from '../domain/preferences.js';
import { MINUTES_TO_PAY, referenceOf, type LeagueSubscription, type Team } from '../domain/subscription.js';
import { pendingIn } from '../domain/teammates.js';
import { checkEnrolment, unknownPlayer, type EnrolmentCode } from './check-enrolment.js';
import { chargeDueEvent, invitedEvents } from './outgoing.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';

const LIMIT: RateLimit = { name: 'subscribe-to-league', points: 30, seconds: 3_600 };

export interface SubscribeCommand extends Omit<Team, 'acceptedIds'> {
  readonly leagueId: string;
  readonly requestId: string;
  readonly expectedCents: number;
}

export type SubscribeCode =
  | EnrolmentCode
  | 'INVALID_DATA'
  | 'LEAGUE_NOT_FOUND'
  | 'MOBILE_REQUIRED'
  | 'REQUEST_REUSED'
  | 'TOO_MANY_REQUESTS';

type Answer = Outcome<LeagueSubscription, SubscribeCode>;

/** Subscribes from the coming phase on, which is to be paid at once (LEA-02, LEA-03). */
@Injectable()
export class SubscribeToLeague {
  constructor(
    private readonly books: LeagueBooks,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(playerId: UserId, command: SubscribeCommand): Promise<Answer> {
    const fields = preferenceErrors(command.preferences);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const { allowed, retryAfterSeconds } = await this.limiter.take(LIMIT, playerId);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    const inputHash = hashOf(command);
    return (
      (await this.books.change(command.leagueId, async (book): Promise<Answer> => {
        const known = await book.request(playerId, command.requestId);
        if (known) return known.inputHash === inputHash ? accept(known.subscription) : refuse('REQUEST_REUSED');
        return this.enrol(book, playerId, command, inputHash);
      })) ?? refuse('LEAGUE_NOT_FOUND')
    );
  }

  private async enrol(book: LeagueBook, playerId: UserId, command: SubscribeCommand, hash: string): Promise<Answer> {
    const now = this.clock.now();
    const { partnerId, reserveId, preferences } = command;
    const players = await book.players([playerId, partnerId, reserveId].filter((id) => id !== null));
    const player = players.get(playerId) ?? unknownPlayer(playerId);
    const phases = await book.phases();
    const price = await book.priceOf(phases.find(({ startsAt }) => startsAt > now) ?? phases.at(-1)!);
    const wish = { league: book.league, phases, player, partnerId, reserveId, players, price };
    const checked = checkEnrolment({ ...wish, expectedPrice: command.expectedCents }, now);
    if (!checked.ok) return checked;
    const notificationMobile = preferences.notificationMobile ?? player.mobile;
    if (notificationMobile === null) return refuse('MOBILE_REQUIRED');
    const { phase } = checked.value;
    const team: Team = { partnerId, reserveId, acceptedIds: [], preferences: { ...preferences, notificationMobile } };
    const subscription = newSubscription(this.ids.next(), book.league.id, playerId, phase, team, price, now);
    if (!(await book.add(subscription, command.requestId, hash))) return refuse('REQUEST_REUSED');
    await book.save([subscription], phase);
    book.effects.emit(chargeDueEvent(book.league, subscription, subscription.charges[0]!));
    book.effects.emit(...invitedEvents(book.league, subscription, pendingIn(team), phase));
    return accept(subscription);
  }
}

export function newSubscription(
  id: string,
  leagueId: string,
  playerId: UserId,
  phase: LeagueSubscription['first'],
  team: Team,
  priceCents: number,
  now: Date,
): LeagueSubscription {
  const paysBy = new Date(+now + MINUTES_TO_PAY * 60_000);
  return {
    ...{ id, leagueId, playerId, first: phase, createdAt: now, isPending: true },
    machine: { ...subscribe(), charge: { phase, attempt: 1 }, isCharging: true },
    ...{ endedBecause: null, endedAt: null, lastCause: null, dueAt: paysBy },
    versions: [{ from: phase, value: team }],
    charges: [
      {
        ...{ reference: referenceOf(id, phase), subscriptionId: id, phase, phaseId: phaseId(leagueId, phase) },
        ...{ attempt: 1, by: 'PLAYER', priceCents, state: 'ASKED', askedAt: now, paysBy, endedAt: null },
      },
    ],
  };
}

const hashOf = ({ leagueId, partnerId, reserveId, preferences, expectedCents }: SubscribeCommand) => {
  const { absenceFrom, absenceTo, notificationMobile, courtIds } = preferences;
  const wish = [leagueId, partnerId, reserveId, absenceFrom, absenceTo, notificationMobile, courtIds, expectedCents];
  return hashOfRequest(wish, 'base64url');
};

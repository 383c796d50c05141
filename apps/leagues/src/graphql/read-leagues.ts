import { Injectable } from '@nestjs/common';
import { Clock, type Refusal, type UserId } from '@setpoint/kernel';
import { isSamePhase, momentOf, type Phase } from '@setpoint/league';
import { groupedInOrder, inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import { checkEnrolment, enrolmentOpensAt, unknownPlayer, type EnrolmentCode } from '../application/check-enrolment.js';
import { LeagueReads, priceIn, type KnownTerms } from '../application/ports/league-reads.js';
import { isOver, type LeaguePhase } from '../domain/league.js';
import type { LeagueSubscription } from '../domain/subscription.js';
import { isId } from './ids.js';
import type { LeagueView } from './league-view.js';

/** Reads shared by resolvers, batched per request. */
@Injectable()
export class ReadLeagues {
  constructor(
    private readonly reads: LeagueReads,
    private readonly clock: Clock,
  ) {}

  one(id: string, loaders: LoaderRegistry): Promise<LeagueView | null> {
    if (!isId(id)) return Promise.resolve(null);
    return loaders
      .get('leagues', async (ids: readonly string[]): Promise<(LeagueView | null)[]> => {
        return inOrder(ids, await this.reads.of(ids), (league) => league.id);
      })
      .load(id);
  }

  phases(leagueId: string, loaders: LoaderRegistry): Promise<readonly LeaguePhase[]> {
    return loaders
      .get('phases of leagues', async (ids: readonly string[]) =>
        groupedInOrder(ids, await this.reads.phases(ids), (phase) => phase.leagueId),
      )
      .load(leagueId);
  }

  async phase(leagueId: string, phase: Phase, loaders: LoaderRegistry): Promise<LeaguePhase | null> {
    return (await this.phases(leagueId, loaders)).find((each) => isSamePhase(each, phase)) ?? null;
  }

  /** The phase that is played now, or else the next that is to be; null after the last. */
  async currentPhase(league: LeagueView, loaders: LoaderRegistry): Promise<LeaguePhase | null> {
    if (league.endedAt !== null) return null;
    const phases = (await this.phases(league.id, loaders)).filter((phase) => !isOver(phase));
    const { playing } = momentOf(this.clock.now(), league.timeZone);
    const current = playing && phases.find((phase) => isSamePhase(phase, playing.phase));
    return current ?? phases[0] ?? null;
  }

  terms(leagueId: string, loaders: LoaderRegistry): Promise<readonly KnownTerms[]> {
    return loaders
      .get('terms of leagues', async (ids: readonly string[]) =>
        groupedInOrder(ids, await this.reads.terms(ids), (terms) => terms.leagueId),
      )
      .load(leagueId);
  }

  async price(leagueId: string, phase: Phase, loaders: LoaderRegistry): Promise<number> {
    const terms = await this.terms(leagueId, loaders);
    return priceIn(terms, phase) ?? terms[0]!.priceCents;
  }

  members(phaseId: string, loaders: LoaderRegistry): Promise<number> {
    return loaders
      .get('members of phases', async (ids: readonly string[]) => {
        const counts = await this.reads.members(ids);
        return ids.map((id) => counts.get(id) ?? 0);
      })
      .load(phaseId);
  }

  /** Of one person, in any role. */
  subscriptionsWith(playerId: UserId, loaders: LoaderRegistry): Promise<readonly LeagueSubscription[]> {
    return loaders
      .get('subscriptions with', (ids: readonly UserId[]) =>
        Promise.all(ids.map((id) => this.reads.subscriptionsWith(id))),
      )
      .load(playerId);
  }

  /** Why somebody cannot subscribe now; null if they can. Without a team, team rules are skipped. */
  async refusal(
    league: LeagueView,
    playerId: UserId,
    team: { readonly partnerId: UserId | null; readonly reserveId: UserId | null },
    loaders: LoaderRegistry,
  ): Promise<Refusal<EnrolmentCode> | null> {
    const now = this.clock.now();
    const ids = [playerId, team.partnerId, team.reserveId].filter((id) => id !== null);
    const players = await this.reads.players(league, [...new Set(ids)], null);
    const wish = { league, ...team, players, player: players.get(playerId) ?? unknownPlayer(playerId) };
    const phases = await this.phases(league.id, loaders);
    const outcome = checkEnrolment({ ...wish, phases, expectedPrice: 0, price: 0 }, now);
    return outcome.ok ? null : outcome;
  }

  async enrolmentOpensAt(league: LeagueView, loaders: LoaderRegistry): Promise<Date | null> {
    return enrolmentOpensAt({ league, phases: await this.phases(league.id, loaders) }, this.clock.now());
  }
}

import { Injectable } from '@nestjs/common';
import { accept, Clock, reasonOf, refuse, type Outcome, type Side, type UserId } from '@setpoint/kernel';
import {
  decideBySupport,
  exchangeBySupport,
  extendBySupport,
  type Exchange,
  type ExchangeCode,
  type SupportCode,
} from '../domain/play/commands.js';
import type { PlayOfTournament } from '../domain/play/play.js';
import type { SupportActionKind } from '../domain/support-action.js';
import type { TournamentId } from '../domain/tournament.js';
import { extendedEvent } from '../events/play-events.js';
import type { Unit } from './ports/books.js';
import { Plays } from './ports/plays.js';
import { PlayTournaments } from './play-tournaments.js';

export type SupportPlayRefusal = SupportCode | 'REASON_REQUIRED' | 'INVALID_DATA';
type ExchangeRefusal = ExchangeCode | 'REASON_REQUIRED' | 'TOURNAMENT_NOT_FOUND';

type Answer = Outcome<TournamentId, SupportPlayRefusal>;

const MOST_DAYS = 14;

interface MoreTime {
  readonly days: number;
  /** The end known to the caller. */
  readonly closesAt: Date;
  readonly reason: string;
}

interface Step {
  readonly kind: SupportActionKind;
  readonly change: (play: PlayOfTournament, at: number) => Outcome<PlayOfTournament, SupportCode>;
  /** Additional events of the decision. */
  readonly tell?: (after: PlayOfTournament, unit: Unit) => void;
}

/** Actions of support on stalled matches, each recorded in the history (ADM-01, ADM-04). */
@Injectable()
export class SupportPlay {
  constructor(
    private readonly plays: Plays,
    private readonly playing: PlayTournaments,
    private readonly clock: Clock,
  ) {}

  extend(by: UserId, fixtureId: string, { days, closesAt, reason }: MoreTime): Promise<Answer> {
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      return Promise.resolve(refuse('INVALID_DATA', { fields: [{ field: 'days', code: 'OUT_OF_RANGE' }] }));
    return this.act(by, fixtureId, reason, {
      kind: 'FIXTURE_EXTENDED',
      change: (play) => extendBySupport(play, fixtureId, { days, seenClose: closesAt.getTime() }),
      tell: (after, { effects }) =>
        effects.emit(extendedEvent(after.fixtures.find((fixture) => fixture.id === fixtureId)!)),
    });
  }

  decide(by: UserId, fixtureId: string, winner: Side | null, reason: string): Promise<Answer> {
    return this.act(by, fixtureId, reason, {
      kind: 'FIXTURE_DECIDED',
      change: (play, at) => decideBySupport(play, fixtureId, winner, at),
    });
  }

  /** Moves an entry to another group in exchange for one of it. */
  async exchange(
    by: UserId,
    tournamentId: TournamentId,
    { reason: given, ...exchange }: Exchange & { readonly reason: string },
  ): Promise<Outcome<TournamentId, ExchangeRefusal>> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    const at = this.clock.now();
    return this.plays.inTransaction<Outcome<TournamentId, ExchangeRefusal>>(async (unit) => {
      const played = await this.plays.locked(tournamentId, unit);
      if (!played) return refuse('TOURNAMENT_NOT_FOUND');
      const { tournament, play } = played;
      const outcome = exchangeBySupport(play, exchange, at.getTime());
      if (!outcome.ok) return outcome;
      if (outcome.value === play) return accept(tournament.id);
      await this.playing.kept(tournament, play, outcome.value, { by, facts: { reason } }, at, unit);
      const [before, after] = [play, outcome.value].map(groupsOf);
      const action = { tournamentId, kind: 'ENTRIES_EXCHANGED' as const, by, at, reason, before, after };
      await this.plays.keepAction(action, unit);
      return accept(tournament.id);
    });
  }

  private async act(by: UserId, fixtureId: string, given: string, { kind, change, tell }: Step): Promise<Answer> {
    const reason = reasonOf(given);
    if (reason === null) return refuse('REASON_REQUIRED');
    const at = this.clock.now();
    return this.plays.inTransaction<Answer>(async (unit) => {
      const played = await this.playing.ofFixture(fixtureId, unit);
      if (!played) return refuse('FIXTURE_NOT_FOUND');
      const { tournament, play } = played;
      const outcome = change(play, at.getTime());
      if (!outcome.ok) return outcome;
      // Repeated request: already done.
      if (outcome.value === play) return accept(tournament.id);
      await this.playing.kept(tournament, play, outcome.value, { by, facts: { reason } }, at, unit);
      tell?.(outcome.value, unit);
      const [before, after] = [play, outcome.value].map((one) => shown(one, fixtureId));
      await this.plays.keepAction({ tournamentId: tournament.id, kind, by, at, reason, before, after }, unit);
      return accept(tournament.id);
    });
  }
}

const groupsOf = ({ groups }: PlayOfTournament) => ({
  groups: groups.map(({ members }) => members.map(({ id }) => id)),
});

function shown({ fixtures }: PlayOfTournament, fixtureId: string) {
  const { state, closesAt, outcome } = fixtures.find(({ id }) => id === fixtureId)!;
  return { fixtureId, state, closesAt: closesAt && new Date(closesAt), outcome };
}

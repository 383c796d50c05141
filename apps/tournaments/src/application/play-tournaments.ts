import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { begin } from '../domain/play/begin.js';
import { reassigned, wonBy } from '../domain/play/award.js';
import { hear, leave, remind, timeIsUp, type MatchNews } from '../domain/play/commands.js';
import { isOver } from '../domain/play/progress.js';
import type { LeavingReason, PlayOfTournament } from '../domain/play/play.js';
import type { Tournament } from '../domain/tournament.js';
import { awardWonEvent, closingEvent, playEvents } from '../events/play-events.js';
import type { Unit } from './ports/books.js';
import { Play, type Start } from './ports/play.js';
import { Awards, Plays, type Because, type Played } from './ports/plays.js';
import { Seeds } from './ports/seeds.js';
import { TournamentEnds } from './ports/tournament-ends.js';

const NOBODY: Because = { by: null, facts: {} };

/** Runs a tournament from the draw to the final; each step with its events and consequences in one transaction. */
@Injectable()
export class PlayTournaments extends Play {
  constructor(
    private readonly plays: Plays,
    private readonly awards: Awards,
    private readonly ends: TournamentEnds,
    private readonly seeds: Seeds,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async begin({ tournament, entries, at }: Start, manager: EntityManager, effects: Effects): Promise<void> {
    const unit = { manager, effects };
    const { id, gameMode, timeZone, summerDays, format, seeds } = tournament;
    const rules = { tournamentId: id, gameMode, timeZone, summerDays };
    const play = begin({ rules, format, entries, seeds, seed: this.seeds.next() }, at.getTime());
    if (await this.plays.create(play, seeds, unit)) await this.kept(tournament, null, play, NOBODY, at, unit);
  }

  override async leave(
    tournamentId: string,
    entryId: string,
    reason: LeavingReason,
    at: Date,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    const unit = { manager, effects };
    const played = await this.plays.locked(tournamentId, unit);
    const outcome = played && leave(played.play, entryId, reason, at.getTime());
    if (outcome?.ok) await this.kept(played!.tournament, played!.play, outcome.value, NOBODY, at, unit);
  }

  /** Messages about a match take effect on arrival, so that late ones shorten no window. */
  hearNow(news: MatchNews, unit: Unit): Promise<void> {
    return this.hear(news, this.clock.now(), unit);
  }

  /** News about the match of a fixture. */
  async hear(news: MatchNews, at: Date, unit: Unit): Promise<void> {
    const { kind, fixtureId: _, revision: __, matchId: ___, ...facts } = news;
    const step = (play: PlayOfTournament) => hear(play, news, at.getTime());
    await this.step(news.fixtureId, step, { by: null, facts: kind === 'EXPIRED' ? facts : {} }, at, unit);
  }

  /** Applies due deadlines: players are notified a day before a window ends; at its end the match is closed. */
  async passTime(tournamentId: string, now: Date, unit: Unit): Promise<void> {
    const played = await this.plays.locked(tournamentId, unit);
    if (!played) return;
    const { tournament } = played;
    const { play, ending } = remind(played.play, now.getTime());
    const after = timeIsUp(play, now.getTime());
    if (after === played.play) return;
    await this.kept(tournament, played.play, after, NOBODY, now, unit);
    unit.effects.emit(...ending.map((fixture) => closingEvent(tournament, after, fixture)));
  }

  /** The tournament of a fixture, locked. */
  async ofFixture(fixtureId: string, unit: Unit): Promise<Played | null> {
    const id = await this.plays.tournamentOf(fixtureId, unit);
    return id === null ? null : this.plays.locked(id, unit);
  }

  private async step(
    fixtureId: string,
    change: (play: PlayOfTournament) => PlayOfTournament,
    because: Because,
    at: Date,
    unit: Unit,
  ): Promise<void> {
    const played = await this.ofFixture(fixtureId, unit);
    if (!played) return;
    const after = change(played.play);
    if (after !== played.play) await this.kept(played.tournament, played.play, after, because, at, unit);
  }

  /** Saves a step with its consequences: events, completion, prizes. */
  async kept(
    tournament: Tournament,
    before: PlayOfTournament | null,
    after: PlayOfTournament,
    because: Because,
    at: Date,
    unit: Unit,
  ): Promise<void> {
    await this.plays.keep(before, after, because, unit);
    unit.effects.emit(...playEvents(tournament, before, after, at.getTime()));
    if (!isOver(after)) return;
    if (before?.completedAt == null) await this.ends.complete(tournament.id, at, unit.manager);
    await this.give(tournament, after, at, unit);
  }

  private async give(tournament: Tournament, play: PlayOfTournament, at: Date, unit: Unit): Promise<void> {
    const awards = await this.awards.of(tournament.id, unit);
    const { lost, gained } = reassigned(awards, wonBy(play, tournament.prizes));
    if (lost.length === 0 && gained.length === 0) return;
    const added = gained.map((award) => ({
      ...{ id: this.ids.next(), tournamentId: tournament.id, ...award, wonAt: at, claimedAt: null, claimed: null },
    }));
    await this.awards.change(lost, added, unit);
    unit.effects.emit(...added.map((award) => awardWonEvent(tournament, award)));
  }
}

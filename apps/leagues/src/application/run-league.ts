import { Injectable } from '@nestjs/common';
import { accept, Clock, oneLine, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { firstPhaseUnder } from '@setpoint/league';
import { LONGEST_TEXT, priceErrors, textErrors, type LeagueTexts } from '../domain/league-details.js';
import { isOver, type League, type LeagueActionKind, type LeaguePhase } from '../domain/league.js';
import { hasNotBegun } from '../domain/phase-machine.js';
import { endingFacts, playersIn } from '../domain/subscription.js';
import { phaseNow } from '../domain/subscription-view.js';
import { carryOut } from './carry-out.js';
import { checkReason } from './check-reason.js';
import { announcedEvent, rulesChangedEvent } from './outgoing.js';
import { cancelCharges, phasesFrom } from './pass-phases.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';
import { PhasePlay } from './ports/phase-play.js';

export type RunCode = 'INVALID_DATA' | 'LEAGUE_NOT_FOUND' | 'LEAGUE_CHANGED' | 'WRONG_STATE' | 'REASON_REQUIRED';
type Answer = Outcome<League, RunCode>;

/** Actions of support on an existing league (ADM-04, LEA-09). */
@Injectable()
export class RunLeague {
  constructor(
    private readonly books: LeagueBooks,
    private readonly play: PhasePlay,
    private readonly clock: Clock,
  ) {}

  /** Name, rules and prizes; whoever plays is told where rules or prizes change. */
  async edit(
    by: UserId,
    id: string,
    edit: LeagueTexts & { readonly version: number; readonly reason: string | null },
  ): Promise<Answer> {
    const fields = textErrors(edit);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const why = edit.reason?.trim() ? checkReason(edit.reason) : accept(null);
    if (!why.ok) return why;
    return this.change(id, async (book): Promise<Answer> => {
      const { league } = book;
      if (league.version !== edit.version) return refuse('LEAGUE_CHANGED');
      const texts = { name: oneLine(edit.name), rules: edit.rules, prizes: edit.prizes };
      const next = { ...league, ...texts, version: league.version + 1 };
      await book.saveLeague(next);
      const { name, rules, prizes } = league;
      const isOther = rules !== edit.rules || JSON.stringify(prizes) !== JSON.stringify(edit.prizes);
      if (isOther) await this.tellRules(book, next, rules !== edit.rules);
      await this.note(book, by, 'EDITED', why.value, JSON.stringify({ name, rules, prizes }), JSON.stringify(texts));
      return accept(next);
    });
  }

  /** Another price or other terms for phases whose enrolment has not opened: at least thirty days ahead. */
  async announce(
    by: UserId,
    id: string,
    announced: { readonly priceCents: number; readonly terms: string | null },
    reason: string,
  ): Promise<Answer> {
    const fields = priceErrors(announced.priceCents);
    if ((announced.terms ?? '').length > LONGEST_TEXT) fields.push({ field: 'terms', code: 'TOO_LONG' });
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const checked = checkReason(reason);
    if (!checked.ok) return checked;
    return this.change(id, async (book): Promise<Answer> => {
      const now = this.clock.now();
      const first = (await book.phases()).find(({ importedAt }) => importedAt === null)!;
      const from = firstPhaseUnder(now > first.enrolmentOpensAt ? now : first.enrolmentOpensAt, book.league.timeZone);
      await book.plan(phasesFrom(book, from));
      const terms = { ...announced, from, announcedAt: now };
      const before = await book.priceOf(from);
      await book.announce(terms);
      const players = (await book.current()).flatMap((each) => playersIn(each, from));
      if (players.length > 0) book.effects.emit(announcedEvent(book.league, terms, [...new Set(players)]));
      const after = JSON.stringify({ from: `${from.year}-${from.number}`, ...announced });
      await this.note(book, by, 'TERMS_ANNOUNCED', checked.value, JSON.stringify({ priceCents: before }), after);
      return accept(await this.touched(book));
    });
  }

  /** A phase that has not begun is cancelled; a running one is aborted, and the league ends with it. */
  async cancelPhase(by: UserId, leagueId: string, phaseId: string, reason: string): Promise<Answer> {
    const checked = checkReason(reason);
    if (!checked.ok) return checked;
    return this.change(leagueId, async (book): Promise<Answer> => {
      const phase = (await book.phases()).find(({ id }) => id === phaseId);
      if (!phase) return refuse('LEAGUE_NOT_FOUND');
      if (isOver(phase)) return refuse('WRONG_STATE');
      const before = statesOf(await book.phases());
      if (hasNotBegun(phase)) await this.cancelOne(book, phase);
      else await this.end(book, phase);
      const after = statesOf(await book.phases());
      await this.note(book, by, 'PHASE_CANCELLED', checked.value, before, after);
      return accept(await this.touched(book));
    });
  }

  private async cancelOne(book: LeagueBook, phase: LeaguePhase): Promise<void> {
    const now = this.clock.now();
    await cancelCharges(book, phase, await book.charged(phase.id), now);
    await book.savePhase({ ...phase, state: 'CANCELLED', dueAt: null });
    // The next one is planned where this one would have done so.
    if (phase.state === 'PLANNED') await book.plan(phasesFrom(book, { year: phase.year, number: phase.number }));
  }

  private async end(book: LeagueBook, current: LeaguePhase): Promise<void> {
    const now = this.clock.now();
    await this.play.cancel(current.id, now, book.manager, book.effects);
    for (const phase of await book.phases()) if (!isOver(phase)) await this.cancelOne(book, phase);
    const ended = [];
    for (const each of await book.current()) ended.push(await carryOut(book, each, endingFacts(each, now), now));
    await book.save(ended, current);
    await book.saveLeague({ ...book.league, endedAt: now });
  }

  private async tellRules(book: LeagueBook, league: League, areRulesOther: boolean): Promise<void> {
    const now = this.clock.now();
    const phase = phaseNow(now, league.timeZone);
    const players = new Set((await book.current()).flatMap((each) => playersIn(each, phase)));
    if (players.size > 0) book.effects.emit(rulesChangedEvent(league, [...players], areRulesOther, now));
  }

  private async touched(book: LeagueBook): Promise<League> {
    const ended = (await book.phases()).every(isOver);
    const { league } = book;
    const next = {
      ...league,
      version: league.version + 1,
      endedAt: ended ? (league.endedAt ?? this.clock.now()) : null,
    };
    await book.saveLeague(next);
    return next;
  }

  private note(
    book: LeagueBook,
    by: UserId,
    kind: LeagueActionKind,
    reason: string | null,
    before: string | null,
    after: string | null,
  ): Promise<void> {
    return book.keep({ kind, by, at: this.clock.now(), reason, before, after });
  }

  private async change(id: string, work: (book: LeagueBook) => Promise<Answer>): Promise<Answer> {
    return (
      (await this.books.change(id, async (book): Promise<Answer> => {
        return book.league.endedAt === null ? work(book) : refuse('WRONG_STATE');
      })) ?? refuse('LEAGUE_NOT_FOUND')
    );
  }
}

/** Of each phase, for the history. */
const statesOf = (phases: readonly LeaguePhase[]): string =>
  JSON.stringify(Object.fromEntries(phases.map(({ year, number, state }) => [`${year}-${number}`, state])));

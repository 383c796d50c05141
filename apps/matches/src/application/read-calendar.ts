import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { calendarOf, OFF_MS, PAST_MS, type CalendarEntry } from '../domain/calendar/entries.js';
import { before } from '../domain/rules/deadlines.js';
import { pollsIn } from './list-waiting.js';
import { Calendars } from './ports/calendars.js';
import { MatchReads, type MatchView } from './ports/match-reads.js';
import { Polls } from './ports/polls.js';

/** An entry with its match; without match if the player has left it. */
export type EntryOfMatch = Omit<CalendarEntry, 'matchId'> & { readonly view: MatchView | null };

/** The signed-in player's calendar (BYD-05). */
@Injectable()
export class ReadCalendar {
  constructor(
    private readonly calendars: Calendars,
    private readonly matches: MatchReads,
    private readonly polls: Polls,
    private readonly clock: Clock,
  ) {}

  async execute(player: UserId): Promise<readonly EntryOfMatch[]> {
    const now = this.clock.now();
    const [played, [waiting], removals] = await Promise.all([
      this.calendars.playedSince(player, before(now, PAST_MS)),
      this.matches.pages([{ kind: 'PERHAPS_WAITING', player, now }]),
      this.calendars.removedSince(player, before(now, OFF_MS)),
    ]);
    if (waiting instanceof Error) throw waiting;
    const views = new Map([...played, ...waiting!.items].map((view) => [view.match.id, view]));
    const pollOf = await pollsIn(waiting!.items, this.polls);
    const versions = [...views.values()].map((view) => ({ ...view, poll: pollOf(view.match.id) }));
    return calendarOf(player, versions, removals, now).map(({ matchId, ...entry }) => ({
      ...entry,
      view: views.get(matchId) ?? null,
    }));
  }
}

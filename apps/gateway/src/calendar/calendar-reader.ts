import { languageOf, type LanguageCode, type Texts } from '@setpoint/i18n';
import { userId } from '@setpoint/kernel';
import type { ExecutionResult } from 'graphql';
import type { Caller } from '../auth/caller.js';
import type { Hydration } from '../live/hydration.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import { SubgraphUnavailable } from '../sources/subgraph.js';
import { calendarFile } from './calendar-file.js';
import {
  MATCH_CALENDAR,
  PLAYER_CALENDAR,
  type MatchCalendar,
  type PlayerCalendar,
  type ShownEntry,
} from './calendar-query.js';
import { competitionEntries } from './competition-entries.js';
import { entryWords } from './entry-words.js';

export interface CalendarReaderSettings {
  readonly matches: InternalCalls;
  readonly run: (query: Hydration, caller: Caller, requestId: string) => Promise<ExecutionResult>;
  readonly texts: Texts;
}

/** A calendar in words. */
export interface WrittenCalendar {
  readonly text: string;
  readonly changedAt: Date;
}

const OWNER = `query CalendarOwner($token: String!) { calendarOwner(token: $token) }`;

/** All of these are required: clients would delete entries missing from a partial calendar. */
const INCOMPLETE = new Set(['SUBGRAPH_UNAVAILABLE', 'SERVICE_UNAVAILABLE']);

/** Reads calendars from the graph. Rejects with SubgraphUnavailable if a part is unavailable. */
export class CalendarReader {
  constructor(private readonly settings: CalendarReaderSettings) {}

  /** The calendar of a token; null if the token is invalid. */
  async feed(token: string, origin: string, requestId: string): Promise<WrittenCalendar | null> {
    const { matches, texts } = this.settings;
    const { calendarOwner } = await matches.call<{ calendarOwner: string | null }>(OWNER, { token }, requestId);
    if (calendarOwner === null) return null;
    const calendar = await this.ask<PlayerCalendar>(PLAYER_CALENDAR, {}, ownerOf(calendarOwner), requestId);
    const { me } = calendar;
    if (!me) return null;
    const entries = [...calendar.myCalendar, ...competitionEntries(calendar)];
    const words = entryWords(texts, languageOf(me.language), origin);
    return written(entries, calendarFile(entries, words, words.calendarName(me.displayName)));
  }

  /** The calendar file of a match with a time that the caller may see; otherwise null. */
  async match(
    id: string,
    caller: Caller,
    { origin, language }: { readonly origin: string; readonly language: LanguageCode },
    requestId: string,
  ): Promise<WrittenCalendar | null> {
    const { me, match } = await this.ask<MatchCalendar>(MATCH_CALENDAR, { id }, caller, requestId);
    const entry = match?.calendarEntry;
    if (!entry) return null;
    const words = entryWords(this.settings.texts, me?.language ? languageOf(me.language) : language, origin);
    return written([entry], calendarFile([entry], words));
  }

  private async ask<Data>(query: string, variables: Hydration['variables'], caller: Caller, requestId: string) {
    const answer = await this.settings.run({ query, variables, operationName: undefined }, caller, requestId);
    const codes = (answer.errors ?? []).map(({ extensions }) => String(extensions?.['code']));
    if (!answer.data || codes.some((code) => INCOMPLETE.has(code))) throw new SubgraphUnavailable('calendar', 'FAILED');
    return answer.data as Data;
  }
}

/** The owner's identity, because feeds are read without a session. */
const ownerOf = (id: string): Caller => ({
  identity: { kind: 'user', userId: userId(id), roles: [], sessionId: 'calendar' },
});

const written = (entries: readonly ShownEntry[], text: string): WrittenCalendar => ({
  text,
  changedAt: new Date(Math.max(0, ...entries.map(({ changedAt }) => Date.parse(changedAt)))),
});

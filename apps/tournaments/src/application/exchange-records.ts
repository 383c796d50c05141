import { Injectable } from '@nestjs/common';
import { playerNamed, toTods, type TodsWarning, type Tournament as TodsTournament } from '@setpoint/competition';
import { accept, Clock, Ids, refuse, tournamentGuest, userId, type FieldError, type Outcome, type UserId } from '@setpoint/kernel'; // oxfmt-ignore
import { hashOfRequest } from '@setpoint/service-kit';
import { RULES } from '@setpoint/scoring';
import { localDay, startOfDay } from '../domain/deadlines.js';
import { detailErrors } from '../domain/details.js';
import type { Guest } from '../domain/guest.js';
import { playOfRecord } from '../domain/play/import.js';
import type { PlayFixture } from '../domain/play/play.js';
import { isOver } from '../domain/play/progress.js';
import { detailsFrom, faultsOf, type RecordEvent } from '../domain/record-event.js';
import type { Registration } from '../domain/registration.js';
import { registrationId, tournamentId, type Tournament, type TournamentDetails, type TournamentId } from '../domain/tournament.js'; // oxfmt-ignore
import { guestNamedEvent } from '../events/guest-events.js';
import { fixturesReady } from '../events/play-events.js';
import { InviteCodes } from './invite-codes.js';
import { Guests } from './ports/guests.js';
import { Plays } from './ports/plays.js';
import { Players } from './ports/players.js';
import { Records } from './ports/records.js';
import { Registrations } from './ports/registrations.js';
import { Seeds } from './ports/seeds.js';
import { ReadRecords, type Acquainted } from './read-records.js';
import { slamErrors } from './slam-errors.js';

export type ImportRefusal = 'INVALID_DATA' | 'RECORD_NOT_VALID' | 'RECORD_INCOMPLETE';

export interface ImportRequest {
  readonly requestId: string;
  /** In JSON. */
  readonly record: string;
  /** The path of one of several; null: the only one. */
  readonly event: string | null;
  /** Whether it comes in without the rows that can't be taken. */
  readonly takeRest: boolean;
  readonly people: readonly Acquainted[];
  /** What the record does not say. */
  readonly details: TournamentDetails;
}

/** A record by the ids of people here. */
interface Here {
  readonly record: TodsTournament;
  readonly strangers: readonly { readonly id: UserId; readonly name: string }[];
}

/** Enough to see what is wrong. */
const MOST_FAULTS = 30;
const notValid = (faults: readonly FieldError[]) =>
  refuse('RECORD_NOT_VALID', { fields: faults.slice(0, MOST_FAULTS) });
const faultsIn = (warnings: readonly TodsWarning[]): readonly FieldError[] =>
  warnings.slice(0, MOST_FAULTS).map(({ path, code }) => ({ field: path, code }));

/** Tournaments as records of the Tennis Open Data Standards, out and in (BYD-07). */
@Injectable()
export class ExchangeRecords {
  constructor(
    private readonly records: Records,
    private readonly guests: Guests,
    private readonly reading: ReadRecords,
    private readonly plays: Plays,
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly codes: InviteCodes,
    private readonly seeds: Seeds,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Null before the draw. */
  async exported({ id, name, sport, gameMode, timeZone, startsAt, ...tournament }: Tournament): Promise<string | null> {
    const play = await this.plays.read(id);
    if (!play) return null;
    const { bracket, draw, groups, entries } = play;
    const accounts = await this.records.namesOf(entries.flatMap(({ playerIds }) => playerIds));
    const names = new Map([...accounts, ...(await this.guests.namesIn(id))]);
    const sides = entries.map((entry) => ({
      id: entry.id,
      rating: entry.rating,
      players: entry.playerIds.map((player) => playerNamed(player, names.get(player) ?? '')),
    }));
    const scoring = { mode: gameMode, superTieBreakAllowed: RULES[gameMode].superTieBreak };
    const { startedAt, endedAt } = tournament;
    const [start, end] = [startedAt ?? startsAt, endedAt].map((at) => at && localDay(at, timeZone));
    const days = { start: start!, end: end!, timeZone };
    const record = { id, name, sport, days, scoring, sides, groups, seeds: draw?.seeds ?? [], bracket };
    const fixtures = new Map(play.fixtures.map((fixture) => [`${fixture.group} ${fixture.key}`, fixture]));
    return JSON.stringify(toTods(record, (group, key) => timesOf(fixtures.get(`${group} ${key}`), timeZone)));
  }

  async imported(by: UserId, request: ImportRequest): Promise<Outcome<TournamentId, ImportRefusal>> {
    const { record, event, takeRest, people } = request;
    const read = await this.reading.read(record, people);
    if (!read.ok) return read;
    const { events } = read.value;
    const chosen = event === null ? events.length === 1 && events[0] : events.find(({ path }) => path === event);
    if (!chosen) return notValid([{ field: 'event', code: 'INVALID' }]);
    const faults = faultsOf(chosen);
    if (!chosen.tournament || faults.length > 0) return notValid(faults);
    if (chosen.warnings.length > 0 && !takeRest)
      return refuse('RECORD_INCOMPLETE', { fields: faultsIn(chosen.warnings) });
    const details = detailsFrom(chosen, chosen.tournament, request.details);
    const fields = [...detailErrors(details), ...(await slamErrors(details, this.registrations))];
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    return this.#kept(by, request, this.#here(chosen.tournament, chosen), details);
  }

  async #kept(
    by: UserId,
    { requestId, ...asked }: ImportRequest,
    { record, strangers }: Here,
    details: TournamentDetails,
  ): Promise<Outcome<TournamentId, ImportRefusal>> {
    const now = this.clock.now();
    const { tournament, registrations, play } = await this.made(by, record, details, now);
    const guests = strangers.map(({ id, name }): Guest => ({
      ...{ id, name },
      tournamentId: tournament.id,
      linkedTo: null,
    }));
    const request = { playerId: by, requestId, inputHash: hashOfRequest(asked) };
    const isNew = await this.plays.inTransaction(async (unit) => {
      const about = { tournamentId: tournament.id, kind: 'IMPORTED' as const, by, at: now, reason: null };
      const action = { ...about, before: null, after: details };
      if (!(await this.records.create({ tournament, registrations, play, action, request }, unit))) return false;
      await this.guests.create(guests, unit);
      unit.effects.emit(...guests.map(guestNamedEvent), ...fixturesReady(tournament, play));
      return true;
    });
    if (isNew) return accept(tournament.id);
    const known = (await this.records.requested(request))!;
    if (known.inputHash === request.inputHash) return accept(tournamentId(known.made));
    return refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'USED' }] });
  }

  /** People by their accounts here; those without any are guests. */
  #here(record: TodsTournament, { people }: RecordEvent): Here {
    const known = people.map(({ id, name, account }) => ({
      ...{ id, name, isGuest: account === null },
      here: account ?? tournamentGuest(this.ids.next()),
    }));
    const idOf = new Map(known.map(({ id, here }) => [id, here]));
    const sides = record.sides.map(({ players, ...side }) => ({
      ...side,
      players: players.map((player) => ({ ...player, id: idOf.get(player.id)! })),
    }));
    const strangers = known.filter(({ isGuest }) => isGuest).map(({ here, name }) => ({ id: here, name }));
    return { record: { ...record, sides }, strangers };
  }

  private async made(by: UserId, record: TodsTournament, details: TournamentDetails, now: Date) {
    const id = tournamentId(this.ids.next());
    const startsAt = startOfDay(details.startOn, details.timeZone);
    const started: Tournament = {
      ...details,
      ...{ id, inviteCode: this.codes.of(details, null), startsAt, state: 'IN_PROGRESS', photos: [], handSeeds: [] },
      ...{ openedAt: now, closedAt: now, startedAt: now, endedAt: null, noticed: null, createdAt: now },
      ...{ createdBy: by, version: 1 },
    };
    const ids = record.sides.flatMap(({ players }) => players.map((player) => userId(player.id)));
    const atStart = await this.players.atStart(ids, started);
    const entries = record.sides.map(({ players, rating: drawn }) => {
      const playerIds = players.map((player) => userId(player.id));
      const known = playerIds.map((player) => atStart.get(player)!);
      const rating = drawn ?? known.reduce((sum, player) => sum + player.rating, 0) / known.length;
      const clubs = [...new Set(known.flatMap((player) => player.clubs))];
      return { id: registrationId(this.ids.next()), playerIds, rating, clubs };
    });
    const { gameMode, timeZone, summerDays } = details;
    const rules = { tournamentId: id, gameMode, timeZone, summerDays };
    const play = playOfRecord({ rules, entries, record, seed: this.seeds.next() }, now.getTime());
    const tournament: Tournament = isOver(play) ? { ...started, state: 'COMPLETED', endedAt: now } : started;
    const registrations = entries.map((entry, index): Registration => {
      const [captainId, partnerId = null] = entry.playerIds;
      return {
        ...{ id: entry.id, tournamentId: id, captainId: captainId!, partnerId, state: 'CONFIRMED' },
        ...{ placeNo: index + 1, paid: [], until: null, endedBecause: null, endedAt: null, refundTo: 'MEANS' },
        ...{ turn: null, matches: 0, isQualified: false, createdAt: now, rating: entry.rating, clubs: entry.clubs },
        ...{ seedNo: null, isOut: play.out[entry.id] !== undefined },
      };
    });
    return { tournament, registrations, play };
  }
}

function timesOf(fixture: PlayFixture | undefined, timeZone: string) {
  if (!fixture) return null;
  const { opensAt, closesAt, outcome } = fixture;
  const day = (at: number) => localDay(new Date(at), timeZone);
  return {
    // The end is the first instant that is too late.
    window: opensAt === null || closesAt === null ? null : { from: day(opensAt), to: day(closesAt - 1) },
    decidedAt: outcome && new Date(outcome.at).toISOString(),
  };
}

import { Injectable } from '@nestjs/common';
import { fromTods, playerNamed, toTods, type Tournament as TodsTournament } from '@setpoint/competition';
import { accept, Clock, Ids, refuse, userId, type Outcome, type UserId } from '@setpoint/kernel';
import { hashOfRequest, jsonIn } from '@setpoint/service-kit';
import { RULES } from '@setpoint/scoring';
import { startOfDay } from '../domain/deadlines.js';
import { detailErrors } from '../domain/details.js';
import { playOfRecord } from '../domain/play/import.js';
import { isOver } from '../domain/play/progress.js';
import type { Registration } from '../domain/registration.js';
import { registrationId, tournamentId, type Tournament, type TournamentDetails, type TournamentId } from '../domain/tournament.js'; // oxfmt-ignore
import { fixturesReady } from '../events/play-events.js';
import { InviteCodes } from './invite-codes.js';
import { Plays } from './ports/plays.js';
import { Players } from './ports/players.js';
import { Records } from './ports/records.js';
import { Registrations } from './ports/registrations.js';
import { Seeds } from './ports/seeds.js';
import { slamErrors } from './slam-errors.js';

export type ImportRefusal = 'INVALID_DATA' | 'RECORD_NOT_VALID';

export interface ImportRequest {
  readonly requestId: string;
  /** In JSON. */
  readonly record: string;
  readonly details: TournamentDetails;
}

const LONGEST_RECORD = 1_000_000;
const notValid = refuse('RECORD_NOT_VALID');

/** Tournaments as records of the Tennis Open Data Standards, out and in (BYD-07). */
@Injectable()
export class ExchangeRecords {
  constructor(
    private readonly records: Records,
    private readonly plays: Plays,
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly codes: InviteCodes,
    private readonly seeds: Seeds,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Null before the draw. */
  async exported({ id, name, gameMode }: Tournament): Promise<string | null> {
    const play = await this.plays.read(id);
    if (!play) return null;
    const { bracket, draw, groups, entries } = play;
    const names = await this.records.namesOf(entries.flatMap(({ playerIds }) => playerIds));
    const sides = entries.map((entry) => ({
      id: entry.id,
      rating: entry.rating,
      players: entry.playerIds.map((player) => playerNamed(player, names.get(player) ?? '')),
    }));
    const scoring = { mode: gameMode, superTieBreakAllowed: RULES[gameMode].superTieBreak };
    return JSON.stringify(toTods({ id, name, scoring, sides, groups, seeds: draw?.seeds ?? [], bracket }));
  }

  async imported(
    by: UserId,
    { requestId, record, details }: ImportRequest,
  ): Promise<Outcome<TournamentId, ImportRefusal>> {
    const fields = [...detailErrors(details), ...(await slamErrors(details, this.registrations))];
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const read = await this.read(record, details);
    if (!read) return notValid;
    const now = this.clock.now();
    const { tournament, registrations, play } = await this.made(by, read, details, now);
    const request = { playerId: by, requestId, inputHash: hashOfRequest({ record, details }) };
    const isNew = await this.plays.inTransaction(async (unit) => {
      const about = { tournamentId: tournament.id, kind: 'IMPORTED' as const, by, at: now, reason: null };
      const action = { ...about, before: null, after: details };
      if (!(await this.records.create({ tournament, registrations, play, action, request }, unit))) return false;
      unit.effects.emit(...fixturesReady(tournament, play));
      return true;
    });
    if (isNew) return accept(tournament.id);
    const known = (await this.records.requested(request))!;
    if (known.inputHash === request.inputHash) return accept(tournamentId(known.made));
    return refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'USED' }] });
  }

  /** Null for an invalid record: everybody in it must have an account and occur once. */
  private async read(
    text: string,
    { format, gameMode, numberPlayers, maxTeams }: TournamentDetails,
  ): Promise<TodsTournament | null> {
    const json = text.length > LONGEST_RECORD ? undefined : jsonIn(text);
    const outcome = json === undefined ? notValid : fromTods(json);
    if (!outcome.ok) return null;
    const { sides, scoring, groups } = outcome.value;
    const isFitting =
      scoring.mode === gameMode &&
      groups.length > 0 === (format === 'GROUPS_AND_PLAY_OFF') &&
      sides.length >= 2 &&
      sides.length <= maxTeams &&
      sides.every(({ players }) => players.length === numberPlayers);
    const ids = sides.flatMap(({ players }) => players.map(({ id }) => userId(id)));
    if (!isFitting || new Set(ids).size < ids.length) return null;
    const known = await this.records.namesOf(ids);
    return ids.every((id) => known.has(id)) ? outcome.value : null;
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

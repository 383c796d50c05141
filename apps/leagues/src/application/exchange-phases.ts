import { Injectable } from '@nestjs/common';
import { phaseFromTods, phaseToTods, playerNamed, type GroupPhase } from '@setpoint/competition';
import {
  accept,
  Clock,
  Ids,
  MOST_RECORD_BYTES,
  refuse,
  type FieldError,
  type Outcome,
  type UserId,
} from '@setpoint/kernel';
import { isSamePhase, type Phase } from '@setpoint/league';
import { hashOfRequest } from '@setpoint/service-kit';
import { plannedPhase, type League, type LeaguePhase } from '../domain/league.js';
import { groupsOfRecord, isPossible, peopleIn, recordOf } from '../domain/play/record.js';
import { rankYear } from './keep-play.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';
import { PhaseRecords, type PastPhase } from './ports/phase-records.js';
import { PlayReads } from './ports/play-reads.js';
import { PlayingGroups } from './ports/playing-groups.js';
import { Seeds } from './ports/seeds.js';

export type ImportCode =
  | 'INVALID_DATA'
  | 'LEAGUE_NOT_FOUND'
  | 'WRONG_STATE'
  | 'PHASE_EXISTS'
  | 'PHASE_NOT_OVER'
  | 'RECORD_NOT_VALID';
type Answer = Outcome<League, ImportCode>;

export interface ImportRequest {
  readonly requestId: string;
  readonly leagueId: string;
  readonly year: number;
  readonly number: number;
  /** In JSON. */
  readonly record: string;
}

/** Before it there were no such leagues. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 9999;

/** Phases of leagues as records of the Tennis Open Data Standards, out and in (BYD-07). */
@Injectable()
export class ExchangePhases {
  constructor(
    private readonly records: PhaseRecords,
    private readonly reads: PlayReads,
    private readonly books: LeagueBooks,
    private readonly groups: PlayingGroups,
    private readonly seeds: Seeds,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** At any moment of its play; null where no groups are formed. */
  async exported(phaseId: string): Promise<string | null> {
    const groups = await this.reads.groupsOfPhase(phaseId);
    if (groups.length === 0) return null;
    const players = groups.flatMap(({ members }) => members.flatMap(({ playerIds }) => playerIds));
    const names = await this.records.namesOf([...new Set(players)]);
    return JSON.stringify(phaseToTods(recordOf(groups, (id) => playerNamed(id, names.get(id) ?? ''))));
  }

  /**
   * A phase that was played elsewhere becomes one of the league's past: over, with groups, results, tables and the
   * ranking of its year. Nobody is charged for it, wins a prize or is told.
   */
  async imported(by: UserId, request: ImportRequest): Promise<Answer> {
    const fields = phaseErrors(request);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const phase = { year: request.year, number: request.number } as Phase;
    // Validated before locking the league.
    const record = read(request.record);
    const people = record && peopleIn(record);
    const known = people && (await this.records.namesOf(people));
    const isKnown = people?.every((id) => known!.has(id)) ?? false;
    return (
      (await this.books.change(request.leagueId, async (book): Promise<Answer> => {
        const key = { by, requestId: request.requestId, inputHash: hashOfRequest(request) };
        const before = await this.records.requested(key, book.manager);
        if (before) return before.inputHash === key.inputHash ? accept(book.league) : USED;
        if (book.league.endedAt !== null) return refuse('WRONG_STATE');
        if ((await book.phases()).some((each) => isSamePhase(each, phase))) return refuse('PHASE_EXISTS');
        const now = this.clock.now();
        const past = pastPhase(book.league, phase, now);
        if (past.endsAt > now) return refuse('PHASE_NOT_OVER');
        if (!record || !isKnown || !isPossible(record, book.league, past, now)) return refuse('RECORD_NOT_VALID');
        await this.add(book, record, past, key);
        return accept(book.league);
      })) ?? refuse('LEAGUE_NOT_FOUND')
    );
  }

  private async add(
    book: LeagueBook,
    record: GroupPhase,
    phase: LeaguePhase,
    request: PastPhase['request'],
  ): Promise<void> {
    const { id, name, sport, numberPlayers, gameMode, timeZone } = book.league;
    const players = await book.players(peopleIn(record));
    const groups = groupsOfRecord({
      ...{ record, phase, league: { id, name, sport, numberPlayers, gameMode, timeZone } },
      levelOf: (ids) => meanOf(ids.flatMap((each) => players.get(each)?.level ?? [])),
      newId: () => this.ids.next(),
      newSeed: () => this.seeds.next(),
    });
    await this.records.keep({ phase, groups, request }, book.manager);
    await rankYear(id, phase.year, this.groups.on(book.manager, book.effects));
    const members = groups.reduce((sum, group) => sum + group.members.length, 0);
    const after = JSON.stringify({ phase: `${phase.year}-${phase.number}`, groups: groups.length, members });
    const { by } = request;
    await book.keep({ kind: 'PHASE_IMPORTED', by, at: this.clock.now(), reason: null, before: null, after });
  }
}

const USED = refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'USED' }] });

function phaseErrors({ year, number }: ImportRequest): FieldError[] {
  const isYear = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
  const isNumber = number === 1 || number === 2 || number === 3;
  return [
    ...(isYear ? [] : [{ field: 'year', code: 'OUT_OF_RANGE' }]),
    ...(isNumber ? [] : [{ field: 'number', code: 'OUT_OF_RANGE' }]),
  ];
}

const pastPhase = (league: League, phase: Phase, now: Date): LeaguePhase => {
  const planned = plannedPhase(league, phase);
  return { ...planned, state: 'COMPLETED', dueAt: null, beganAt: planned.startsAt, importedAt: now };
};

function read(text: string): GroupPhase | null {
  if (Buffer.byteLength(text) > MOST_RECORD_BYTES) return null;
  try {
    const outcome = phaseFromTods(JSON.parse(text));
    return outcome.ok ? outcome.value : null;
  } catch {
    return null;
  }
}

/** 0 for players without matches. */
const meanOf = (levels: readonly number[]): number =>
  levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);

import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { type Effects, execute, insertRows, PushBus, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  Books,
  type ChangeOptions,
  type ClientRequest,
  type DecideBook,
  type Unit,
} from '../application/ports/books.js';
import { Play } from '../application/ports/play.js';
import { awaitingMobiles, payersIn, type Book, type BookFact } from '../domain/book.js';
import { isEnded, playersOf, type Registration } from '../domain/registration.js';
import { dueAt, frozenEntries } from '../domain/schedule.js';
import type { SupportAction } from '../domain/support-action.js';
import { tournamentId, type RegistrationId, type Tournament, type TournamentId } from '../domain/tournament.js';
import { bookEvent } from '../events/book-events.js';
import {
  EntrantEntity,
  RegistrationEntity,
  RegistrationRequestEntity,
  TeamSeekerEntity,
  type RegistrationRow,
} from './registration-entities.js';
import { registrationOf, registrationRowOf } from './registration-rows.js';
import { declareEntryTasks } from './declared-tasks.js';
import { keepAction } from './support-actions.js';
import { TournamentEntity, type TournamentRow } from './tournament-entities.js';
import { tournamentOf, tournamentRowOf } from './tournament-rows.js';

@Injectable()
export class PostgresBooks extends Books {
  constructor(
    private readonly storage: Storage,
    private readonly push: PushBus,
    private readonly play: Play,
  ) {
    super();
  }

  override change<R>(id: TournamentId, decide: DecideBook<R>, options: ChangeOptions): Promise<R | null> {
    const { unit } = options;
    if (unit) return this.changed(id, decide, options, unit);
    return this.storage.transaction((manager, effects) => this.changed(id, decide, options, { manager, effects }));
  }

  private async changed<R>(
    id: TournamentId,
    decide: DecideBook<R>,
    { about, now }: ChangeOptions,
    unit: Unit,
  ): Promise<R | null> {
    const { manager, effects } = unit;
    const row = await rowOf<TournamentRow>(manager, sql`select * from tournament where id = ${id} for no key update`);
    if (!row) return null;
    const before = await bookOf(manager, row, about);
    const { answer, book, facts = [], action, request, afterwards } = await decide(before, unit);
    if (book) await keepBook(manager, before, book, now);
    if (request) await insertRows(manager, RegistrationRequestEntity, [requestRowOf(request)]);
    if (action) await keepAction(manager, action);
    if (book) await this.publish(book, facts, now, manager, effects);
    if (book) await declareEntryTasks(book, now, unit);
    await afterwards?.();
    return answer;
  }

  private async publish(book: Book, facts: readonly BookFact[], at: Date, manager: EntityManager, effects: Effects) {
    const { tournament } = book;
    const asked = awaitingMobiles(facts, await withMobile(manager, payersIn(facts)));
    effects.emit(...asked.map((fact) => bookEvent(tournament, fact, at)));
    if (facts.some(({ kind }) => kind === 'STARTED'))
      await this.play.begin({ tournament, entries: frozenEntries(book), at }, manager, effects);
    effects.afterCommit(() => this.push.publish(`tournament:${tournament.id}`, {}));
  }

  override async read(id: TournamentId): Promise<Book | null> {
    const { manager } = this.storage;
    const row = await manager.findOneBy(TournamentEntity, { id });
    return row && bookOf(manager, row);
  }

  override async pendingOf(player: UserId, { manager }: Unit): Promise<readonly TournamentId[]> {
    const rows = await rowsOf<{ tournament_id: string }>(
      manager,
      sql`select tournament_id from registration where (captain_id = ${player} or partner_id = ${player})
            and state <> 'CONFIRMED' and ended_at is null order by tournament_id`,
    );
    return rows.map(({ tournament_id }) => tournamentId(tournament_id));
  }

  override async declareTasksOf(player: UserId, now: Date, unit: Unit): Promise<void> {
    const { manager } = unit;
    const rows = await rowsOf<TournamentRow>(
      manager,
      sql`select * from tournament where state in ('OPEN', 'CLOSED') and id in (
            select tournament_id from registration
            where (captain_id = ${player} or partner_id = ${player}) and state = 'CONFIRMED'
          ) order by id for no key update`,
    );
    for (const row of rows) await declareEntryTasks(await bookOf(manager, row), now, unit);
  }

  override async tournamentOf(id: RegistrationId, unit?: Unit): Promise<TournamentId | null> {
    const manager = unit?.manager ?? this.storage.manager;
    const row = await rowOf<{ tournament_id: string }>(
      manager,
      sql`select tournament_id from registration where id = ${id}`,
    );
    return row ? tournamentId(row.tournament_id) : null;
  }

  override async requested({ playerId, requestId }: Pick<ClientRequest, 'playerId' | 'requestId'>, unit?: Unit) {
    if (unit) await lockRequest(unit.manager, { playerId, requestId });
    const manager = unit?.manager ?? this.storage.manager;
    const row = await manager.findOneBy(RegistrationRequestEntity, { player_id: playerId, request_id: requestId });
    return row && { inputHash: row.input_hash, made: row.made };
  }

  override create(tournament: Tournament, action: SupportAction, request: ClientRequest): Promise<boolean> {
    return this.storage.transaction(async (manager) => {
      const row = requestRowOf({ ...request, made: tournament.id });
      await lockRequest(manager, request);
      const isNew = await insertRows(manager, RegistrationRequestEntity, [row], { ignoreConflicts: true });
      if (isNew === 0) return false;
      await insertRows(manager, TournamentEntity, [tournamentRowOf(tournament, null)]);
      await keepAction(manager, action);
      return true;
    });
  }
}

async function bookOf(manager: EntityManager, row: TournamentRow, about?: RegistrationId): Promise<Book> {
  const rows = await rowsOf<RegistrationRow>(
    manager,
    sql`select * from registration
        where tournament_id = ${row.id} and (ended_at is null or is_out or id = ${about ?? null}) order by created_at, id`,
  );
  return { tournament: tournamentOf(row), registrations: rows.map(registrationOf) };
}

/** Locked, so that a number confirmed at this moment either counts here or finds whoever is asked to pay. */
async function withMobile(manager: EntityManager, ids: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    manager,
    sql`select id from person where id = any(${ids}::text[]) and has_mobile for share`,
  );
  return new Set(rows.map(({ id }) => userId(id)));
}

/** Saves changes. Freed places first, since another registration may have taken them. */
async function keepBook(manager: EntityManager, before: Book, after: Book, now: Date): Promise<void> {
  const row = tournamentRowOf(after.tournament, dueAt(after, now));
  await manager.update(TournamentEntity, { id: row.id }, row);
  const known = new Map(before.registrations.map((each) => [each.id, each]));
  const changed = after.registrations.filter((each) => known.get(each.id) !== each);
  const leaving = changed.filter((each) => each.placeNo === null);
  for (const each of [...leaving, ...changed.filter((every) => !leaving.includes(every))])
    await keepRegistration(manager, each, !known.has(each.id));
}

async function keepRegistration(manager: EntityManager, registration: Registration, isNew: boolean): Promise<void> {
  const row = registrationRowOf(registration);
  if (!isNew) await manager.update(RegistrationEntity, { id: row.id }, row);
  else await insertRows(manager, RegistrationEntity, [row]);
  if (isEnded(registration) && !registration.isOut)
    await execute(manager, sql`delete from entrant where registration_id = ${row.id}`);
  if (!isNew) return;
  const tournament = { tournament_id: row.tournament_id };
  const players = playersOf(registration);
  await insertRows(
    manager,
    EntrantEntity,
    players.map((player_id) => ({ ...tournament, player_id, registration_id: row.id })),
  );
  for (const player_id of players) await manager.delete(TeamSeekerEntity, { ...tournament, player_id });
}

/** Of two with one id at once, in whatever tournaments, the second sees what the first has made. */
export async function lockRequest(
  manager: EntityManager,
  { playerId, requestId }: Pick<ClientRequest, 'playerId' | 'requestId'>,
): Promise<void> {
  const name = `request ${playerId} ${requestId}`;
  await rowOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

const requestRowOf = ({ playerId, requestId, inputHash, made }: ClientRequest & { readonly made: string }) => ({
  ...{ player_id: playerId, request_id: requestId, input_hash: inputHash, made },
});

import type { UserId } from '@setpoint/kernel';
import { declareTasks, rowsOf, sql, type DeclaredTask } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Unit } from '../application/ports/books.js';
import { confirmedOf, type Book } from '../domain/book.js';
import type { Award } from '../domain/play/award.js';
import { playersOf } from '../domain/registration.js';
import { entryTasks } from '../domain/tasks.js';
import type { Tournament } from '../domain/tournament.js';

type Named = Pick<Tournament, 'id' | 'name'>;

const aboutOf = ({ id, name }: Named) => ({ kind: 'TOURNAMENT' as const, id, name });

/** What waits for those who enter a tournament, whose row is locked (SHL-10). */
export async function declareEntryTasks(book: Book, at: Date, unit: Unit): Promise<void> {
  const { tournament } = book;
  const available = await availableOf(unit.manager, book);
  const tasks = entryTasks(book, (player) => available.has(player)).map(
    ({ kind, until, registration, player }): DeclaredTask => ({
      ...{ taskId: `${registration.id}:${kind}:${player}`, playerId: player, kind, until },
      ...{ about: aboutOf(tournament), costs: 'PLACE', cents: kind === 'PAY' ? tournament.priceCents : null },
    }),
  );
  await declareTasks(unit, new Map([[`tournament:${tournament.id}`, tasks]]), at);
}

/** Prizes that wait to be claimed. */
export async function declareAwardTasks(
  tournament: Named,
  awards: readonly Award[],
  at: Date,
  unit: Unit,
): Promise<void> {
  const tasks = awards
    .filter(({ claimedAt }) => claimedAt === null)
    .map(({ id, playerId }): DeclaredTask => ({
      ...{ taskId: `award:${id}`, playerId, kind: 'TAKE_AWARD', about: aboutOf(tournament) },
      ...{ until: null, costs: null, cents: null },
    }));
  await declareTasks(unit, new Map([[`awards:${tournament.id}`, tasks]]), at);
}

/** Of those whose place depends on it. */
async function availableOf(manager: EntityManager, book: Book): Promise<ReadonlySet<UserId>> {
  const { state } = book.tournament;
  const ids = state === 'OPEN' || state === 'CLOSED' ? confirmedOf(book).flatMap(playersOf) : [];
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: UserId }>(
    manager,
    sql`select id from person where id = any(${ids}::text[]) and has_availability`,
  );
  return new Set(rows.map(({ id }) => id));
}

import type { CompetitionTodo, PlayerCalendar, ShownEntry } from './calendar-query.js';

/** Length of a deadline's entry, in minutes before it. */
const DEADLINE_MS = 30 * 60_000;

/** A match to be played is in the calendar with its match. */
const TODOS: readonly string[] = ['PAY', 'TAKE_OFFERED_PLACE', 'ENTER_AVAILABILITY'] satisfies CompetitionTodo[];
const isTodo = (kind: string): kind is CompetitionTodo => TODOS.includes(kind);

/** Deadlines of the player's tournaments and leagues (BYD-05). */
export function competitionEntries({
  myRegistrations,
  mySubscriptions,
}: Pick<PlayerCalendar, 'myRegistrations' | 'mySubscriptions'>): readonly ShownEntry[] {
  return [
    ...myRegistrations.flatMap(({ id, createdAt, tournament }) =>
      tournament.myTasks.flatMap(({ kind, until }) =>
        until && isTodo(kind)
          ? entryOf({ kind, until, id: `tournament-${id}`, createdAt, path: 'tournament', competition: tournament })
          : [],
      ),
    ),
    ...mySubscriptions.flatMap(({ id, state, createdAt, until, league }) => {
      const kind = state === 'PENDING' ? 'PAY' : state === 'SUSPENDED' ? 'SETTLE_PAYMENT' : null;
      return until && kind
        ? entryOf({ kind, until, id: `league-${id}`, createdAt, path: 'league', competition: league })
        : [];
    }),
  ];
}

function entryOf({
  kind,
  until,
  id,
  createdAt,
  path,
  competition: { id: competitionId, name, timeZone },
}: {
  readonly kind: CompetitionTodo;
  readonly until: string;
  readonly id: string;
  readonly createdAt: string;
  readonly path: 'tournament' | 'league';
  readonly competition: { readonly id: string; readonly name: string; readonly timeZone: string };
}): ShownEntry {
  const [begun, ends] = [Date.parse(createdAt), Date.parse(until)];
  return {
    uid: `${kind.toLowerCase().replaceAll('_', '-')}-${id}@setpoint`,
    kind,
    status: 'CONFIRMED',
    // Increases with each extension.
    sequence: Math.max(0, Math.round((ends - begun) / 60_000)),
    startsAt: new Date(ends - DEADLINE_MS).toISOString(),
    endsAt: until,
    timeZone,
    changedAt: createdAt,
    match: null,
    competition: { name, path: `/${path}/${encodeURIComponent(competitionId)}` },
  };
}

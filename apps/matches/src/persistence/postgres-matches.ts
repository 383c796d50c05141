import { Injectable } from '@nestjs/common';
import { accept, matchId, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import { Log, PushBus, Storage, type Effects } from '@setpoint/service-kit';
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import {
  Matches,
  type Deadline,
  type Involved,
  type Looker,
  type MatchesQuery,
  type MatchPage,
  type MatchView,
  type PageAsked,
} from '../application/ports.js';
import type { Context } from '../domain/context.js';
import type { Created } from '../domain/create-match.js';
import { passTime } from '../domain/match-machine.js';
import type { Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import type { MatchCode } from '../domain/refusals.js';
import { tell } from '../events/outgoing.js';
import { gathered, toView } from './gathered.js';
import { listMatches, listMine, listOfFriends, maybeWaitingFor, visibleTo } from './match-lists.js';
import { invitationRows, playerRows, sortAt, toMatch, toRow } from './match-rows.js';
import { loadContext, takeTimeOf } from './load-context.js';
import type { Tables } from './tables.js';

type Tx = Transaction<Tables>;

@Injectable()
export class PostgresMatches extends Matches {
  constructor(
    private readonly storage: Storage<Tables>,
    private readonly push: PushBus,
    private readonly log: Log,
  ) {
    super();
  }

  override change(
    id: MatchId,
    involvedIn: (match: Match) => Involved,
    decide: (match: Match, context: Context) => Outcome<readonly MatchEvent[], MatchCode>,
  ): Promise<Outcome<Match, MatchCode>> {
    return this.storage.transaction<Outcome<Match, MatchCode>>(async (tx, effects) => {
      // First the lock, then the reading: a statement that waits for a lock still sees other tables as they were before.
      const locked = await tx.selectFrom('matches').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      if (!locked) return refuse('MATCH_NOT_FOUND');
      const match = await load(tx, id);
      const involved = involvedIn(match);
      await takeTimeOf(tx, involved.engaged);
      const decision = decide(match, await loadContext(tx, match, involved));
      if (!decision.ok) return decision;
      return accept(await this.save(tx, effects, match, decision.value));
    });
  }

  override create(
    requestId: string,
    involved: Involved,
    make: (context: Context, lastFriendlyAt: Date | null) => Outcome<Created, MatchCode>,
  ): Promise<Outcome<{ match: Match; overlapping: readonly MatchId[] }, MatchCode>> {
    return this.storage.transaction<Outcome<{ match: Match; overlapping: readonly MatchId[] }, MatchCode>>(
      async (tx, effects) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`matches of ${involved.actor}`}, 0))`.execute(tx);
        const made = await tx
          .selectFrom('matches')
          .select('id')
          .where('organiser_id', '=', involved.actor)
          .where('request_id', '=', requestId)
          .executeTakeFirst();
        if (made) return accept({ match: await load(tx, matchId(made.id)), overlapping: [] });

        const outcome = make(await loadContext(tx, null, involved), await lastFriendly(tx, involved.actor));
        if (!outcome.ok) return outcome;
        const { match, events, overlapping } = outcome.value;
        await tx
          .insertInto('matches')
          .values({ ...toRow(match), ...whereColumns(match), request_id: requestId })
          .execute();
        await tx.insertInto('match_players').values(playerRows(match)).execute();
        if (match.invitations.length > 0) await tx.insertInto('invitations').values(invitationRows(match)).execute();
        effects.emit(...tell(match, events).said);
        return accept({ match, overlapping: overlapping.map((each) => each.matchId) });
      },
    );
  }

  override async seen(ids: readonly MatchId[], looker: Looker): Promise<readonly MatchView[]> {
    if (ids.length === 0) return [];
    const rows = await gathered(this.storage.db).where('m.id', 'in', ids).where(visibleTo(looker)).execute();
    return rows.map((row) => toView(row));
  }

  override list(query: MatchesQuery, looker: Looker, now: Date): Promise<MatchPage> {
    return listMatches(this.storage.db, query, looker, now);
  }

  override mine(when: 'UPCOMING' | 'WAITING' | 'PAST', who: UserId, page: PageAsked): Promise<MatchPage> {
    return listMine(this.storage.db, when, who, page);
  }

  override ofFriends(who: UserId, page: PageAsked): Promise<MatchPage> {
    return listOfFriends(this.storage.db, who, page);
  }

  override async perhapsWaiting(who: UserId): Promise<readonly MatchView[]> {
    const rows = await gathered(this.storage.db)
      .where(maybeWaitingFor(who))
      .orderBy('m.sort_at', 'desc')
      .limit(100)
      .execute();
    return rows.map((row) => toView(row));
  }

  override async settleDue(deadline: Deadline, now: Date): Promise<number> {
    const due = sql<SqlBool>`${DUE[deadline](now)}`;
    const ids = await this.storage.db
      .selectFrom('matches as m')
      .select('m.id')
      .where(due)
      .orderBy(ORDER_OF[deadline])
      .orderBy('m.id')
      .limit(BATCH)
      .execute();
    let settled = 0;
    for (const { id } of ids) {
      // One transaction each: a match that can't be settled holds up no other.
      try {
        if (await this.settle(matchId(id), due, now)) settled += 1;
      } catch (error) {
        this.log.error({ err: error, matchId: id, deadline }, 'a match could not be settled');
      }
    }
    return settled;
  }

  private settle(id: MatchId, due: ReturnType<typeof sql<SqlBool>>, now: Date): Promise<boolean> {
    return this.storage.transaction(async (tx, effects) => {
      const claimed = await tx
        .selectFrom('matches as m')
        .select('m.id')
        .where('m.id', '=', id)
        .where(due)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!claimed) return false;
      const match = await load(tx, id);
      const { events } = passTime(match, now);
      await this.save(tx, effects, match, events);
      return events.length > 0;
    });
  }

  private async save(tx: Tx, effects: Effects, before: Match, events: readonly MatchEvent[]): Promise<Match> {
    if (events.length === 0) return before;
    const { match, said } = tell(before, events);
    const moved = match.plan.courtId !== before.plan.courtId || match.organiserId !== before.organiserId;
    await tx
      .updateTable('matches')
      .set({ ...toRow(match), ...(moved ? whereColumns(match) : {}) })
      .where('id', '=', match.id)
      .execute();
    if (match.teamA !== before.teamA || match.teamB !== before.teamB) {
      await tx.deleteFrom('match_players').where('match_id', '=', match.id).execute();
      await tx.insertInto('match_players').values(playerRows(match)).execute();
    } else if (sortAt(match).getTime() !== sortAt(before).getTime()) {
      await tx
        .updateTable('match_players')
        .set({ sort_at: sortAt(match) })
        .where('match_id', '=', match.id)
        .execute();
    }
    if (match.invitations !== before.invitations) {
      await tx.deleteFrom('invitations').where('match_id', '=', match.id).execute();
      if (match.invitations.length > 0) await tx.insertInto('invitations').values(invitationRows(match)).execute();
    }
    const given = events.filter((event) => event.type === 'OPPONENT_EVALUATED');
    if (given.length > 0) {
      const rows = given.map(({ by, of, marks, at }) => ({
        ...{ match_id: match.id, by_id: by, of_id: of },
        ...{ marks: JSON.stringify(marks), given_at: at },
      }));
      await tx.insertInto('evaluations').values(rows).execute();
    }
    effects.emit(...said);
    effects.afterCommit(() => this.push.publish(`match:${match.id}`, {}));
    return match;
  }
}

const BATCH = 100;

const DUE: Readonly<Record<Deadline, (now: Date) => ReturnType<typeof sql<SqlBool>>>> = {
  CANCELLATION: (now) => sql`m.cancels_at <= ${now}`,
  END: (now) => sql`m.state in ('ORGANIZING', 'READY') and m.ends_at <= ${now}`,
  CONFIRMATION: (now) => sql`m.confirms_at <= ${now}`,
  GIVING_UP: (now) => sql`m.gives_up_at <= ${now}`,
  REMINDER: (now) => sql`(m.remind_day_at <= ${now} or m.remind_hour_at <= ${now})`,
};

const ORDER_OF = {
  CANCELLATION: 'm.cancels_at',
  END: 'm.ends_at',
  CONFIRMATION: 'm.confirms_at',
  GIVING_UP: 'm.gives_up_at',
  REMINDER: 'm.starts_at',
} as const;

async function load(db: Kysely<Tables>, id: MatchId): Promise<Match> {
  return toMatch(await gathered(db).where('m.id', '=', id).executeTakeFirstOrThrow());
}

/** A friendly match that was called off, or never came about, does not count (MAT-04). */
async function lastFriendly(tx: Tx, organiser: UserId): Promise<Date | null> {
  const row = await tx
    .selectFrom('matches')
    .select('created_at')
    .where('organiser_id', '=', organiser)
    .where('is_friendly', '=', true)
    .where('state', 'not in', ['CANCELLED', 'EXPIRED'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Where the match is: at the court, or where the organiser is while there is none. */
function whereColumns(match: Match) {
  const { courtId } = match.plan;
  const place = <T>(column: 'city' | 'lat' | 'lng') => sql<T>`coalesce(
    (select ${sql.ref(column)} from courts where id = ${courtId}),
    (select ${sql.ref(column)} from people where id = ${match.organiserId}))`;
  return { city: place<string | null>('city'), lat: place<number | null>('lat'), lng: place<number | null>('lng') };
}

import { isDeepStrictEqual } from 'node:util';
import type { MatchId, UserId } from '@setpoint/kernel';
import {
  insertRows,
  keepInAuditLog,
  rowOf,
  rowsOf,
  sql,
  type AuditEntry,
  type Effects,
  type PushBus,
  type Sql,
} from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { OutgoingEvent } from '@setpoint/events';
import type { Involved, MatchChange, MatchTransaction, NewMatch } from '../application/ports/matches.js';
import type { PhotoChanges } from '../application/ports/photos.js';
import type { Fan } from '../domain/audience/fan.js';
import type { Case } from '../domain/cases/case.js';
import type { Match, MatchState } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import type { Poll } from '../domain/polls/poll.js';
import type { RuleContext } from '../domain/rule-context.js';
import { FanEntity, fanRow, toFan } from './audience-entities.js';
import {
  EvaluationEntity,
  InvitationEntity,
  MatchEntity,
  MatchPlayerEntity,
  type EvaluationRow,
  type MatchRow,
} from './entities.js';
import { CaseEntity, caseRow, toCase, type CaseRow } from './case-rows.js';
import { invitationRows, keptForLists, playerRows, toMatch, toRow, type MatchAggregateRow } from './match-rows.js';
import { isOtherPeople, peopleEvents } from './people-event.js';
import { PostgresPhotoChanges } from './postgres-photo-changes.js';
import { PollEntity, pollRow, toPoll, type PollRow } from './poll-rows.js';
import { matchAggregate } from './queries/match-aggregate.js';
import { loadRuleContext } from './queries/rule-context.js';
import { saveGuests } from './save-guests.js';
import { saveRemovals } from './save-removals.js';
import { WaiterEntity, waiterRows } from './waiter-rows.js';
import { watchMatch } from './watch-match.js';

export class PostgresMatchTransaction implements MatchTransaction {
  readonly photos: PhotoChanges;

  constructor(
    private readonly manager: EntityManager,
    private readonly effects: Effects,
    private readonly push: PushBus,
  ) {
    this.photos = new PostgresPhotoChanges(manager, (id) => this.signal(id));
  }

  /** Lock before reading: a statement that waits for a lock sees other tables as they were before. */
  async load(id: MatchId): Promise<Match | null> {
    const match = this.manager.createQueryBuilder(MatchEntity, 'm').select('m.id', 'id').where('m.id = :id', { id });
    const row = await match.setLock('pessimistic_write').getRawOne<Pick<MatchRow, 'id'>>();
    return row ? this.loadLocked(id) : null;
  }

  /** The same for a match that this transaction has locked already. */
  loadLocked(id: MatchId): Promise<Match | null> {
    return this.one(sql`m.id = ${id}`);
  }

  async loadCreated(organiser: UserId, requestId: string): Promise<Match | null> {
    await rowsOf(
      this.manager,
      sql`select pg_advisory_xact_lock(hashtextextended(${`matches of ${organiser}`}::text, 0))`,
    );
    return this.one(sql`m.organiser_id = ${organiser} and m.request_id = ${requestId}`);
  }

  async ruleContext(involved: Involved): Promise<RuleContext> {
    if (involved.engaged.length > 0) {
      // Always in the same order, to avoid deadlocks.
      await rowsOf(
        this.manager,
        sql`select pg_advisory_xact_lock(hashtextextended('matches time ' || id, 0))
          from (select id from unnest(${involved.engaged}::text[]) id order by id) ordered`,
      );
    }
    return loadRuleContext(this.manager, involved);
  }

  async lastFriendlyAt(organiser: UserId, except: readonly MatchState[]): Promise<Date | null> {
    const row = await rowOf<Pick<MatchRow, 'created_at'>>(
      this.manager,
      sql`select created_at from match
        where organiser_id = ${organiser} and is_friendly and state <> all(${except}::text[])
        order by created_at desc limit 1`,
    );
    return row?.created_at ?? null;
  }

  async create({ match, requestId, outgoing, guestLinks }: NewMatch): Promise<void> {
    const row = { ...toRow(match), ...(await this.placeOf(match)), request_id: requestId };
    await insertRows(this.manager, MatchEntity, [row]);
    await insertRows(this.manager, MatchPlayerEntity, playerRows(match));
    await insertRows(this.manager, InvitationEntity, invitationRows(match));
    await saveGuests(this.manager, { guests: [] }, match, guestLinks);
    await watchMatch(this.manager, match, match.createdAt);
    this.effects.emit(...outgoing, ...(await peopleEvents(this.manager, [match])));
  }

  async save({ before, after, events, outgoing, guestLinks }: MatchChange): Promise<void> {
    const { manager } = this;
    const match_id = after.id;
    const changedAt = events.at(-1)?.at;
    const moved = after.plan.courtId !== before.plan.courtId || after.organiserId !== before.organiserId;
    await manager.update(
      MatchEntity,
      { id: match_id },
      {
        ...toRow(after),
        ...(moved ? await this.placeOf(after) : {}),
        ...(changedAt && { revision: () => 'revision + 1', changed_at: changedAt }),
      },
    );
    if (after.teamA !== before.teamA || after.teamB !== before.teamB) {
      await manager.delete(MatchPlayerEntity, { match_id });
      await insertRows(manager, MatchPlayerEntity, playerRows(after));
    } else if (!isDeepStrictEqual(keptForLists(after), keptForLists(before))) {
      await manager.update(MatchPlayerEntity, { match_id }, keptForLists(after));
    }
    if (after.invitations !== before.invitations) {
      await manager.delete(InvitationEntity, { match_id });
      await insertRows(manager, InvitationEntity, invitationRows(after));
    }
    if (after.guests !== before.guests || guestLinks.length > 0) await saveGuests(manager, before, after, guestLinks);
    if (after.waitingList !== before.waitingList) {
      await manager.delete(WaiterEntity, { match_id });
      await insertRows(manager, WaiterEntity, waiterRows(after));
    }
    if (changedAt) {
      await saveRemovals(manager, before, after, changedAt);
      await watchMatch(manager, after, changedAt);
    }
    await insertRows(manager, EvaluationEntity, evaluationRows(after.id, events));
    const people = isOtherPeople(before, after) || guestLinks.length > 0 ? await peopleEvents(manager, [after]) : [];
    this.effects.emit(...outgoing, ...people);
    this.signal(match_id);
  }

  async loadFan(match_id: MatchId, player_id: UserId): Promise<Fan | null> {
    const row = await this.manager.findOneBy(FanEntity, { match_id, player_id });
    return row && toFan(row);
  }

  async saveFan(id: MatchId, fan: Fan): Promise<void> {
    await this.manager.upsert(FanEntity, fanRow(id, fan), ['match_id', 'player_id']);
    this.signal(id);
  }

  async loadPoll(id: MatchId): Promise<Poll | null> {
    const row = await rowOf<PollRow>(
      this.manager,
      sql`select * from poll where match_id = ${id} order by opened_at desc, id desc limit 1`,
    );
    return row ? toPoll(row) : null;
  }

  async savePoll(poll: Poll, outgoing: readonly OutgoingEvent[]): Promise<void> {
    await this.manager.upsert(PollEntity, pollRow(poll), ['id']);
    this.effects.emit(...outgoing);
    this.signal(poll.matchId);
  }

  private signal(id: MatchId): void {
    this.effects.afterCommit(() => this.push.publish(`match:${id}`, {}));
  }

  async openCase(opened: Case): Promise<Case> {
    await insertRows(this.manager, CaseEntity, [caseRow(opened)], { ignoreConflicts: true });
    const { misconduct, photo } = opened;
    const row = await rowOf<CaseRow>(
      this.manager,
      misconduct
        ? sql`select * from support_case where match_id = ${opened.matchId}
            and reporter_id = ${misconduct.reporterId} and accused_id = ${misconduct.accusedId} and photo_id is null`
        : photo
          ? sql`select * from support_case where photo_id = ${photo.photoId} and reporter_id = ${photo.reporterId}`
          : sql`select * from support_case where id = ${opened.id}`,
    );
    return toCase(row!);
  }

  async loadCase(id: string): Promise<Case | null> {
    const row = await rowOf<CaseRow>(this.manager, sql`select * from support_case where id = ${id} for update`);
    return row ? toCase(row) : null;
  }

  async loadCasesOf(id: MatchId): Promise<readonly Case[]> {
    const rows = await rowsOf<CaseRow>(
      this.manager,
      sql`select * from support_case where match_id = ${id} and photo_id is null order by id for update`,
    );
    return rows.map(toCase);
  }

  async saveCase(changed: Case, outgoing: readonly OutgoingEvent[]): Promise<void> {
    await this.manager.update(CaseEntity, { id: changed.id }, caseRow(changed));
    this.effects.emit(...outgoing);
  }

  keepInAuditLog(entry: AuditEntry): Promise<void> {
    return keepInAuditLog(this.manager, entry);
  }

  private async one(where: Sql): Promise<Match | null> {
    const row = await rowOf<MatchAggregateRow>(this.manager, matchAggregate(sql`where ${where}`));
    return row ? toMatch(row) : null;
  }

  /** Position of the match: the court's, or the organiser's while there is no court. */
  private async placeOf({ plan, organiserId }: Match): Promise<Pick<MatchRow, 'city' | 'lat' | 'lng'>> {
    const place = await rowOf<Pick<MatchRow, 'city' | 'lat' | 'lng'>>(
      this.manager,
      sql`select coalesce(c.city, p.city) as city, coalesce(c.lat, p.lat) as lat, coalesce(c.lng, p.lng) as lng
        from (select) nothing
        left join court c on c.id = ${plan.courtId}::text
        left join person p on p.id = ${organiserId}`,
    );
    return place!;
  }
}

const evaluationRows = (matchId: MatchId, events: readonly MatchEvent[]): EvaluationRow[] =>
  events
    .filter((event) => event.type === 'OPPONENT_EVALUATED')
    .map(({ by, of, marks, at }) => ({ match_id: matchId, by_id: by, of_id: of, marks, given_at: at }));

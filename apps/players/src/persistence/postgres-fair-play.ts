import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  pageOf,
  userId,
  type Outcome,
  type Page,
  type PageRequest,
  type UserId,
} from '@setpoint/kernel';
import { join, keepInAuditLog, rowOf, rowsOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  FairPlay,
  type FairPlayCount,
  type FairPlayCriteria,
  type FairPlayScore,
} from '../application/ports/fair-play.js';
import type { FairPlayCode, FairPlayRecord } from '../domain/fair-play/review.js';
import { FairPlayEntity, type FairPlayRow } from './fair-play-entities.js';
import { countFairPlay } from './projections/fair-play.js';
import { toFairPlayRecord, toFairPlayRow } from './fair-play-rows.js';

const ORDER = 'fair play';

@Injectable()
export class PostgresFairPlay extends FairPlay {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async page(criteria: FairPlayCriteria, { first, after }: PageRequest): Promise<Page<FairPlayRecord>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'number', 'text');
    const next = seen ? sql`(score, player_id) < (${seen[0]}::float8, ${seen[1]})` : sql`true`;
    const where = meeting(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<FairPlayRow>(
        manager,
        sql`select * from fair_play where ${where} and ${next}
          order by score desc, player_id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from fair_play where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.score, row.player_id));
    return { ...shown, items: shown.items.map(toFairPlayRecord), totalCount: counted!.count };
  }

  override async of(player: UserId): Promise<FairPlayRecord | null> {
    const row = await this.storage.manager.findOneBy(FairPlayEntity, { player_id: player });
    return row && toFairPlayRecord(row);
  }

  override async history(player: UserId, most: number): Promise<readonly FairPlayScore[]> {
    const rows = await rowsOf<FairPlayScore>(
      this.storage.manager,
      sql`select counted_at as "countedAt", score from fair_play_history where player_id = ${player}
        order by counted_at desc limit ${most}`,
    );
    return rows.reverse();
  }

  override change(
    player: UserId,
    decide: (record: FairPlayRecord | null) => Outcome<FairPlayRecord, FairPlayCode>,
  ): Promise<Outcome<FairPlayRecord, FairPlayCode>> {
    return this.storage.transaction(async (manager: EntityManager) => {
      const row = await rowOf<FairPlayRow>(
        manager,
        sql`select * from fair_play where player_id = ${player} for update`,
      );
      const before = row ? toFairPlayRecord(row) : null;
      const outcome = decide(before);
      if (outcome.ok && outcome.value !== before) {
        const { state, reviews } = toFairPlayRow(outcome.value);
        await manager.update(FairPlayEntity, { player_id: userId(player) }, { state, reviews });
        const { by, at, note, score } = outcome.value.reviews.at(-1)!;
        await keepInAuditLog(manager, {
          ...{ action: `FAIR_PLAY_${state}`, by, at, reason: note, about: { type: 'PLAYER', id: player } },
          ...{ before: { state: before?.state }, after: { state, score } },
        });
      }
      return outcome;
    });
  }

  override count(count: FairPlayCount): Promise<number> {
    return this.storage.transaction((manager) => countFairPlay(manager, count));
  }
}

const KIND_COLUMNS = { COLLUSION: sql`collusion`, SANDBAGGING: sql`sandbagging`, MISREPORTING: sql`misreporting` };

function meeting({ state, kind, least }: FairPlayCriteria): Sql {
  const conditions = [sql`score > 0 and score >= ${least}`];
  if (state) conditions.push(sql`state = ${state}`);
  if (kind) conditions.push(sql`${KIND_COLUMNS[kind]} > 0`);
  return join(conditions, ' and ');
}

import { Injectable } from '@nestjs/common';
import {
  courtId,
  decodeCursor,
  encodeCursor,
  pageOf,
  userId,
  type Page,
  type PageRequest,
  type UserId,
} from '@setpoint/kernel';
import { empty, join, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { Unit } from '../application/ports/court-books.js';
import { Suggestions, type Similar } from '../application/ports/suggestions.js';
import type { Suggestion, SuggestionState } from '../domain/suggestion.js';
import { nameKey, searchText } from '../domain/search-text.js';
import { SuggestionEntity, type SuggestionRow } from './asking-entities.js';
import { CARD, toCard, type CardRow } from './court-rows.js';

/** Search radius for centres with a similar name, and for nearby centres with any name. */
const AROUND_METRES = 30_000;
const BESIDE_METRES = 300;
const MOST_SIMILAR = 6;
/** Trigram similarity threshold. */
const SIMILAR_ENOUGH = 0.3;

@Injectable()
export class PostgresSuggestions extends Suggestions {
  constructor(private readonly storage: Storage) {
    super();
  }

  override add(suggestion: Suggestion, { most, from }: { most: number; from: Date }): Promise<Suggestion | Date> {
    return this.storage.transaction(async (manager) => {
      const { suggestedBy, city } = suggestion;
      // A concurrent second request waits for the first.
      await rowOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${`suggestions of ${suggestedBy}`}, 0))`);
      const same = await rowOf<SuggestionRow>(
        manager,
        sql`select * from suggestion where suggested_by = ${suggestedBy} and state = 'PENDING'
          and name_key = ${nameKey(suggestion.name)} and city = ${city}`,
      );
      if (same) return toSuggestion(same);
      const first = await rowOf<{ at: Date }>(
        manager,
        sql`select suggested_at as at from suggestion where suggested_by = ${suggestedBy} and suggested_at > ${from}
          order by suggested_at desc offset ${most - 1} limit 1`,
      );
      if (first) return first.at;
      await manager.insert(SuggestionEntity, toRow(suggestion));
      return suggestion;
    });
  }

  override change<Answer>(
    id: string,
    decide: (found: Suggestion, unit: Unit) => Promise<{ readonly answer: Answer; readonly suggestion?: Suggestion }>,
  ): Promise<Answer | null> {
    return this.storage.transaction(async (manager, effects) => {
      const row = await rowOf<SuggestionRow>(manager, sql`select * from suggestion where id = ${id} for update`);
      if (!row) return null;
      const { answer, suggestion } = await decide(toSuggestion(row), { manager, effects });
      if (suggestion) await manager.update(SuggestionEntity, { id }, toRow(suggestion));
      return answer;
    });
  }

  override async find(id: string): Promise<Suggestion | null> {
    const row = await rowOf<SuggestionRow>(this.storage.manager, sql`select * from suggestion where id = ${id}`);
    return row ? toSuggestion(row) : null;
  }

  override async ofPlayer(player: UserId): Promise<Suggestion[]> {
    const rows = await rowsOf<SuggestionRow>(
      this.storage.manager,
      sql`select * from suggestion where suggested_by = ${player} order by suggested_at desc, id desc limit 50`,
    );
    return rows.map(toSuggestion);
  }

  override async page(
    { state, words }: { readonly state?: SuggestionState; readonly words: readonly string[] },
    { first, after }: PageRequest,
  ): Promise<Page<Suggestion>> {
    const conditions = [
      sql`true`,
      ...(state ? [sql`state = ${state}`] : []),
      ...words.map((word) => sql`search_text like ${`%${word}%`}`),
    ];
    const seen = decodeCursor(after, 'suggestions', 'instant', 'text');
    const beyond = seen ? sql`and (suggested_at, id) > (${seen[0]}::timestamptz, ${seen[1]})` : empty;
    const matching = join(conditions, ' and ');
    const { manager } = this.storage;
    const rows = await rowsOf<SuggestionRow>(
      manager,
      sql`select * from suggestion where ${matching} ${beyond} order by suggested_at, id limit ${first + 1}`,
    );
    const counted = await rowOf<{ count: number }>(
      manager,
      sql`select count(*) as count from suggestion where ${matching}`,
    );
    const shown = pageOf(rows, { first, after }, ({ suggested_at, id }) =>
      encodeCursor('suggestions', suggested_at.toISOString(), id),
    );
    return { ...shown, items: shown.items.map(toSuggestion), totalCount: counted!.count };
  }

  override async similar(name: string, { lat, lng }: { lat: number; lng: number }): Promise<Similar[]> {
    const rows = await rowsOf<CardRow & { readonly metres: number }>(
      this.storage.manager,
      sql`select * from (
          select ${CARD}, similarity(name_key, ${nameKey(name)}) as likeness,
            round(earth_distance(ll_to_earth(lat, lng), ll_to_earth(${lat}, ${lng})))::int as metres
          from court where earth_box(ll_to_earth(${lat}, ${lng}), ${AROUND_METRES}) @> ll_to_earth(lat, lng)
        ) near where likeness >= ${SIMILAR_ENOUGH} or metres <= ${BESIDE_METRES}
        order by likeness desc, metres, id limit ${MOST_SIMILAR}`,
    );
    return rows.map((row) => ({ court: toCard(row, row.metres), metres: row.metres }));
  }
}

const toSuggestion = (row: SuggestionRow): Suggestion => ({
  ...{ id: row.id, name: row.name, address: row.address, city: row.city, country: row.country },
  ...{ lat: row.lat, lng: row.lng, timeZone: row.time_zone, note: row.note },
  ...{ suggestedBy: userId(row.suggested_by), suggestedAt: row.suggested_at, state: row.state },
  ...{ courtId: row.court_id === null ? null : courtId(row.court_id), reason: row.reason, decidedAt: row.decided_at },
});

const toRow = (suggestion: Suggestion): SuggestionRow => ({
  ...{ id: suggestion.id, name: suggestion.name, address: suggestion.address, city: suggestion.city },
  ...{ country: suggestion.country, lat: suggestion.lat, lng: suggestion.lng, time_zone: suggestion.timeZone },
  ...{ note: suggestion.note, suggested_by: suggestion.suggestedBy, suggested_at: suggestion.suggestedAt },
  ...{ state: suggestion.state, court_id: suggestion.courtId, reason: suggestion.reason },
  ...{ decided_at: suggestion.decidedAt, name_key: nameKey(suggestion.name), search_text: searchText(suggestion) },
});

import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { courtId, userId, type CourtId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Courts, type CourtCriteria, type CourtOrder } from '../application/ports/courts.js';
import { sportsOf, type Court, type CourtCard, type CourtField } from '../domain/court.js';
import { nameKey, searchText } from '../domain/search-text.js';
import { CourtFieldEntity, type CourtFieldRow } from './entities.js';
import { CARD, countCourts, cursorOf, searchCourts, type CardRow, type FoundRow } from './queries/search-courts.js';

@Injectable()
export class PostgresCourts extends Courts {
  constructor(private readonly storage: Storage) {
    super();
  }

  async add(courts: readonly Court[], eventOf: (court: Court) => OutgoingEvent, now: Date): Promise<void> {
    await this.storage.transaction(async (manager, effects) => {
      const rows = courts.map((court) => toRow(court, now));
      const inserted = await rowsOf<{ id: string }>(
        manager,
        sql`insert into court (id, name, address, city, country, lat, lng, time_zone, phone, email, website, booking_url,
              description, cover_url, offers, sports, name_key, search_text, added_at, owner_id)
            select id, name, address, city, country, lat, lng, time_zone, phone, email, website, booking_url,
              description, cover_url, offers, sports, name_key, search_text, added_at, owner_id
            from jsonb_populate_recordset(null::court, ${JSON.stringify(rows)}::jsonb)
            on conflict (id) do nothing returning id`,
      );
      const ids = new Set(inserted.map((row) => row.id));
      const added = courts.filter((court) => ids.has(court.id));
      await insertRows(manager, CourtFieldEntity, added.flatMap(toFieldRows));
      effects.emit(...added.map(eventOf));
    });
  }

  async byIds(ids: readonly CourtId[]): Promise<CourtCard[]> {
    const rows = await rowsOf<CardRow>(
      this.storage.manager,
      sql`select ${CARD} from court where id = any(${ids}::text[])`,
    );
    return rows.map((row) => toCard(row, null));
  }

  async ofOwner(owner: UserId): Promise<CourtCard[]> {
    const rows = await rowsOf<CardRow>(
      this.storage.manager,
      sql`select ${CARD} from court where owner_id = ${owner} order by name_key, id`,
    );
    return rows.map((row) => toCard(row, null));
  }

  async fieldsOf(ids: readonly CourtId[]): Promise<Map<CourtId, CourtField[]>> {
    const rows = await rowsOf<Omit<CourtFieldRow, 'position'>>(
      this.storage.manager,
      sql`select id, court_id, name, sport, surface, covered, notes from court_field
          where court_id = any(${ids}::text[]) order by court_id, position`,
    );
    const fields = new Map<CourtId, CourtField[]>(ids.map((id) => [id, []]));
    for (const { court_id, ...field } of rows) fields.get(courtId(court_id))?.push(field);
    return fields;
  }

  async search(criteria: CourtCriteria, order: CourtOrder, page: PageRequest): Promise<Page<CourtCard>> {
    const { manager } = this.storage;
    const [rows, counted] = await Promise.all([
      rowsOf<FoundRow>(manager, searchCourts(criteria, order, page)),
      rowOf<{ count: number }>(manager, countCourts(criteria)),
    ]);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map((row) => toCard(row, row.metres)),
      cursors: shown.map((row) => cursorOf(row, order)),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: Boolean(page.after),
      totalCount: counted!.count,
    };
  }
}

function toCard(row: CardRow & Partial<FoundRow>, distance: number | null): CourtCard {
  const { time_zone, booking_url, cover_url, favourites_count, owner_id, ...others } = row;
  const { name_key: _key, metres: _metres, ...same } = others;
  return {
    ...same,
    id: courtId(row.id),
    timeZone: time_zone,
    bookingUrl: booking_url,
    coverUrl: cover_url,
    ownerId: owner_id === null ? null : userId(owner_id),
    favouritesCount: favourites_count,
    distanceKm: distance === null ? null : Math.round(distance / 1000),
  };
}

function toRow(court: Court, now: Date) {
  return {
    id: court.id,
    name: court.name,
    address: court.address,
    city: court.city,
    country: court.country,
    lat: court.lat,
    lng: court.lng,
    time_zone: court.timeZone,
    phone: court.phone,
    email: court.email,
    website: court.website,
    booking_url: court.bookingUrl,
    description: court.description,
    cover_url: court.coverUrl,
    offers: court.offers,
    sports: sportsOf(court),
    name_key: nameKey(court.name),
    search_text: searchText(court),
    added_at: now,
    owner_id: court.ownerId,
  };
}

const toFieldRows = (court: Court): CourtFieldRow[] =>
  court.fields.map((field, position) => ({ ...field, court_id: court.id, position }));

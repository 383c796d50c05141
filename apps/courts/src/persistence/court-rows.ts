import { courtId, userId } from '@setpoint/kernel';
import { raw } from '@setpoint/service-kit';
import { sportsOf, type Court, type CourtCard } from '../domain/court.js';
import { nameKey, searchText } from '../domain/search-text.js';
import type { CourtFieldRow, CourtRow } from './entities.js';

/** Editable columns of a centre. */
const COLUMNS = [
  ...['id', 'name', 'address', 'city', 'country', 'lat', 'lng', 'time_zone', 'prefix', 'landline', 'mobile', 'email'],
  ...[
    'website',
    'facebook',
    'instagram',
    'booking_url',
    'description',
    'cover_url',
    'photos',
    'cover_photo_id',
    'logo',
  ],
  ...['notification_prefix', 'notification_mobile', 'notification_language', 'offers', 'sports', 'owner_id', 'version'],
];

/** Columns of a centre's card. */
export const CARD = raw([...COLUMNS, 'favourites_count'].map((column) => `court.${column}`).join(', '));
/** All columns of a change, including derived ones. */
const WRITTEN = [...COLUMNS, 'name_key', 'search_text'];
export const WRITTEN_COLUMNS = raw(WRITTEN.join(', '));
export const WRITTEN_FROM_ROW = raw(
  WRITTEN.filter((column) => column !== 'id')
    .map((column) => `${column} = row.${column}`)
    .join(', '),
);

export type CardRow = Omit<CourtRow, 'name_key' | 'search_text' | 'added_at'>;

export function toCard(row: CardRow, distance: number | null): CourtCard {
  return {
    ...{ id: courtId(row.id), name: row.name, address: row.address, city: row.city, country: row.country },
    ...{ lat: row.lat, lng: row.lng, timeZone: row.time_zone },
    ...{ prefix: row.prefix, landline: row.landline, mobile: row.mobile, email: row.email, website: row.website },
    ...{ facebook: row.facebook, instagram: row.instagram, bookingUrl: row.booking_url },
    ...{ description: row.description, coverUrl: row.cover_url },
    ...{ photos: row.photos, coverPhotoId: row.cover_photo_id, logo: row.logo },
    ...{ notificationPrefix: row.notification_prefix, notificationMobile: row.notification_mobile },
    ...{ notificationLanguage: row.notification_language, offers: row.offers, sports: row.sports },
    ...{ ownerId: row.owner_id === null ? null : userId(row.owner_id), version: row.version },
    favouritesCount: row.favourites_count,
    distanceKm: distance === null ? null : Math.round(distance / 1000),
  };
}

export function toRow(court: Court): Omit<CourtRow, 'favourites_count' | 'added_at'> {
  return {
    ...{ id: court.id, name: court.name, address: court.address, city: court.city, country: court.country },
    ...{ lat: court.lat, lng: court.lng, time_zone: court.timeZone },
    ...{ prefix: court.prefix, landline: court.landline, mobile: court.mobile, email: court.email },
    ...{ website: court.website, facebook: court.facebook, instagram: court.instagram, booking_url: court.bookingUrl },
    ...{ description: court.description, cover_url: court.coverUrl, photos: [...court.photos], logo: court.logo },
    ...{ cover_photo_id: court.coverPhotoId, notification_prefix: court.notificationPrefix },
    ...{ notification_mobile: court.notificationMobile, notification_language: court.notificationLanguage },
    ...{ offers: [...court.offers], sports: sportsOf(court), owner_id: court.ownerId, version: court.version },
    ...{ name_key: nameKey(court.name), search_text: searchText(court) },
  };
}

export const toFieldRows = (court: Court): CourtFieldRow[] =>
  court.fields.map(({ id, name, sport, surface, covered, notes }, position) => ({
    ...{ id, name, sport, surface, covered, notes, position },
    court_id: court.id,
  }));

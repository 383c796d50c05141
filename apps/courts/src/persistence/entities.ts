import type { SportId, Surface } from '@setpoint/kernel';
import { UploadEntity } from '@setpoint/uploads/service';
import { EntitySchema } from 'typeorm';
import type { CourtLanguage, CourtOffer, CourtPhoto } from '../domain/court.js';
import { ClaimEntity, SuggestionEntity } from './asking-entities.js';

export interface CourtRow {
  id: string;
  name: string;
  address: string;
  city: string;
  country: string;
  lat: number;
  lng: number;
  time_zone: string;
  prefix: string | null;
  landline: string | null;
  mobile: string | null;
  email: string | null;
  website: string | null;
  facebook: string | null;
  instagram: string | null;
  booking_url: string | null;
  description: string | null;
  cover_url: string | null;
  photos: CourtPhoto[];
  cover_photo_id: string | null;
  logo: CourtPhoto | null;
  notification_prefix: string | null;
  notification_mobile: string | null;
  notification_language: CourtLanguage;
  offers: CourtOffer[];
  sports: SportId[];
  favourites_count: number;
  name_key: string;
  search_text: string;
  added_at: Date;
  owner_id: string | null;
  version: number;
}

export interface CourtFieldRow {
  id: string;
  court_id: string;
  position: number;
  name: string;
  sport: SportId;
  surface: Surface;
  covered: boolean;
  notes: string | null;
}

export interface FavouriteCourtRow {
  user_id: string;
  court_id: string;
  since: Date;
}

export const CourtEntity = new EntitySchema<CourtRow>({
  name: 'court',
  tableName: 'court',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    address: { type: 'text' },
    city: { type: 'text' },
    country: { type: 'char', length: 2 },
    lat: { type: 'double precision' },
    lng: { type: 'double precision' },
    time_zone: { type: 'text' },
    prefix: { type: 'text', nullable: true },
    landline: { type: 'text', nullable: true },
    mobile: { type: 'text', nullable: true },
    email: { type: 'text', nullable: true },
    website: { type: 'text', nullable: true },
    facebook: { type: 'text', nullable: true },
    instagram: { type: 'text', nullable: true },
    booking_url: { type: 'text', nullable: true },
    description: { type: 'text', nullable: true },
    cover_url: { type: 'text', nullable: true },
    photos: { type: 'jsonb' },
    cover_photo_id: { type: 'text', nullable: true },
    logo: { type: 'jsonb', nullable: true },
    notification_prefix: { type: 'text', nullable: true },
    notification_mobile: { type: 'text', nullable: true },
    notification_language: { type: 'text' },
    offers: { type: 'text', array: true },
    sports: { type: 'smallint', array: true },
    favourites_count: { type: 'integer', default: 0 },
    name_key: { type: 'text' },
    search_text: { type: 'text' },
    added_at: { type: 'timestamptz' },
    owner_id: { type: 'text', nullable: true },
    version: { type: 'integer', default: 1 },
  },
});

export const CourtFieldEntity = new EntitySchema<CourtFieldRow>({
  name: 'court_field',
  tableName: 'court_field',
  columns: {
    id: { type: 'text', primary: true },
    court_id: { type: 'text' },
    position: { type: 'smallint' },
    name: { type: 'text' },
    sport: { type: 'smallint' },
    surface: { type: 'text' },
    covered: { type: 'boolean' },
    notes: { type: 'text', nullable: true },
  },
});

export const FavouriteCourtEntity = new EntitySchema<FavouriteCourtRow>({
  name: 'favourite_court',
  tableName: 'favourite_court',
  columns: {
    user_id: { type: 'text', primary: true },
    court_id: { type: 'text', primary: true },
    since: { type: 'timestamptz' },
  },
});

export const entities = [
  CourtEntity,
  CourtFieldEntity,
  FavouriteCourtEntity,
  SuggestionEntity,
  ClaimEntity,
  UploadEntity,
];

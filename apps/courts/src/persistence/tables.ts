import type { CourtOffer, Surface } from '../domain/court.js';
import type { SportId } from '@setpoint/kernel';
import type { ColumnType, Generated } from 'kysely';

export interface Tables {
  court: CourtRow;
  court_field: CourtFieldRow;
  favourite_court: FavouriteCourtRow;
}

interface CourtRow {
  id: string;
  name: string;
  address: string;
  city: string;
  country: string;
  lat: number;
  lng: number;
  time_zone: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  booking_url: string | null;
  description: string | null;
  cover_url: string | null;
  offers: CourtOffer[];
  sports: SportId[];
  favourites_count: Generated<number>;
  name_key: string;
  search_text: string;
  added_at: ColumnType<Date, Date, never>;
}

interface CourtFieldRow {
  id: string;
  court_id: string;
  position: number;
  name: string;
  sport: SportId;
  surface: Surface;
  covered: boolean;
  notes: string | null;
}

interface FavouriteCourtRow {
  user_id: string;
  court_id: string;
  since: ColumnType<Date, Date, never>;
}

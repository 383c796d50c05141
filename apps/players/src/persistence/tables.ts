import type { LanguageCode } from '@setpoint/i18n';
import type { NumberPlayersId, SportId } from '@setpoint/kernel';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Absence, Availability } from '../domain/availability.js';
import type { Day, Level, Location, PlayingHand, Sex, Standing } from '../domain/profile.js';
import type { Tally } from '../domain/result-tally.js';

export interface Tables {
  player: PlayerRow;
  follow: FollowRow;
  block: BlockRow;
  tally: TallyRow;
  heard_early: HeardEarlyRow;
}

/** Read as parsed, written as text. */
type Json<T> = ColumnType<T, string | null, string | null>;

interface PlayerRow {
  id: string;
  first_name: string;
  last_name: string;
  name_key: string;
  sex: Sex | null;
  birth_date: Day | null;
  description: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  playing_hand: PlayingHand | null;
  photo_url: string | null;
  language: LanguageCode;
  location: Json<Location | null>;
  /** (longitude, latitude), from the location. */
  place: GeneratedAlways<string | null>;
  km_to_search: number;
  sports: SportId[];
  levels: Json<Level[]>;
  level_keys: string[];
  availability: Json<Availability>;
  availability_keys: number[];
  absence: Json<Absence | null>;
  invite_code: string;
  referred_by: string | null;
  invited_by: string | null;
  standing: Standing;
  registered_at: Date;
  last_login_at: Date;
}

interface FollowRow {
  follower_id: string;
  followed_id: string;
  since: Date;
}

interface BlockRow {
  blocker_id: string;
  blocked_id: string;
  since: Date;
}

interface HeardEarlyRow {
  player_id: string;
  verified_at: Date | null;
  last_login_at: Date | null;
}

interface TallyRow {
  player_id: string;
  match_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  played_at: Date;
  outcome: Tally['outcome'];
  sets_won: number;
  sets_lost: number;
  games_won: number;
  games_lost: number;
  opponents: string[];
}

import { EntitySchema } from 'typeorm';

export interface CalendarFeedRow {
  player_id: string;
  id: string;
  token_hash: string;
  created_at: Date;
}

/** Entries removed from a player's calendar, with their time. */
export interface CalendarRemovalRow {
  match_id: string;
  player_id: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  sequence: number;
  removed_at: Date;
}

export const CalendarFeedEntity = new EntitySchema<CalendarFeedRow>({
  name: 'calendar_feed',
  tableName: 'calendar_feed',
  columns: {
    player_id: { type: 'text', primary: true },
    id: { type: 'text' },
    token_hash: { type: 'text' },
    created_at: { type: 'timestamptz' },
  },
});

export const CalendarRemovalEntity = new EntitySchema<CalendarRemovalRow>({
  name: 'calendar_removal',
  tableName: 'calendar_removal',
  columns: {
    match_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    starts_at: { type: 'timestamptz' },
    ends_at: { type: 'timestamptz' },
    time_zone: { type: 'text' },
    sequence: { type: 'integer' },
    removed_at: { type: 'timestamptz' },
  },
});

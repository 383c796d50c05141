import { userId, type MatchId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Fan, Reaction } from '../domain/audience/fan.js';

export interface FanRow {
  match_id: string;
  player_id: string;
  is_following: boolean;
  reaction: Reaction | null;
  reacted_at: Date | null;
}

export const FanEntity = new EntitySchema<FanRow>({
  name: 'fan',
  tableName: 'fan',
  columns: {
    match_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    is_following: { type: 'boolean' },
    reaction: { type: 'text', nullable: true },
    reacted_at: { type: 'timestamptz', nullable: true },
  },
});

export const toFan = ({ player_id, is_following, reaction, reacted_at }: FanRow): Fan => ({
  playerId: userId(player_id),
  isFollowing: is_following,
  reaction: reaction && reacted_at && { kind: reaction, at: reacted_at },
});

export const fanRow = (match: MatchId, { playerId, isFollowing, reaction }: Fan): FanRow => ({
  match_id: match,
  player_id: playerId,
  is_following: isFollowing,
  reaction: reaction?.kind ?? null,
  reacted_at: reaction?.at ?? null,
});

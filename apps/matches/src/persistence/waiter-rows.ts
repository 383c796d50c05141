import { userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Match } from '../domain/match.js';
import type { Waiter } from '../domain/waiting-list/waiter.js';

export interface WaiterRow {
  match_id: string;
  player_id: string;
  since: Date;
  position: number;
}

export const WaiterEntity = new EntitySchema<WaiterRow>({
  name: 'waiter',
  tableName: 'waiter',
  columns: {
    match_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    since: { type: 'timestamptz' },
    position: { type: 'smallint' },
  },
});

/** In the shape of the match aggregate. */
export interface StoredWaiter {
  readonly playerId: string;
  readonly since: string;
}

export const toWaiter = ({ playerId, since }: StoredWaiter): Waiter => ({
  playerId: userId(playerId),
  since: new Date(since),
});

export const waiterRows = ({ id, waitingList }: Match): WaiterRow[] =>
  waitingList.map(({ playerId, since }, position) => ({ match_id: id, player_id: playerId, since, position }));

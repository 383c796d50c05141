import { Injectable } from '@nestjs/common';
import { Storage } from '@setpoint/service-kit';
import { History } from '../application/ports/history.js';
import type { TournamentId } from '../domain/tournament.js';
import { actionsOf } from './support-actions.js';

@Injectable()
export class PostgresHistory extends History {
  constructor(private readonly storage: Storage) {
    super();
  }

  override of(id: TournamentId) {
    return actionsOf(this.storage.manager, id);
  }
}

import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { Surroundings } from '../application/ports.js';
import type { Context } from '../domain/context.js';
import { loadOwnContext } from './load-context.js';
import type { Tables } from './tables.js';

@Injectable()
export class PostgresSurroundings extends Surroundings {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  override of(who: UserId): Promise<Context> {
    return loadOwnContext(this.storage.db, who);
  }
}

import { Injectable } from '@nestjs/common';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PhaseStates } from '../application/ports/phase-states.js';

@Injectable()
export class PostgresPhaseStates extends PhaseStates {
  override async move(phaseId: string, state: 'FINALS' | 'COMPLETED', manager: EntityManager): Promise<void> {
    const before = state === 'FINALS' ? ['IN_PROGRESS'] : ['IN_PROGRESS', 'FINALS'];
    await execute(
      manager,
      sql`update phase set state = ${state} where id = ${phaseId} and state = any(${before}::text[])`,
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { Surface } from '@setpoint/kernel';
import { rowOf, sql, Storage } from '@setpoint/service-kit';
import { ComingMatches, type ComingMatchFacts } from '../application/ports/coming-matches.js';
import { surfaceAt } from './projections/court-surfaces.js';

@Injectable()
export class PostgresComingMatches extends ComingMatches {
  constructor(private readonly storage: Storage) {
    super();
  }

  async byId(matchId: string): Promise<ComingMatchFacts | null> {
    const row = await rowOf<{ facts: ComingMatchFacts }>(
      this.storage.manager,
      sql`select facts from coming_match where match_id = ${matchId}`,
    );
    return row?.facts ?? null;
  }

  surfaceOf(match: ComingMatchFacts): Promise<Surface | null> {
    return surfaceAt(this.storage.manager, match);
  }
}

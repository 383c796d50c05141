import type { SportId, Surface } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';

export interface CourtSurfaceRow {
  court_id: string;
  sport: SportId;
  surface: Surface;
}

export const CourtSurfaceEntity = new EntitySchema<CourtSurfaceRow>({
  name: 'court_surface',
  tableName: 'court_surface',
  columns: {
    court_id: { type: 'text', primary: true },
    sport: { type: 'integer', primary: true },
    surface: { type: 'text' },
  },
});

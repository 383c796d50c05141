import { userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Competition } from '../domain/competition/competition.js';

/** As stored in jsonb: instants as ISO text. */
export type StoredCompetition = Omit<
  Competition,
  'opensAt' | 'closesAt' | 'latestClose' | 'timeIsUpAt' | 'abandonedBy'
> & {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly latestClose: string | null;
  readonly timeIsUpAt: string | null;
  readonly abandonedBy: string | null;
};

const iso = (instant: Date | null): string | null => instant && instant.toISOString();
const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const storedCompetition = (competition: Competition): StoredCompetition => ({
  ...competition,
  opensAt: competition.opensAt.toISOString(),
  closesAt: competition.closesAt.toISOString(),
  latestClose: iso(competition.latestClose),
  timeIsUpAt: iso(competition.timeIsUpAt),
});

export const toCompetition = (stored: StoredCompetition): Competition => ({
  ...stored,
  opensAt: new Date(stored.opensAt),
  closesAt: new Date(stored.closesAt),
  latestClose: instant(stored.latestClose),
  timeIsUpAt: instant(stored.timeIsUpAt),
  abandonedBy: stored.abandonedBy === null ? null : userId(stored.abandonedBy),
});

/** The newest known revision of a fixture; events may arrive in any order. */
export interface FixtureRow {
  /** Tournaments and leagues have separate fixture ids. */
  kind: Competition['kind'];
  fixture_id: string;
  revision: number;
  /** The latest closing time received before the match was created. */
  closes_at: Date | null;
  /** Received before the match was created. */
  ended: 'EXPIRED' | 'WITHDRAWN' | null;
  /** No match is created for it, and the competition was told so. */
  closed: boolean;
}

export const FixtureEntity = new EntitySchema<FixtureRow>({
  name: 'fixture',
  tableName: 'fixture',
  columns: {
    kind: { type: 'text', primary: true },
    fixture_id: { type: 'text', primary: true },
    revision: { type: 'integer' },
    closes_at: { type: 'timestamptz', nullable: true },
    ended: { type: 'text', nullable: true },
    closed: { type: 'boolean' },
  },
});

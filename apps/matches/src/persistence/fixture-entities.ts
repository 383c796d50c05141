import { userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Competition } from '../domain/competition/competition.js';

/** As it stands in jsonb: instants as ISO text. */
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

/** What is known of a fixture, of its newest revision: events may come in any order. */
export interface FixtureRow {
  /** Fixtures of tournaments and of leagues have ids of their own. */
  kind: Competition['kind'];
  fixture_id: string;
  revision: number;
  /** The latest end that was told before the match was made. */
  closes_at: Date | null;
  /** Told before the match was made. */
  ended: 'EXPIRED' | 'WITHDRAWN' | null;
  /** No match is made of it, and that was told. */
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

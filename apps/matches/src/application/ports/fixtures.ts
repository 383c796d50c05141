import type { OutgoingEvent } from '@setpoint/events';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { Competition } from '../../domain/competition/competition.js';
import type { Match } from '../../domain/match.js';
import type { MatchTransaction } from './matches.js';

/** What is known of the newest revision of a fixture: its events may come in any order. */
export interface KnownFixture extends Pick<Competition, 'kind' | 'fixtureId' | 'revision'> {
  /** The latest end that was told before the match was made. */
  readonly closesAt: Date | null;
  /** Told before the match was made. */
  readonly ended: 'EXPIRED' | 'WITHDRAWN' | null;
  /** No match is made of it, and that was told. */
  readonly closed: boolean;
}

/** One transaction in which an event of a competition takes effect. */
export interface FixtureTransaction {
  readonly matches: MatchTransaction;
  /** Others wait until the end. Revision 0: nothing was known. */
  load(fixture: Pick<KnownFixture, 'kind' | 'fixtureId'>): Promise<KnownFixture>;
  save(known: KnownFixture): Promise<void>;
  /** The matches of all its revisions, locked, the oldest first. */
  matchesOf(fixture: Pick<KnownFixture, 'kind' | 'fixtureId'>): Promise<readonly Match[]>;
  /** Who opened polls of times of this match or voted. */
  voters(id: MatchId): Promise<readonly UserId[]>;
  emit(event: OutgoingEvent): void;
}

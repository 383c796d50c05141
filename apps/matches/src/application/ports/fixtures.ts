import type { OutgoingEvent } from '@setpoint/events';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { Competition } from '../../domain/competition/competition.js';
import type { Match } from '../../domain/match.js';
import type { MatchTransaction } from './matches.js';

/** The newest known revision of a fixture; events may arrive in any order. */
export interface KnownFixture extends Pick<Competition, 'kind' | 'fixtureId' | 'revision'> {
  /** The latest closing time received before the match was created. */
  readonly closesAt: Date | null;
  /** Received before the match was created. */
  readonly ended: 'EXPIRED' | 'WITHDRAWN' | null;
  /** No match is created for it, and the competition was told so. */
  readonly closed: boolean;
}

/** Unit of work for applying an event of a competition. */
export interface FixtureTransaction {
  readonly matches: MatchTransaction;
  /** Locked until the end of the transaction. Revision 0: not known before. */
  load(fixture: Pick<KnownFixture, 'kind' | 'fixtureId'>): Promise<KnownFixture>;
  save(known: KnownFixture): Promise<void>;
  /** The matches of all its revisions, locked, the oldest first. */
  matchesOf(fixture: Pick<KnownFixture, 'kind' | 'fixtureId'>): Promise<readonly Match[]>;
  /** Players who opened polls of this match or voted in them. */
  voters(id: MatchId): Promise<readonly UserId[]>;
  emit(event: OutgoingEvent): void;
}

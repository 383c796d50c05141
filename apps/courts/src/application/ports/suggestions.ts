import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { CourtCard } from '../../domain/court.js';
import type { Suggestion, SuggestionState } from '../../domain/suggestion.js';
import type { Unit } from './court-books.js';

export interface Similar {
  readonly court: CourtCard;
  readonly metres: number;
}

/** Centres that players want to see here (CRT-05). */
export abstract class Suggestions {
  /** Adds it, unless the same waits already or the player has sent `most` since `from`. */
  abstract add(
    suggestion: Suggestion,
    limit: { readonly most: number; readonly from: Date },
  ): Promise<Suggestion | 'TOO_MANY'>;
  /** Locks it, and keeps what `decide` makes of it. Null when there is none. */
  abstract change<Answer>(
    id: string,
    decide: (found: Suggestion, unit: Unit) => Promise<{ readonly answer: Answer; readonly suggestion?: Suggestion }>,
  ): Promise<Answer | null>;
  abstract find(id: string): Promise<Suggestion | null>;
  /** The newest first. */
  abstract ofPlayer(userId: UserId): Promise<Suggestion[]>;
  /** What has waited longest first; what is decided after it. */
  abstract page(
    criteria: { readonly state?: SuggestionState; readonly words: readonly string[] },
    page: PageRequest,
  ): Promise<Page<Suggestion>>;
  /** Centres with a name like this around a position, and those that stand right there. */
  abstract similar(name: string, at: { readonly lat: number; readonly lng: number }): Promise<Similar[]>;
}

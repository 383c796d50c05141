import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { CourtCard } from '../../domain/court.js';
import type { Suggestion, SuggestionState } from '../../domain/suggestion.js';
import type { Unit } from './court-books.js';

export interface Similar {
  readonly court: CourtCard;
  readonly metres: number;
}

/** Suggested centres (CRT-05). */
export abstract class Suggestions {
  /**
   * Adds it unless the same suggestion is pending or the player has sent `most` since `from`; then the time of the first
   * of these.
   */
  abstract add(
    suggestion: Suggestion,
    limit: { readonly most: number; readonly from: Date },
  ): Promise<Suggestion | Date>;
  /** Locks it and saves the result of `decide`. Null if there is none. */
  abstract change<Answer>(
    id: string,
    decide: (found: Suggestion, unit: Unit) => Promise<{ readonly answer: Answer; readonly suggestion?: Suggestion }>,
  ): Promise<Answer | null>;
  abstract find(id: string): Promise<Suggestion | null>;
  /** The newest first. */
  abstract ofPlayer(userId: UserId): Promise<Suggestion[]>;
  /** Longest waiting first, decided ones last. */
  abstract page(
    criteria: { readonly state?: SuggestionState; readonly words: readonly string[] },
    page: PageRequest,
  ): Promise<Page<Suggestion>>;
  /** Centres with a similar name around a position, and those at the same place. */
  abstract similar(name: string, at: { readonly lat: number; readonly lng: number }): Promise<Similar[]>;
}

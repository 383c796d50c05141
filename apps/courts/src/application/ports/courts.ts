import type { OutgoingEvent } from '@setpoint/events';
import type { CourtId, Page, PageRequest, SportId, Surface, UserId } from '@setpoint/kernel';
import type { Unit } from './court-books.js';
import type { Court, CourtCard, CourtField, CourtOffer } from '../../domain/court.js';

/** Search criteria; absent ones do not filter. */
export interface CourtCriteria {
  /** Words that must all be there, as `searchWords` gives them. */
  readonly words: readonly string[];
  readonly near?: { readonly lat: number; readonly lng: number; readonly km: number };
  /** One field must have all three: the sport, one of the surfaces, the roof. */
  readonly sport?: SportId;
  readonly surfaces?: readonly Surface[];
  readonly covered?: boolean;
  /** All of them. */
  readonly offers?: readonly CourtOffer[];
  readonly favouriteOf?: UserId;
}

/** By distance only together with `near`. */
export type CourtOrder = 'NAME' | 'DISTANCE';

/** Read access to centres. */
export abstract class Courts {
  /** Adds new centres and emits their events. */
  abstract add(courts: readonly Court[], eventOf: (court: Court) => OutgoingEvent, now: Date): Promise<void>;
  /** Adds one in the caller's transaction; the caller emits its event. */
  abstract addWithin(unit: Unit, court: Court, now: Date): Promise<void>;
  abstract byIds(ids: readonly CourtId[]): Promise<CourtCard[]>;
  /** The centres that this person runs, by name. */
  abstract ofOwner(owner: UserId): Promise<CourtCard[]>;
  /** Fields of each centre in their order. */
  abstract fieldsOf(ids: readonly CourtId[]): Promise<Map<CourtId, CourtField[]>>;
  /** `asker` is null for visitors. */
  abstract search(
    criteria: CourtCriteria,
    order: CourtOrder,
    page: PageRequest,
    asker: UserId | null,
  ): Promise<Page<CourtCard>>;
}

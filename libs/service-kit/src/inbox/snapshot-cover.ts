import { overwrittenBy, type Reaction } from './reactions.js';

/** What snapshots of an owner do for a service that has lost events of it. */
export interface Cover {
  /** Whether they restore anything that the service keeps. */
  readonly restores: boolean;
  /** Types of events that they do not replace, or not for every handler. */
  readonly lost: readonly string[];
}

/**
 * A lost event is replaced for a handler that overwrites what is written by events that the owner can emit again for
 * whatever there is.
 */
export function coverOf(reactions: readonly Reaction[], owner: string): Cover {
  const ofOwner = reactions.filter(({ metadata }) => metadata.contract.owner === owner);
  const restored = new Set(ofOwner.filter(({ metadata }) => metadata.contract.hasSnapshot).map(overwrittenBy));
  const isReplaced = (reaction: Reaction) => {
    const what = overwrittenBy(reaction);
    return what !== undefined && restored.has(what);
  };
  const lost = ofOwner.filter((reaction) => !isReplaced(reaction)).map(({ metadata }) => metadata.contract.type);
  return { restores: ofOwner.some(isReplaced), lost: [...new Set(lost)] };
}

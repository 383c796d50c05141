export { DRAW_VERSION, drawBracket, usualSeeds, type Draw, type DrawOptions } from './draw/draw.js';
export { ranked, shareAClub, type Entry } from './draw/entry.js';
export * from './groups/group.js';
export * from './groups/groups.js';
export * from './groups/play-off.js';
export {
  placingsOf,
  reachedBy,
  sidesOf,
  startBracket,
  type Bracket,
  type Bye,
  type Fixture,
  type Placings,
  type Slot,
} from './progress/bracket.js';
export { winnerBy, type Decision, type Played, type Sides } from './progress/decision.js';
export * from './progress/play.js';
export * from './progress/unplayed.js';
export { isSeed, type Seed } from './random.js';
export * from './stage.js';
export { type RankedBy, type Standing } from './standings/table.js';
export * from './windows/window.js';
export * from './odds/chance.js';
export * from './odds/odds.js';
export { toTods, type TimesOf, type Tournament } from './tods/export.js';
export { playerNamed, type Player } from './tods/participants.js';
export { phaseToTods, type GroupMatch, type GroupPhase, type GroupSide, type PhaseGroup } from './tods/phase-export.js';
export { phaseFromTods } from './tods/phase-import.js';
export { readTods, type TodsEvent, type TodsReading } from './tods/read.js';
export { type TodsWarning } from './tods/warnings.js';

import type { CompetitionStage, DecisionRule, FixtureEnd, FixtureState, MatchState } from '@setpoint/client/documents';
import type { Side } from '@setpoint/scoring';
import type { ScoreboardSet } from '@setpoint/ui';

/** What cards, brackets and tables of tournaments and leagues are drawn from. */

export interface Entrant {
  readonly id: string;
  readonly seed?: number | null;
  readonly isOut: boolean;
  readonly players: readonly {
    readonly id: string;
    readonly displayName: string;
    readonly profiles?: { readonly avatarThumbnail: string | null } | null;
  }[];
}

/** Whom an empty place waits for. */
export interface Source {
  readonly kind: 'WINNER_OF' | 'GROUP_PLACE';
  readonly stage: CompetitionStage | null;
  readonly number: number;
  readonly rank: number | null;
}

export interface SideOfFixture {
  readonly entry: Entrant | null;
  readonly isBye: boolean;
  readonly from: Source | null;
}

export interface FixtureParts {
  readonly id: string;
  readonly stage: CompetitionStage;
  /** 0 where matches are not numbered. */
  readonly number: number;
  readonly state: FixtureState;
  readonly sideA: SideOfFixture;
  readonly sideB: SideOfFixture;
  readonly closesAt: string | null;
  readonly how: FixtureEnd | null;
  readonly winner: Side | null;
  readonly sets: readonly ScoreboardSet[];
  readonly rule: DecisionRule | null;
  readonly chanceA: number | null;
  readonly match: {
    readonly id: string;
    readonly state: MatchState;
    readonly datePlay: string | null;
    readonly timePlay: string | null;
    readonly startsAt: string | null;
    readonly endsAt: string | null;
  } | null;
}

/** `Ana Rossi / Ben Serra`. */
export const entrantName = ({ players }: Pick<Entrant, 'players'>): string =>
  players.map(({ displayName }) => displayName).join(' / ');

export const sideOf = (fixture: Pick<FixtureParts, 'sideA' | 'sideB'>, side: Side): SideOfFixture =>
  side === 'A' ? fixture.sideA : fixture.sideB;

/** Whether it is on court at this moment, as far as was agreed. */
export function isLive({ state, match }: Pick<FixtureParts, 'state' | 'match'>, now: Date): boolean {
  if (state !== 'READY' || !match?.startsAt || !match.endsAt) return false;
  if (match.state !== 'READY' && match.state !== 'AWAITING_RESULT') return false;
  return Date.parse(match.startsAt) <= now.getTime() && now.getTime() < Date.parse(match.endsAt);
}

/** Still to be played: it has not begun, and no result or no-show waits for an answer. */
export const isToCome = ({
  state,
  match,
}: Pick<FixtureParts, 'state'> & { readonly match: { readonly state: MatchState } | null }): boolean =>
  state === 'READY' && match?.state !== 'AWAITING_RESULT' && match?.state !== 'AWAITING_CONFIRMATION';

/** Who has not won what was decided. */
export const losersOf = ({ sideA, sideB, winner }: Pick<FixtureParts, 'sideA' | 'sideB' | 'winner'>): Entrant[] =>
  entriesOf({ sideA: winner === 'A' ? NOBODY : sideA, sideB: winner === 'B' ? NOBODY : sideB });

const NOBODY: SideOfFixture = { entry: null, isBye: false, from: null };

/** The entry in which somebody plays. */
export const entryOf = (entries: readonly Entrant[], player: string | null): Entrant | null =>
  entries.find(({ players }) => players.some(({ id }) => id === player)) ?? null;

/** The entries of a fixture that are known. */
export const entriesOf = ({ sideA, sideB }: Pick<FixtureParts, 'sideA' | 'sideB'>): Entrant[] =>
  [sideA.entry, sideB.entry].filter((entry) => entry !== null);

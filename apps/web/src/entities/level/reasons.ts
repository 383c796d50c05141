import type { LevelStepFragment } from '@setpoint/client/documents';

type Explained = Pick<LevelStepFragment, 'change' | 'winChance' | 'expectedShare' | 'actualShare'>;

/** One sentence of an explanation; its text is `reason.<name>`. */
export interface Reason {
  readonly name:
    | 'moreGames'
    | 'fewerGames'
    | 'gamesAsExpected'
    | 'won'
    | 'lost'
    | 'moreThanPartner'
    | 'lessThanPartner'
    | 'bonus';
  /** Shares from 0 to 1 that the sentence names. */
  readonly shares: Readonly<Record<string, number>>;
  /** What it adds to the level; null where only the player may know (RNK-04). */
  readonly points: number | null;
}

/** Parts below this would be shown as 0.00. */
const SHOWN_FROM = 0.005;

/** Why a match moved a level, or would not have: expected against played, in the order of the match (BYD-01). */
export function reasonsFor(entry: Explained, won: boolean | null): Reason[] {
  return [...scoreReason(entry), ...winReason(entry, won), ...partnerReason(entry), ...bonusReason(entry)];
}

/** How much of score and winning is owed to who stood on the other side; its text is `included.<name>`. */
export function opponentsIn({
  change,
}: Explained): { readonly name: 'stronger' | 'weaker'; readonly points: number } | null {
  if (!change || Math.abs(change.opponents) < SHOWN_FROM) return null;
  return { name: change.opponents > 0 ? 'stronger' : 'weaker', points: change.opponents };
}

function scoreReason({ actualShare, expectedShare, change }: Explained): Reason[] {
  if (actualShare === null) return [];
  const surplus = Math.round(actualShare * 100) - Math.round(expectedShare * 100);
  const name = surplus > 0 ? 'moreGames' : surplus < 0 ? 'fewerGames' : 'gamesAsExpected';
  return [{ name, shares: { actual: actualShare, expected: expectedShare }, points: change?.score ?? null }];
}

function winReason({ winChance, change }: Explained, won: boolean | null): Reason[] {
  if (won === null) return [];
  return [{ name: won ? 'won' : 'lost', shares: { chance: winChance }, points: change?.win ?? null }];
}

/** Within a pair, whoever is less well known moves more. */
function partnerReason({ change }: Explained): Reason[] {
  if (!change || Math.abs(change.partner) < SHOWN_FROM) return [];
  const isMore = Math.sign(change.partner) === Math.sign(change.score + change.win);
  return [{ name: isMore ? 'moreThanPartner' : 'lessThanPartner', shares: {}, points: change.partner }];
}

const bonusReason = ({ change }: Explained): Reason[] =>
  change && change.bonus >= SHOWN_FROM ? [{ name: 'bonus', shares: {}, points: change.bonus }] : [];

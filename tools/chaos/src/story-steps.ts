import { finishedSets, type GameMode } from '@setpoint/scoring';
import { CONFIRM, DISPUTE, ENTER, JOIN, REPORT_NO_SHOW } from './operations.ts';
import { random } from './options.ts';
import { pick, type Table } from './table.ts';

/**
 * One way in which a match can go: arranged before its time, played after it. Of `people` the first organises and plays
 * in team A, the second plays in team B; in doubles the third and the fourth play, in singles they fill in.
 */
export interface Story {
  readonly name: string;
  readonly isDoubles?: boolean;
  /** How often it is told, beside the others. */
  readonly share: number;
  arrange(table: Table): Promise<void>;
  play?(table: Table): Promise<void>;
}

export const [ORGANISER, RIVAL, THIRD, FOURTH] = [0, 1, 2, 3] as const;

export async function create(table: Table, { planned = true, more = {} } = {}): Promise<void> {
  const { match } = table;
  await table.create({
    requestId: match.requestId,
    sport: 1,
    numberPlayers: match.isDoubles ? 2 : 1,
    gameMode: match.gameMode,
    ...(planned && table.where()),
    ...more,
  });
  table.expect('match-created');
}

export async function join(table: Table, who: number, side?: 'A' | 'B'): Promise<void> {
  await table.press(who, JOIN, { side });
  table.expect('player-joined');
}

export async function arrangeSingles(table: Table): Promise<void> {
  await create(table);
  await join(table, RIVAL);
  ready(table);
}

export function ready(table: Table): void {
  table.expect('match-ready');
  table.match.state = 'READY';
}

export async function enter(table: Table, who: number): Promise<void> {
  await table.press(who, ENTER, { ...aResult(table.match.gameMode) }, 'RESULT_ALREADY_SAVED');
  table.expect('result-entered');
}

export async function confirm(table: Table, who: number, resultVersion = 1): Promise<void> {
  await table.press(who, CONFIRM, { resultVersion }, 'RESULT_ALREADY_SAVED');
  confirmed(table);
}

export function confirmed(table: Table): void {
  table.expect('result-confirmed');
  table.match.state = 'CONFIRMED';
}

export async function dispute(table: Table, who: number, resultVersion: number): Promise<void> {
  await table.press(who, DISPUTE, { resultVersion, note: 'not as I remember it' });
  table.expect('result-disputed');
}

export async function reportNoShow(table: Table): Promise<void> {
  await table.press(ORGANISER, REPORT_NO_SHOW, {}, 'ALREADY_REPORTED');
  table.expect('no-show-reported');
}

/** A legal score of the mode; at times somebody gives up in the middle of it. */
function aResult(mode: GameMode) {
  const won = finishedSets(mode);
  const first = pick(won);
  const winner = first.a > first.b ? 'A' : 'B';
  if (random() < 0.1) return { sets: [{ a: 2, b: 3 }], outcome: 'RETIRED', winner: pick(['A', 'B']) };
  if (mode === 'ONE_SET_9_GAMES') return { sets: [first] };
  if (random() < 0.1) return { sets: [first, { a: 2, b: 1 }], outcome: 'TIME_EXPIRED' };
  const [alike, other] = [true, false].map((same) =>
    pick(won.filter(({ a, b }) => (a > b === (winner === 'A')) === same)),
  );
  if (random() < 0.6) return { sets: [first, alike] };
  const superTieBreak = mode === 'THREE_SETS_6_GAMES' && random() < 0.5;
  return { sets: [first, other, superTieBreak ? { a: 10, b: 7, superTieBreak } : alike] };
}

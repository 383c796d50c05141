import type { Side } from '@setpoint/kernel';
import { gamesWon, mirrorSet, type SetScore } from '@setpoint/scoring';
import { toldMove, type ToldMove } from './explain.js';
import type { MatchFormat } from './format.js';
import type { PlayedMatch } from './match.js';
import type { Parameters } from './parameters.js';
import { predict, type Meeting, type Prediction } from './predict.js';
import { update } from './update.js';

type Games = readonly [winner: number, loser: number];

/** From a clear to a close match, by sets from the winner's view. */
const TYPICAL_SCORES: Readonly<Record<MatchFormat, readonly (readonly Games[])[]>> = {
  THREE_SETS_6_GAMES: [
    [
      [6, 1],
      [6, 1],
    ],
    [
      [6, 2],
      [6, 3],
    ],
    [
      [6, 4],
      [6, 4],
    ],
    [
      [6, 4],
      [4, 6],
      [6, 4],
    ],
    [
      [7, 6],
      [6, 7],
      [7, 6],
    ],
  ],
  FIVE_SETS_6_GAMES: [
    [
      [6, 1],
      [6, 2],
      [6, 1],
    ],
    [
      [6, 4],
      [6, 3],
      [6, 4],
    ],
    [
      [6, 4],
      [3, 6],
      [6, 4],
      [6, 4],
    ],
    [
      [6, 4],
      [4, 6],
      [6, 4],
      [4, 6],
      [6, 4],
    ],
  ],
  ONE_SET_6_GAMES: [[[6, 1]], [[6, 3]], [[6, 4]], [[7, 6]]],
  ONE_SET_9_GAMES: [[[9, 2]], [[9, 5]], [[9, 7]], [[9, 8]]],
  NEXTGEN: [
    [
      [4, 1],
      [4, 1],
    ],
    [
      [4, 2],
      [4, 2],
    ],
    [
      [4, 2],
      [2, 4],
      [4, 2],
    ],
    [
      [4, 3],
      [3, 4],
      [4, 3],
    ],
  ],
};

export interface PreviewedScore {
  readonly winner: Side;
  /** From side A's view. */
  readonly sets: readonly SetScore[];
  /** What it does to each player's level, in the order of the meeting. */
  readonly moves: Readonly<Record<Side, readonly ToldMove[]>>;
}

export interface Preview extends Prediction {
  /** What typical scores would change, from the clearest win of side A to the clearest of side B. */
  readonly scores: readonly PreviewedScore[];
}

/**
 * What a match would do to the levels, before it is played (BYD-03). A side that gets its expected share of the games
 * keeps its level, whoever wins.
 */
export function preview(meeting: Meeting, parameters: Parameters): Preview {
  const typical = typicalScores(meeting.format);
  const scores = [
    ...typical.map((sets) => previewOf(meeting, 'A', sets, parameters)),
    ...typical.toReversed().map((sets) => previewOf(meeting, 'B', sets.map(mirrorSet), parameters)),
  ];
  return { ...predict(meeting, parameters), scores };
}

/** Finished scores of a format from the winner's view, from a clear to a close match. */
export const typicalScores = (format: MatchFormat): readonly (readonly SetScore[])[] =>
  TYPICAL_SCORES[format].map((sets) => sets.map(([a, b]) => ({ a, b, superTieBreak: false })));

function previewOf(meeting: Meeting, winner: Side, sets: readonly SetScore[], parameters: Parameters): PreviewedScore {
  const { sides, format, surface, at } = meeting;
  const nobody = (side: Side) => sides[side].map((_, index) => ({ id: `${side}${index}`, assessed: null }));
  const match: PlayedMatch = {
    kind: 'MATCH',
    id: '',
    endedAt: at,
    format,
    surface,
    sides: { A: nobody('A'), B: nobody('B') },
    games: gamesWon(sets),
    winner,
    outcome: 'COMPLETED',
    friendly: false,
  };
  const { after } = update(match, sides, parameters);
  const moves = (side: Side) => after[side].map(({ mean }, index) => toldMove(sides[side][index]!.mean, mean));
  return { winner, sets, moves: { A: moves('A'), B: moves('B') } };
}

import { type Random, type Side, type SportId, type UserId } from '@setpoint/kernel';
import { playScore, playUnfinished, sideAhead, slip, type ResultOutcome } from '@setpoint/scoring';
import type { ProposedResult, MatchCommand } from '../domain/commands.js';
import type { Match } from '../domain/match.js';
import { latestResult } from '../domain/results.js';
import { CRITERIA, type GivenEvaluation } from '../domain/rules/evaluations.js';
import { between, chance, noise, pick } from './chance.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What somebody does at an instant, given how the match stands by then. */
export interface Step {
  readonly at: number;
  readonly act: (match: Match) => MatchCommand | null;
}

export type EndingKind = 'CONFIRMED' | 'SILENT' | 'DISPUTED' | 'CONTESTED' | 'NO_SHOW' | 'NO_RESULT';

export interface EndingWish {
  readonly resultAt?: number;
  readonly answerAt?: number;
  readonly enterer?: Side;
  /** The other side answers within a minute. */
  readonly promptly?: boolean;
  /** How many levels side A is ahead, whatever anybody can. */
  readonly edge?: number;
}

/** What happens after the last ball: who enters what, who answers, and how. */
export class Endings {
  constructor(
    private readonly random: Random,
    private readonly skillOf: (player: UserId, sport: SportId) => number,
  ) {}

  stepsOf(wish: EndingWish, ending: EndingKind, sport: SportId, endsAt: number): Step[] {
    const { random } = this;
    if (ending === 'NO_RESULT') return [];
    const resultAt = wish.resultAt ?? endsAt + between(random, 0.1, chance(random, 0.8) ? 4 : 40) * HOUR;
    const answerAt =
      wish.answerAt ?? resultAt + (wish.promptly ? 1 / 60 : between(random, 0.2, chance(random, 0.8) ? 12 : 60)) * HOUR;
    const entererSide: Side = wish.enterer ?? (chance(random, 0.5) ? 'A' : 'B');
    const answererSide: Side = entererSide === 'A' ? 'B' : 'A';
    const seat = random.int(2);
    const on = (match: Match, side: Side) => {
      const places = side === 'A' ? match.teamA : match.teamB;
      return places[seat % places.length]!.playerId;
    };
    let truth: ProposedResult | null = null;
    const result = (match: Match) =>
      (truth ??= wish.edge === undefined ? this.result(match, sport) : this.agreed(match, wish.edge));
    const enter = (match: Match, proposed: ProposedResult): MatchCommand => {
      const who = on(match, entererSide);
      return { type: 'ENTER_RESULT', who, result: proposed, evaluations: this.evaluations(match, who) };
    };
    const confirm = (match: Match): MatchCommand => {
      const who = on(match, answererSide);
      return {
        type: 'CONFIRM_RESULT',
        who,
        resultVersion: versionOf(match),
        evaluations: this.evaluations(match, who),
      };
    };
    const dispute = (match: Match): MatchCommand => ({
      type: 'DISPUTE_RESULT',
      who: on(match, answererSide),
      resultVersion: versionOf(match),
      note: pick(random, NOTES),
    });
    // A slip is entered only where a slip is legal, so that the dispute has a reason.
    const wrong = (match: Match): ProposedResult => {
      const right = result(match);
      return right.outcome === 'COMPLETED' ? { ...right, sets: slip(right.sets) } : right;
    };
    switch (ending) {
      case 'CONFIRMED':
        return [
          { at: resultAt, act: (match) => enter(match, result(match)) },
          { at: answerAt, act: confirm },
        ];
      case 'SILENT':
        return [{ at: resultAt, act: (match) => enter(match, result(match)) }];
      case 'DISPUTED':
        return [
          { at: resultAt, act: (match) => enter(match, wrong(match)) },
          { at: answerAt, act: dispute },
          { at: answerAt + 30 * HOUR, act: (match) => enter(match, result(match)) },
          { at: answerAt + 40 * HOUR, act: confirm },
        ];
      case 'NO_SHOW':
        return [
          { at: resultAt, act: (match) => ({ type: 'REPORT_NO_SHOW', who: on(match, entererSide) }) },
          { at: answerAt, act: (match) => ({ type: 'ANSWER_NO_SHOW', who: on(match, answererSide), accept: true }) },
        ];
      case 'CONTESTED':
        return [
          { at: resultAt, act: (match) => enter(match, wrong(match)) },
          { at: answerAt, act: dispute },
          { at: answerAt + 6 * HOUR, act: (match) => enter(match, wrong(match)) },
          { at: answerAt + 8 * HOUR, act: dispute },
          {
            at: answerAt + 4 * DAY,
            act: (match) => ({
              type: 'ENTER_RESULT',
              who: on(match, answererSide),
              result: result(match),
              evaluations: [],
            }),
          },
          {
            at: answerAt + 6 * DAY,
            act: (match) => ({
              type: 'CONFIRM_RESULT',
              who: on(match, entererSide),
              resultVersion: versionOf(match),
              evaluations: [],
            }),
          },
        ];
    }
  }

  /** What two have agreed beforehand. */
  private agreed({ gameMode }: Match, edge: number): ProposedResult {
    return { sets: playScore(this.random, gameMode, edge), outcome: 'COMPLETED', winner: null, comment: null };
  }

  private result(match: Match, sport: SportId): ProposedResult {
    const { random } = this;
    const mean = (places: Match['teamA']) =>
      places.reduce((sum, { playerId }) => sum + this.skillOf(playerId, sport), 0) / places.length;
    const edge = mean(match.teamA) - mean(match.teamB) + noise(random, 0.35);
    const kind = random.next();
    const outcome: ResultOutcome =
      match.isFriendly && kind < 0.2
        ? 'TIME_EXPIRED'
        : kind > 0.988
          ? 'RETIRED'
          : kind > 0.98
            ? 'WALKOVER'
            : 'COMPLETED';
    const comment = chance(random, 0.12) ? pick(random, COMMENTS) : null;
    switch (outcome) {
      case 'COMPLETED':
        return { sets: playScore(random, match.gameMode, edge), outcome, winner: null, comment };
      case 'TIME_EXPIRED':
        return { sets: playUnfinished(random, match.gameMode, edge), outcome, winner: null, comment };
      case 'RETIRED': {
        const sets = playUnfinished(random, match.gameMode, edge);
        return { sets, outcome, winner: sideAhead(sets), comment };
      }
      case 'WALKOVER':
        return { sets: [], outcome, winner: edge > 0 ? 'A' : 'B', comment };
    }
  }

  private evaluations(match: Match, by: UserId): GivenEvaluation[] {
    const { random } = this;
    if (!chance(random, 0.35)) return [];
    const opponents = match.teamA.some((place) => place.playerId === by) ? match.teamB : match.teamA;
    return opponents
      .filter(({ playerId }) => !match.evaluations.some((each) => each.by === by && each.of === playerId))
      .map(({ playerId }) => {
        const base = this.skillOf(playerId, match.sport);
        const mark = (mean: number) => Math.min(5, Math.max(1, Math.round(mean + noise(random, 0.7))));
        const marks = CRITERIA.map((criterion) => [criterion, mark(SPORTING.has(criterion) ? base * 0.6 + 1 : 4.4)]);
        return { userId: playerId, ...Object.fromEntries(marks) };
      });
  }
}

const SPORTING: ReadonlySet<string> = new Set(['forehand', 'backhand', 'serve', 'power', 'speed']);

const NOTES = [
  'The sets are the other way round.',
  'È al contrario, abbiamo vinto noi!',
  'El resultado está al revés.',
  'Le score est inversé.',
];
const COMMENTS = [
  'Che partita!',
  'Well played!',
  '¡Partidazo!',
  'Beau match !',
  'Rivincita presto',
  'Great fun, see you again',
];

const versionOf = (match: Match) => latestResult(match)?.version ?? null;

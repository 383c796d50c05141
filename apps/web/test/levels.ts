import { aMatch, aPlayer, aResult, plays } from './club.js';

type Made = Record<string, unknown>;

const estimate = (level: number, reliability = 70) => ({ level, reliability });

/** A singles match won 6-4 7-6 with more games than expected, as its player sees it. */
export const aLevelEntry = (player: Made, more: Made = {}): Made => ({
  id: 'entry-1',
  playedAt: '2026-06-01T18:00:00Z',
  trend: 'UP',
  before: estimate(3.62, 60),
  after: estimate(3.75, 64),
  ownTeam: estimate(3.62, 60),
  opponents: estimate(4, 52),
  winChance: 0.35,
  expectedShare: 0.48,
  actualShare: 0.62,
  carriedOver: null,
  change: { total: 0.13, score: 0.08, win: 0.05, opponents: 0.03, partner: 0, bonus: 0 },
  match: aMatch({
    id: 'm1',
    state: 'CONFIRMED',
    teamA: [plays(player)],
    teamB: [plays(aPlayer('Carla Neri'))],
    missing: 0,
    result: aResult(),
  }),
  ...more,
});

export const aHistory = [
  { at: '2026-05-01T18:00:00Z', level: 3.5, low: 2.9, high: 4.1 },
  { at: '2026-06-01T18:00:00Z', level: 3.75, low: 3.3, high: 4.2 },
];

export const someEvaluations = {
  count: 4,
  forehand: 4.2,
  backhand: 3.5,
  serve: 3,
  power: 2.5,
  speed: 4,
  availability: 5,
  collaboration: 4.5,
  punctuality: 4.8,
  fairness: 5,
};

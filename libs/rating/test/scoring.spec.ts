import fc from 'fast-check';
import {
  apart,
  countsWin,
  DEFAULT_PARAMETERS,
  History,
  measure,
  measureSport,
  QualityMeter,
  type Parameters,
  type SportParameters,
  type Quality,
  type Window,
} from '../src/index.js';
import { events, NOW } from './matches.js';
import { endOf, season } from './population.js';
import { run } from './run.js';

/** The same by what rates matches everywhere else. */
function measuredSlowly(history: History, parameters: SportParameters, { from, until }: Window): Quality {
  const meter = new QualityMeter();
  run(history.before(until), parameters, {
    onMatch: ({ match, prediction }) => {
      if (match.endedAt >= from && countsWin(match))
        meter.add({ chance: prediction.winChance, happened: match.winner === 'A' });
    },
  });
  return meter.quality();
}

const parameters = fc
  .record(
    Object.fromEntries(
      Object.entries(DEFAULT_PARAMETERS).map(([name, value]) => [
        name,
        fc.double({ min: 0.5, max: 2, noNaN: true }).map((times) => times * value),
      ]),
    ),
  )
  .map((some) => ({ ...DEFAULT_PARAMETERS, ...some }) satisfies Parameters);

const withOrWithoutSurfaces = fc
  .tuple(parameters, fc.boolean())
  .map(([some, surfaces]) => (surfaces ? some : { ...some, surfaceDeviation: 0 }));

const sportParameters = fc.record({
  singles: withOrWithoutSurfaces,
  doubles: withOrWithoutSurfaces,
  agreement: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('scoring predictions', () => {
  it('LVL-09 LVL-08~ gives to the bit what rating match by match gives', () => {
    fc.assert(
      fc.property(events, sportParameters, (list, set) => {
        const history = History.of(list);
        for (const window of [
          { from: 0, until: Infinity },
          { from: NOW, until: NOW + 86_400_000 },
        ])
          expect(measureSport(history, set, window)).toStrictEqual(measuredSlowly(history, set, window));
      }),
    );
  });

  it('LVL-09 LVL-08~ does so for a population that plays for years on several surfaces', () => {
    const matches = season({
      ...{ seed: 4, players: 60, matches: 4000, spread: 1, assessed: 0.6, surfaces: ['Clay', 'Hard'] },
      formats: ['THREE_SETS_6_GAMES', 'NEXTGEN', 'ONE_SET_9_GAMES'],
    }).map((match, i) => ({
      ...match,
      games: i % 11 === 0 ? null : match.games,
      surface: i % 5 === 0 ? null : match.surface,
      outcome: i % 13 === 0 && i % 11 !== 0 ? ('RETIRED' as const) : match.outcome,
    }));
    const history = History.of(matches);
    const window = { from: matches[1000]!.endedAt, until: endOf(matches) };
    const { forecasts, ...quality } = measure(history, DEFAULT_PARAMETERS, window);
    expect(forecasts).toBeGreaterThan(2500);
    expect({ forecasts, ...quality }).toStrictEqual(measuredSlowly(history, apart(DEFAULT_PARAMETERS), window));
  });
});

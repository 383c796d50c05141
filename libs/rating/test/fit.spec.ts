import {
  apart,
  coldStart,
  DAY_MS,
  DEFAULT_PARAMETERS,
  fit,
  History,
  LEAST_FORECASTS,
  measure,
  QualityMeter,
  refit,
  replay,
  regularDeviation,
  type Parameters,
  type PlayedMatch,
  type Ratings,
} from '../src/index.js';
import { NOW } from './matches.js';
import { endOf, season } from './population.js';

const poor: Parameters = {
  ...DEFAULT_PARAMETERS,
  startDeviation: 0.12,
  gamesWeight: 0.3,
  winWeight: 0.02,
  driftPerDay: 1e-6,
};
const matches = season({ seed: 7, players: 40, matches: 600, spread: 0.8 });
const [middle, end] = [NOW + (endOf(matches) - NOW) / 2, endOf(matches)];
const tune = { from: NOW, until: middle };

describe('fitting a population', () => {
  it('LVL-09 predicts matches to come better than parameters of another population', () => {
    const { parameters } = fit(History.of(matches), { tune, start: poor, replays: 80 });
    const later = { from: middle, until: end };
    expect(measure(History.of(matches), parameters, later).logLoss).toBeLessThan(
      measure(History.of(matches), poor, later).logLoss - 0.02,
    );
  });

  it('LVL-09 predicts a made-up population as well as it did: a change of the model may not lose what is measured here', () => {
    const formats = ['THREE_SETS_6_GAMES', 'ONE_SET_9_GAMES', 'NEXTGEN'] as const;
    const varied = { assessed: 0.7, surfaces: ['CLAY', 'HARD'], formats };
    const amateurs = season({ seed: 11, players: 80, matches: 3000, spread: 0.9, ...varied });
    const [warm, border] = [amateurs[500]!.endedAt, amateurs[1500]!.endedAt];
    const later = { from: border, until: endOf(amateurs) };
    expect(measure(History.of(amateurs), DEFAULT_PARAMETERS, later).logLoss).toBeLessThan(0.4125);
    const { parameters } = fit(History.of(amateurs), { tune: { from: warm, until: border }, replays: 60 });
    const { forecasts, accuracy, logLoss, brier, calibrationError } = measure(History.of(amateurs), parameters, later);
    expect(forecasts).toBe(1500);
    expect(accuracy).toBeGreaterThan(0.815);
    expect(logLoss).toBeLessThan(0.4025);
    expect(brier).toBeLessThan(0.129);
    expect(calibrationError).toBeLessThan(0.0305);
  });

  it('LVL-09 looks at no match after the tune window, and gives the same every time', () => {
    const known = matches.filter(({ endedAt }) => endedAt < middle);
    const one = fit(History.of(matches), { tune, replays: 30 });
    expect(fit(History.of(known), { tune, replays: 30 })).toEqual(one);
    expect(one.replays).toBeLessThanOrEqual(30);
  });

  it('LVL-09 scores the matches of a window, from its start to before its end, without retirements and draws', () => {
    const at = (index: number) => matches[index]!.endedAt;
    const window = { from: at(100), until: at(150) };
    expect(measure(History.of(matches), DEFAULT_PARAMETERS, window).forecasts).toBe(50);
    const others = matches.map((match, i): PlayedMatch => {
      if (i === 120) return { ...match, outcome: 'RETIRED' };
      return i === 121 ? { ...match, winner: null } : match;
    });
    expect(measure(History.of(others), DEFAULT_PARAMETERS, window).forecasts).toBe(48);
  });

  it('LVL-09~ arrives: wherever it starts, hardly anything is left to gain', () => {
    const several = { assessed: 0.6, formats: ['THREE_SETS_6_GAMES', 'NEXTGEN'] as const };
    const history = History.of(season({ seed: 2, players: 60, matches: 1500, spread: 1, ...several }));
    const window = { from: NOW + 50 * DAY_MS, until: NOW + 10_000 * DAY_MS };
    const once = fit(history, { tune: window });
    expect(once.replays).toBeLessThan(150);
    for (const start of [poor, { ...DEFAULT_PARAMETERS, gamesSlope: 1.5, flattening: 4, assessmentTrust: 0.3 }])
      expect(fit(history, { tune: window, start }).quality.logLoss).toBeCloseTo(once.quality.logLoss, 3);
  });

  it('LVL-09~ goes on from given ratings: what it finds predicts from them better than a fit from nothing does', () => {
    const window = { from: middle, until: end };
    const history = History.of(matches);
    const { ratings } = replay([...history.before(middle)], apart(poor));
    const [fromThem, fromNothing] = [
      fit(history, { tune: window, ratings, start: poor }),
      fit(history, { tune: window, start: poor }),
    ];
    expect(fromThem.quality).toEqual(measure(history, fromThem.parameters, window, ratings));
    expect(fromThem.quality.logLoss).toBeLessThan(measure(history, fromNothing.parameters, window, ratings).logLoss);
  });

  it('LVL-08 gives parameters of six digits, so that what is recorded is what was in force', () => {
    const { parameters } = fit(History.of(matches), { tune, replays: 30 });
    for (const value of Object.values(parameters)) expect(value).toBe(Number(value.toPrecision(6)));
  });

  it('leaves what the population says nothing about', () => {
    const { parameters } = fit(History.of(matches), { tune, replays: 30 });
    const { startMean, assessmentTrust, assessedDeviation, surfaceDeviation, lengthExponent } = DEFAULT_PARAMETERS;
    expect(parameters).toMatchObject({
      startMean,
      assessmentTrust,
      assessedDeviation,
      surfaceDeviation,
      lengthExponent,
    });
  });

  it('LVL-03 BYD-09 learns what assessments, surfaces and formats say where there are some', () => {
    const varied = season({
      seed: 3,
      players: 60,
      matches: 400,
      spread: 1,
      assessed: 0.6,
      surfaces: ['Clay', 'Hard'],
      formats: ['THREE_SETS_6_GAMES', 'NEXTGEN'],
    });
    const { parameters } = fit(History.of(varied), { tune: { from: NOW, until: endOf(varied) }, replays: 60 });
    for (const name of [
      'startMean',
      'assessmentTrust',
      'assessedDeviation',
      'surfaceDeviation',
      'lengthExponent',
    ] as const)
      expect([name, parameters[name]]).not.toEqual([name, DEFAULT_PARAMETERS[name]]);
  });

  it('keeps the parameters while there are too few matches to learn from', () => {
    const few = matches.slice(0, LEAST_FORECASTS - 1);
    const window = { from: NOW, until: end };
    expect(fit(History.of(few), { tune: window, start: poor })).toMatchObject({ parameters: poor, replays: 1 });
    expect(fit(History.of([]), { tune: window }).parameters).toBe(DEFAULT_PARAMETERS);
  });
});

describe('refitting every month', () => {
  const since = (parameters: Parameters, time = NOW) => [{ since: time, parameters: apart(parameters) }];

  it('takes new parameters that predict the last quarter better', () => {
    const { changed, parameters, check } = refit(History.of(matches), since(poor), end, { replays: 80 });
    expect(changed).toBe(true);
    expect(parameters.singles).not.toEqual(poor);
    expect(parameters).toMatchObject({ doubles: poor, agreement: 0 });
    expect(check!.fitted.logLoss).toBeLessThan(check!.current.logLoss);
  });

  it('LVL-09 LVL-03 compares from the ratings that the fits so far have left, each match rated with those of its time', () => {
    const [border, quarter] = [end - 200 * DAY_MS, end - 91 * DAY_MS];
    const before = replay(matches.filter(({ endedAt }) => endedAt < border), apart(DEFAULT_PARAMETERS)).ratings; // oxfmt-ignore
    const meter = new QualityMeter();
    const chances = (events: readonly PlayedMatch[], from: Ratings) =>
      replay(events, apart(poor), {
        from,
        onEntry: (entry) => {
          if (entry.kind === 'MATCH' && entry.side === 'A' && entry.at >= quarter)
            meter.add({ chance: entry.winChance, happened: entry.won! });
        },
      });
    chances(matches.filter(({ endedAt }) => endedAt >= border), before); // oxfmt-ignore
    const { check } = refit(History.of(matches), since(poor, border), end, { replays: 20 });
    expect(check!.current.forecasts).toBe(meter.quality().forecasts);
    expect(check!.current.logLoss).toBeCloseTo(meter.quality().logLoss, 5);
  });

  it('keeps the old ones that the new are not better than', () => {
    const inForce = fit(History.of(matches), { tune: { from: NOW, until: end }, replays: 100 }).parameters;
    const { changed, parameters, check } = refit(History.of(matches), since(inForce), end, { replays: 80 });
    expect(check!.fitted.logLoss).toBeGreaterThan(check!.current.logLoss);
    expect({ changed, parameters }).toEqual({ changed: false, parameters: apart(inForce) });
  });

  it('keeps the old ones while the last quarter has too few matches to compare', () => {
    const sixtyDaysLater = end + 60 * DAY_MS;
    expect(refit(History.of(matches), since(poor), sixtyDaysLater)).toEqual({
      changed: false,
      parameters: apart(poor),
      check: null,
    });
  });

  it('keeps the old ones while there are too few matches before the last quarter to learn from', () => {
    const few = matches.filter(({ endedAt }) => endedAt >= end - 110 * DAY_MS);
    expect(measure(History.of(few), poor, { from: end - 91 * DAY_MS, until: end }).forecasts).toBeGreaterThanOrEqual(
      LEAST_FORECASTS,
    );
    expect(refit(History.of(few), since(poor), end)).toEqual({ changed: false, parameters: apart(poor), check: null });
  });

  it('LVL-09 holds a small population near the defaults, and everybody together in their place', () => {
    const small = season({ seed: 5, players: 30, matches: 150, spread: 1, assessed: 0.8 });
    const { parameters } = fit(History.of(small), { tune: { from: NOW, until: endOf(small) }, replays: 120 });
    for (const name of ['gamesWeight', 'flattening', 'gamesSlope', 'winWeight'] as const)
      expect(Math.abs(Math.log(parameters[name] / DEFAULT_PARAMETERS[name]))).toBeLessThan(1.6);
    const first = new Map(
      small.flatMap(({ sides }) => [...sides.A, ...sides.B].map(({ id, assessed }) => [id, assessed])),
    );
    const meanStart = (set: Parameters) =>
      [...first.values()].reduce<number>((sum, level) => sum + coldStart(level, set).mean, 0) / first.size;
    expect(parameters.assessmentShift).not.toBe(0);
    // LVL-03: whoever starts is uncertain, so that there is something to become sure of.
    expect(parameters.assessedDeviation).toBeGreaterThan(1.2 * regularDeviation(1, parameters));
    expect(meanStart(parameters)).toBeCloseTo(meanStart(DEFAULT_PARAMETERS), 4);
  });
});

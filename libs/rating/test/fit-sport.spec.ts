import {
  DAY_MS,
  DEFAULT_SPORT_PARAMETERS,
  fitSport,
  History,
  measureSport,
  refit,
  type PlayedMatch,
  type SportParameters,
} from '../src/index.js';
import { NOW, player } from './matches.js';
import { endOf, numbers } from './population.js';

/** 160 who play singles and doubles in turn, with one ability in both or one in each that are not correlated. */
function bothSeason(oneAbility: boolean, steepness = 0.5): PlayedMatch[] {
  const next = numbers(21);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const abilities = Array.from({ length: 80 }, () => {
    const [one, another] = [normal(), normal()];
    return [1, -1].map((sign) => ({ 1: one, 2: oneAbility ? one : sign * another }));
  }).flat();
  return Array.from({ length: 2000 }, (_, i): PlayedMatch => {
    const numberPlayers = i % 3 === 0 ? 2 : 1;
    const players: number[] = [];
    while (players.length < 2 * numberPlayers) {
      const drawn = Math.floor(next() * abilities.length);
      if (!players.includes(drawn)) players.push(drawn);
    }
    const [a, b] = [players.slice(0, numberPlayers), players.slice(numberPlayers)];
    const strength = (side: readonly number[]) =>
      side.reduce((sum, one) => sum + abilities[one]![numberPlayers], 0) / numberPlayers;
    const perGame = 1 / (1 + Math.exp(-steepness * (strength(a) - strength(b))));
    const games = { A: 0, B: 0 };
    while (Math.max(games.A, games.B) < 12) games[next() < perGame ? 'A' : 'B']++;
    return {
      kind: 'MATCH',
      id: String(i).padStart(6, '0'),
      endedAt: NOW + (i * DAY_MS) / 2,
      format: 'THREE_SETS_6_GAMES',
      surface: null,
      sides: { A: a.map((one) => player(`p${one}`)), B: b.map((one) => player(`p${one}`)) },
      games,
      winner: games.A > games.B ? 'A' : 'B',
      outcome: 'COMPLETED',
      friendly: false,
    };
  });
}

function fitted(matches: readonly PlayedMatch[]) {
  const history = History.of(matches);
  const border = matches[1400]!.endedAt;
  const fit = fitSport(history, {
    tune: { from: matches[200]!.endedAt, until: border },
    replays: 60,
    commonReplays: 60,
  });
  const later = { from: border, until: endOf(matches) };
  const loss = (parameters: SportParameters) => measureSport(history, parameters, later).logLoss;
  return { ...fit, gain: loss(fit.apart) - loss(fit.parameters) };
}

describe('refitting a sport every month', () => {
  const matches = bothSeason(true);
  const end = endOf(matches);

  it('LVL-09~ compares singles and doubles as one, and takes what predicts the last quarter better', () => {
    const little = { ...DEFAULT_SPORT_PARAMETERS, agreement: 0.2 };
    const former = [{ since: NOW, parameters: little }];
    const { changed, parameters, check } = refit(History.of(matches), former, end, { replays: 40, commonReplays: 40 });
    const quarter = { from: end - 91 * DAY_MS, until: end };
    expect(check!.current.forecasts).toBe(measureSport(History.of(matches), little, quarter).forecasts);
    expect(check!.current.logLoss).toBeCloseTo(measureSport(History.of(matches), little, quarter).logLoss, 9);
    expect(check!.fitted.logLoss).toBeLessThan(check!.current.logLoss);
    expect({ changed, parameters }).toEqual({ changed: true, parameters: check!.fit });
    expect(parameters.agreement).toBeGreaterThan(0.5);
  });
});

describe('fitting a sport', () => {
  it('LVL-09~ finds that singles and doubles agree, and predicts better with what each says of the other', () => {
    const { parameters, gain } = fitted(bothSeason(true));
    expect(parameters.agreement).toBeGreaterThan(0.8);
    expect(gain).toBeGreaterThan(0.01);
  });

  it('LVL-09~ finds that they do not, and then loses nothing worth mentioning', () => {
    const { parameters, gain } = fitted(bothSeason(false));
    expect(parameters.agreement).toBeLessThan(0.4);
    expect(gain).toBeGreaterThan(-0.003);
  });

  it('LVL-09~ finds how far they agree from either end: a whole one from none, and none from a whole one', () => {
    const found = (oneAbility: boolean, agreement: number) => {
      const matches = bothSeason(oneAbility);
      const tune = { from: matches[200]!.endedAt, until: endOf(matches) };
      const start = { ...DEFAULT_SPORT_PARAMETERS, agreement };
      return fitSport(History.of(matches), { tune, start, replays: 40, commonReplays: 40 }).parameters.agreement;
    };
    expect(found(true, 0)).toBeGreaterThan(0.9);
    expect(found(false, 1)).toBeLessThan(0.2);
  });

  it('LVL-09~ gives the same every time, in six digits', () => {
    const matches = bothSeason(true).slice(0, 500);
    const tune = { from: NOW, until: endOf(matches) };
    const once = fitSport(History.of(matches), { tune, replays: 30, commonReplays: 20 });
    expect(fitSport(History.of(matches.toReversed()), { tune, replays: 30, commonReplays: 20 })).toEqual(once);
    const { agreement, singles, doubles } = once.parameters;
    for (const value of [agreement, ...Object.values(singles), ...Object.values(doubles)])
      expect(value).toBe(Number(value.toPrecision(6)));
  });

  it('LVL-09~ a number of players with few matches may take the parameters of the other one', () => {
    const matches = bothSeason(true, 2).filter(({ sides }, i) => sides.A.length === 1 || i % 30 === 0);
    const tune = { from: NOW, until: endOf(matches) };
    const { parameters, apart } = fitSport(History.of(matches), { tune, replays: 60, commonReplays: 40 });
    expect(apart.doubles).toEqual(DEFAULT_SPORT_PARAMETERS.doubles);
    expect(parameters.doubles.gamesWeight).toBe(parameters.singles.gamesWeight);
  });

  it('leaves the agreement where nobody plays both', () => {
    const singles = bothSeason(true).filter(({ sides }) => sides.A.length === 1);
    const tune = { from: NOW, until: endOf(singles) };
    const { parameters, apart } = fitSport(History.of(singles), { tune, replays: 30 });
    expect(parameters).toEqual({ ...apart, agreement: DEFAULT_SPORT_PARAMETERS.agreement });
    expect(parameters.doubles).toEqual(DEFAULT_SPORT_PARAMETERS.doubles);
  });
});

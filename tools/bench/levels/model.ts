import { QualityMeter, type PlayedMatch, type Quality, type Window } from '@setpoint/rating';
import { minimise } from './nelder-mead.ts';
import type { Split } from './windows.ts';
import { within } from './windows.ts';

/** Told of each match with side A's chance, before the match changes anything. */
export type Visit = (match: PlayedMatch, chance: number) => void;

/** A rating system to compare with: positive parameters to tune, and one pass over the matches. */
export interface Model {
  readonly name: string;
  readonly start: Readonly<Record<string, number>>;
  /** Passes that tuning may take. */
  readonly passes: number;
  readonly pass: (matches: readonly PlayedMatch[], parameters: Readonly<Record<string, number>>, visit: Visit) => void;
}

export interface Measured {
  readonly name: string;
  readonly quality: Quality;
  readonly parameters: object;
}

/** Tunes a model on its window and measures it on the other. */
export function measureModel(model: Model, matches: readonly PlayedMatch[], { tune, score }: Split): Measured {
  const names = Object.keys(model.start);
  const decode = (at: readonly number[]) => Object.fromEntries(names.map((name, i) => [name, Math.exp(at[i]!)]));
  const learned = matches.filter(({ endedAt }) => endedAt < tune.until);
  const loss = (at: readonly number[]) => qualityOn(tune, model, learned, decode(at)).logLoss;
  const start = names.map((name) => Math.log(model.start[name]!));
  const parameters = decode(minimise(loss, start, 0.7, model.passes).at);
  return { name: model.name, quality: qualityOn(score, model, matches, parameters), parameters };
}

function qualityOn(
  window: Window,
  model: Model,
  matches: readonly PlayedMatch[],
  parameters: Readonly<Record<string, number>>,
): Quality {
  const meter = new QualityMeter();
  model.pass(matches, parameters, (match, chance) => {
    if (within(window, match) && match.outcome === 'COMPLETED' && match.winner !== null)
      meter.add({ chance, happened: match.winner === 'A' });
  });
  return meter.quality();
}

/** What the models that know nothing of margins take a match for; a retirement counts as it was recorded. */
export const resultOf = ({ winner }: PlayedMatch): 0 | 0.5 | 1 => (winner === null ? 0.5 : winner === 'A' ? 1 : 0);

import { isSportId, type PageRequest, type UserId } from '@setpoint/kernel';
import type { LoaderRegistry } from '@setpoint/service-kit';
import type { Evaluations } from '../application/ports/evaluations.js';
import type { LevelParameters } from '../application/ports/level-parameters.js';
import type { EntryWanted, Levels, LevelWanted, SportWanted } from '../application/ports/levels.js';
import { ParametersOverTime } from '../domain/levels/parameters-over-time.js';

/** Batched reads of one request. Keys are strings, so that equal ones are deduplicated. */
const keyed =
  <Value>(load: (wanted: readonly LevelWanted[]) => Promise<Value[]>) =>
  (keys: readonly string[]) =>
    load(keys.map((key) => JSON.parse(key) as LevelWanted));

export const currentLevels = (loaders: LoaderRegistry, levels: Levels, wanted: SportWanted) =>
  loaders
    .get('current levels', (keys: readonly string[]) =>
      levels.current(keys.map((key) => JSON.parse(key) as SportWanted)),
    )
    .load(JSON.stringify(wanted));

export const levelEntries = (loaders: LoaderRegistry, levels: Levels, wanted: LevelWanted, page: PageRequest) =>
  loaders
    .get(
      `level entries ${page.first} ${page.after}`,
      keyed((all) => levels.entries(all, page)),
    )
    .load(JSON.stringify(wanted));

export const levelEntry = (loaders: LoaderRegistry, levels: Levels, wanted: EntryWanted) =>
  loaders
    .get('level entry', (keys: readonly string[]) =>
      levels.entriesOf(keys.map((key) => JSON.parse(key) as EntryWanted)),
    )
    .load(JSON.stringify(wanted));

export const levelBonuses = (loaders: LoaderRegistry, levels: Levels, wanted: LevelWanted) =>
  loaders
    .get(
      'level bonuses',
      keyed((all) => levels.bonuses(all)),
    )
    .load(JSON.stringify(wanted));

export const unratedReason = (loaders: LoaderRegistry, levels: Levels, matchId: string) =>
  loaders.get('unrated reasons', (ids: readonly string[]) => levels.unratedReasons(ids)).load(matchId);

export const keptPrediction = (loaders: LoaderRegistry, levels: Levels, matchId: string) =>
  loaders.get('kept predictions', (ids: readonly string[]) => levels.predictions(ids)).load(matchId);

export const levelHistory = (loaders: LoaderRegistry, levels: Levels, wanted: LevelWanted, most: number) =>
  loaders
    .get(
      'level history',
      keyed((all) => levels.history(all, most)),
    )
    .load(JSON.stringify(wanted));

/** The parameters of a sport: of all sports in one statement. */
export const levelParameters = (
  loaders: LoaderRegistry,
  parameters: LevelParameters,
  sport: number,
): Promise<ParametersOverTime> =>
  loaders
    .get('level parameters', async (sports: readonly number[]) => {
      const known = await parameters.all();
      return sports.map((id) => (isSportId(id) && known.get(id)) || ParametersOverTime.DEFAULT);
    })
    .load(sport);

export const evaluations = (loaders: LoaderRegistry, received: Evaluations, playerId: UserId) =>
  loaders.get('evaluations', (ids: readonly UserId[]) => received.of(ids)).load(playerId);

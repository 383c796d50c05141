import { toConnection, type NumberPlayersId, type Page } from '@setpoint/kernel';
import type { KeptBonus, KeptEntry, KeptPoint, MetMatch } from '../application/ports/levels.js';
import { disciplineOf, explain, opponentsPart, toldMove, type Parameters } from '@setpoint/rating';
import { bandOf, hundredths, readCarriedOver, readLevel, reliabilityThen } from '../domain/levels/level-figures.js';
import type { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { isLevelUp, levelUpId } from '../domain/level-up.js';
import type { LevelBonus, LevelPoint, ResolversTypes } from './generated/schema.js';

/** Entries as their player (own) or others read them (RNK-04). */
export const entriesView = (
  page: Page<KeptEntry>,
  numberPlayers: NumberPlayersId,
  isOwn: boolean,
  parameters: ParametersOverTime,
): ResolversTypes['LevelEntryConnection'] =>
  toConnection({ ...page, items: page.items.map((entry) => entryView(entry, numberPlayers, isOwn, parameters)) });

export const NO_ENTRIES: ResolversTypes['LevelEntryConnection'] = toConnection({
  items: [],
  cursors: [],
  hasNextPage: false,
  hasPreviousPage: false,
  totalCount: 0,
});

export const pointView = ({ at, mean, deviation, shown }: KeptPoint, isOwn: boolean): LevelPoint => ({
  at,
  level: isOwn ? readLevel(mean, true) : shown,
  ...bandOf({ mean, deviation }, isOwn),
});

/** The same of one entry. */
export function entryView(
  entry: KeptEntry,
  numberPlayers: NumberPlayersId,
  isOwn: boolean,
  overTime: ParametersOverTime,
): ResolversTypes['LevelEntry'] {
  const { before, after, everybody } = entry;
  const parameters = overTime.at(entry.playedAt.getTime())[disciplineOf(numberPlayers)];
  const estimate = (met: MetMatch) => estimateView(met, numberPlayers, isOwn, parameters);
  const own = everybody.filter(({ side }) => side === before.side);
  return {
    id: `${entry.matchId}:${entry.playerId}`,
    levelUpId: isLevelUp(before.shown, after.shown) ? levelUpId(entry) : null,
    match: { id: entry.matchId },
    playedAt: entry.playedAt,
    trend: entry.trend,
    before: estimate(before),
    after: estimate(after),
    // A pair's exact level would reveal the partner's.
    ownTeam: own.length === 1 ? estimate(before) : teamView(own, numberPlayers, parameters),
    opponents: teamView(
      everybody.filter(({ side }) => side !== before.side),
      numberPlayers,
      parameters,
    ),
    winChance: hundredths(entry.winChance),
    expectedShare: hundredths(entry.expectedShare),
    actualShare: entry.actualShare === null ? null : hundredths(entry.actualShare),
    carriedOver: isOwn ? readCarriedOver(before.mean, entry.carriedOver) : null,
    change: isOwn ? changeView(entry) : null,
  };
}

const estimateView = (
  met: Omit<MetMatch, 'side'>,
  numberPlayers: NumberPlayersId,
  isOwn: boolean,
  parameters: Parameters,
) => ({
  level: isOwn ? readLevel(met.mean, true) : (met.shown ?? readLevel(met.mean, false)),
  reliability: reliabilityThen(met, met.met, numberPlayers, parameters),
});

/** A tournament won, as its winner (own) or others read it. */
export function bonusView(
  { tournamentId, wonAt, before, after }: KeptBonus,
  playerId: string,
  numberPlayers: NumberPlayersId,
  isOwn: boolean,
  overTime: ParametersOverTime,
): LevelBonus {
  const parameters = overTime.at(wonAt.getTime())[disciplineOf(numberPlayers)];
  return {
    id: `${tournamentId}:${playerId}`,
    tournamentId,
    wonAt,
    before: estimateView(before, numberPlayers, isOwn, parameters),
    after: estimateView(after, numberPlayers, isOwn, parameters),
    bonus: isOwn ? toldMove(before.mean, after.mean).change : null,
  };
}

/** A team is the mean of its players, in half steps. */
function teamView(team: readonly MetMatch[], numberPlayers: NumberPlayersId, parameters: Parameters) {
  const mean = (figure: (met: MetMatch) => number) => team.reduce((sum, met) => sum + figure(met), 0) / team.length;
  return {
    level: readLevel(
      mean((met) => met.mean),
      false,
    ),
    reliability: Math.round(mean((met) => reliabilityThen(met, met.met, numberPlayers, parameters))),
  };
}

function changeView(entry: KeptEntry) {
  const { change, parts } = explain(entry);
  return { total: change, ...parts, opponents: opponentsOf(entry) };
}

/** In hundredths: more digits would reveal the opponents' exact level together with the score (RNK-04). */
const opponentsOf = ({ actualShare: share, ...entry }: KeptEntry) =>
  hundredths(opponentsPart({ ...entry, share })) || 0;

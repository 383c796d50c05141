import { toConnection, type NumberPlayersId, type Page } from '@setpoint/kernel';
import type { KeptEntry, KeptPoint, MetMatch } from '../application/ports/levels.js';
import { bandOf, hundredths, readLevel, reliabilityThen } from '../domain/levels/level-figures.js';
import { isLevelUp, levelUpId } from '../domain/level-up.js';
import type { LevelEntry, LevelEntryConnection, LevelPoint } from './generated/schema.js';

/** Entries as their player (own) or others read them (RNK-04). */
export const entriesView = (
  page: Page<KeptEntry>,
  numberPlayers: NumberPlayersId,
  isOwn: boolean,
): LevelEntryConnection =>
  toConnection({ ...page, items: page.items.map((entry) => entryView(entry, numberPlayers, isOwn)) });

export const NO_ENTRIES: LevelEntryConnection = toConnection({
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

function entryView(entry: KeptEntry, numberPlayers: NumberPlayersId, isOwn: boolean): LevelEntry {
  const { before, after, everybody, parts } = entry;
  const estimate = (met: MetMatch) => ({
    level: isOwn ? readLevel(met.mean, true) : (met.shown ?? readLevel(met.mean, false)),
    reliability: reliabilityThen(met, met.met, numberPlayers),
  });
  const own = everybody.filter(({ side }) => side === before.side);
  return {
    id: `${entry.matchId}:${entry.playerId}`,
    levelUpId: isLevelUp(before.shown, after.shown) ? levelUpId(entry) : null,
    match: { id: entry.matchId },
    playedAt: entry.playedAt,
    trend: entry.trend,
    before: estimate(before),
    after: estimate(after),
    // A pair's exact level would tell the partner's.
    ownTeam: own.length === 1 ? estimate(before) : teamView(own, numberPlayers),
    opponents: teamView(
      everybody.filter(({ side }) => side !== before.side),
      numberPlayers,
    ),
    winChance: hundredths(entry.winChance),
    expectedShare: hundredths(entry.expectedShare),
    actualShare: entry.actualShare === null ? null : hundredths(entry.actualShare),
    change: isOwn ? { total: totalOf(parts), ...parts } : null,
  };
}

/** A team is the mean of its players, in half steps. */
function teamView(team: readonly MetMatch[], numberPlayers: NumberPlayersId) {
  const mean = (figure: (met: MetMatch) => number) => team.reduce((sum, met) => sum + figure(met), 0) / team.length;
  return {
    level: readLevel(
      mean((met) => met.mean),
      false,
    ),
    reliability: Math.round(mean((met) => reliabilityThen(met, met.met, numberPlayers))),
  };
}

/** Parts are whole millionths: their sum is one, too. */
const totalOf = ({ score, win, partner, bonus }: KeptEntry['parts']) =>
  Math.round((score + win + partner + bonus) * 1e6) / 1e6 || 0;

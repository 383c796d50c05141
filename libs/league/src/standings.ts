/** Points of a league match (LEA-06). */
export const POINTS = { won: 3, drawn: 1, lost: 0 } as const;
/** Members who play the final (LEA-06). */
export const FINALISTS = 2;

/** A result between two members of a group (players or teams). */
export interface GroupResult {
  readonly sides: readonly [string, string];
  readonly games: readonly [number, number];
  /** Both lose if nobody tried to play. */
  readonly winner: 0 | 1 | 'DRAW' | 'NOBODY';
  /** Lost without playing: by silence, absence or giving up before the match. */
  readonly isForfeit: boolean;
}

/** A member's statistics over some matches. */
export interface Statistics {
  readonly points: number;
  /** Won, drawn and lost. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Lost without playing; not among those lost. */
  readonly forfeited: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
}

/**
 * Percentages, to hundredths: PCT, those won of the matches that were played or forfeited; PTP, the opponents of the group
 * played, at most all; APPW, the mean of both (LEA-06).
 */
export interface Percentages {
  readonly pct: number;
  readonly ptp: number;
  readonly appw: number;
}

/** The criterion that puts a row below the previous one. LEVEL is the order in which the group was formed. */
export type Criterion = 'POINTS' | 'HEAD_TO_HEAD' | 'APPW' | 'GAME_DIFFERENCE' | 'GAMES_WON' | 'LEVEL';

export interface Standing extends Statistics, Percentages {
  readonly id: string;
  /** From 1. */
  readonly position: number;
  readonly gameDifference: number;
  /** Null for the first. */
  readonly decidedBy: Criterion | null;
}

/**
 * The standings of a group whose members are given strongest first. Ties on points are broken by the points of the matches
 * between the tied members, once and only if they have all met; then by APPW, so that nobody gains by not playing, which
 * costs no games; then by game difference, games won, and level.
 */
export function standingsOf(members: readonly string[], results: readonly GroupResult[]): readonly Standing[] {
  const records = new Map(members.map((id) => [id, statisticsOf(id, results)]));
  const between = headToHead(members, records, results);
  const keysOf = (id: string): [Criterion, number][] => {
    const record = records.get(id)!;
    const { points, gamesWon, gamesLost } = record;
    return [
      ['POINTS', points],
      ['HEAD_TO_HEAD', between.get(id)!],
      ['APPW', percentagesOf(record, members.length - 1).appw],
      ['GAME_DIFFERENCE', gamesWon - gamesLost],
      ['GAMES_WON', gamesWon],
      ['LEVEL', -members.indexOf(id)],
    ];
  };
  const ordered = members.map((id) => ({ id, keys: keysOf(id) })).sort((a, b) => compareKeys(a.keys, b.keys).order);
  return ordered.map(({ id, keys }, i): Standing => {
    const record = records.get(id)!;
    return {
      id,
      position: i + 1,
      ...record,
      gameDifference: record.gamesWon - record.gamesLost,
      ...percentagesOf(record, members.length - 1),
      decidedBy: i === 0 ? null : compareKeys(ordered[i - 1]!.keys, keys).by,
    };
  });
}

/** The finalists: the first two who have not left the group. Null if there are fewer. */
export function finalistsOf(
  standings: readonly Standing[],
  hasLeft: (id: string) => boolean,
): readonly [string, string] | null {
  const [first, second] = standings.filter(({ id }) => !hasLeft(id)).slice(0, FINALISTS);
  return first && second ? [first.id, second.id] : null;
}

/** Computed from whole hundredths, so that equal values stay equal. */
export function percentagesOf({ played, won, forfeited }: Statistics, opponents: number): Percentages {
  const pct = hundredths(won, played + forfeited);
  const ptp = hundredths(Math.min(played, opponents), opponents);
  return { pct: pct / 100, ptp: ptp / 100, appw: (pct + ptp) / 200 };
}

/** A part of all in hundredths of a percent; none of nothing. */
export const hundredths = (part: number, all: number): number => (all === 0 ? 0 : Math.round((10_000 * part) / all));

function statisticsOf(id: string, results: readonly GroupResult[]): Statistics {
  const record = { points: 0, played: 0, won: 0, drawn: 0, lost: 0, forfeited: 0, gamesWon: 0, gamesLost: 0 };
  for (const { sides, games, winner, isForfeit } of results) {
    const own = sides.indexOf(id);
    if (own < 0) continue;
    const outcome = winner === own ? 'won' : winner === 'DRAW' ? 'drawn' : 'lost';
    if (outcome === 'lost' && isForfeit) {
      record.forfeited++;
      continue;
    }
    record.played++;
    record[outcome]++;
    record.points += POINTS[outcome];
    record.gamesWon += games[own]!;
    record.gamesLost += games[1 - own]!;
  }
  return record;
}

/** Points of the matches between those level on points; 0 for all of them if some have not met. */
function headToHead(
  members: readonly string[],
  records: ReadonlyMap<string, Statistics>,
  results: readonly GroupResult[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const byPoints = Map.groupBy(members, (id) => records.get(id)!.points);
  for (const level of byPoints.values()) {
    const between = results.filter(({ sides }) => sides.every((id) => level.includes(id)));
    const met = new Set(between.map(({ sides }) => [...sides].sort().join(' ')));
    const haveAllMet = met.size === (level.length * (level.length - 1)) / 2;
    for (const id of level) found.set(id, haveAllMet ? statisticsOf(id, between).points : 0);
  }
  return found;
}

function compareKeys(
  a: readonly [Criterion, number][],
  b: readonly [Criterion, number][],
): { order: number; by: Criterion } {
  const i = a.findIndex(([, value], at) => value !== b[at]![1]);
  return i < 0 ? { order: 0, by: 'LEVEL' } : { order: b[i]![1] - a[i]![1], by: a[i]![0] };
}

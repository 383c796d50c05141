import { courtId, matchId, type MatchId, type UserId } from '@setpoint/kernel';
import type {
  MatchesQuery,
  MatchList,
  MatchPage,
  MatchReads,
  Viewer,
} from '../../src/application/ports/match-reads.js';
import type { Matches } from '../../src/application/ports/matches.js';
import type { Match } from '../../src/domain/match.js';
import type { RuleContextData } from '../../src/domain/rule-context.js';
import { ana, aPerson, ben, carla, club, david, eva } from '../builders.js';

export interface PlaceOnEarth {
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** What a match service knows of people and courts; places by id. */
export interface World extends RuleContextData {
  readonly places: Readonly<Record<string, PlaceOnEarth>>;
}

/** One way to store matches, with what a spec needs besides the ports. */
export interface MatchesFixture {
  readonly matches: Matches;
  readonly reads: MatchReads;
  /** Stores a match as it is. */
  put(match: Match): Promise<void>;
  get(id: MatchId): Promise<Match | undefined>;
  populate(world: World): Promise<void>;
  /** Types of the integration events so far. */
  emitted(): Promise<string[]>;
  clear(): Promise<void>;
}

export const cadorna = courtId('cadorna');
export const thames = courtId('thames');

export const world: World = {
  people: [ana, ben, carla, david, eva].map((id) => aPerson(id)),
  courts: [club, cadorna, thames].map((id) => ({ id, timeZone: id === thames ? 'Europe/London' : 'Europe/Rome' })),
  blocks: [{ blocker: eva, blocked: david }],
  follows: [
    { follower: ana, followed: ben },
    { follower: ana, followed: carla },
    { follower: david, followed: eva },
  ],
  places: {
    [club]: { city: 'Milano', lat: 45.4642, lng: 9.19 },
    [cadorna]: { city: 'Milano', lat: 45.468, lng: 9.1757 },
    [thames]: { city: 'London', lat: 51.5, lng: -0.12 },
    [ana]: { city: 'Monza', lat: 45.5845, lng: 9.2744 },
    [ben]: { city: 'Roma', lat: 41.9, lng: 12.5 },
  },
};

export const visitor: Viewer = { kind: 'visitor' };
export const as = (id: UserId): Viewer => ({ kind: 'player', id });
export const id = (name: string): MatchId => matchId(name);

/** A list without filters. */
export const everything: MatchesQuery = {
  ...{ first: 20, after: null, near: null, sports: null, levels: null, missing: null, numberPlayers: null },
  ...{ courtId: null, playerId: null, states: null, orderBy: 'DATE' as const },
  ...{ dayFrom: null, dayTo: null, timesOfDay: null, withoutMine: false, joinable: false },
};

/** One list alone. */
export async function pageOf(reads: MatchReads, list: MatchList): Promise<MatchPage> {
  const [page] = await reads.pages([list]);
  if (page instanceof Error) throw page;
  return page!;
}

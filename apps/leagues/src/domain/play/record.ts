import { winnerBy, type Decision, type GroupMatch, type GroupPhase, type Player } from '@setpoint/competition';
import { daysOf, FINALISTS, LARGEST_GROUP, LEAST_ENTRIES, ROUNDS, SMALLEST_GROUP, timesOf } from '@setpoint/league';
import { RULES } from '@setpoint/scoring';
import type { LeaguePhase } from '../league.js';
import { unplayedDecision, type FixtureDecision, type LeagueFixture } from './fixture.js';
import { finalOf, inOrder, matchesOfRounds, type PlayingGroup, type PlayingMember } from './group.js';

/** A subscriber, partner and reserve. */
const LARGEST_TEAM = 3;

/** The groups of a phase in a record (BYD-07): who was paired, how it ended, and why. */
export function recordOf(groups: readonly PlayingGroup[], playerOf: (id: string) => Player): GroupPhase {
  const { league, phase } = groups[0]!;
  const days = daysOf(timesOf(phase, league.timeZone), league.timeZone);
  return {
    ...{ id: phase.id, name: `${league.name}, ${phase.year}/${phase.number}`, sport: league.sport },
    days: { start: days[0]!, end: days.at(-1)!, timeZone: league.timeZone },
    scoring: { mode: league.gameMode, superTieBreakAllowed: RULES[league.gameMode].superTieBreak },
    groups: groups.map((group) => ({
      sides: group.members.map(({ id, playerIds, level, outBecause }) => ({
        ...{ id, level, left: outBecause },
        players: playerIds.slice(0, league.numberPlayers).map(playerOf),
        reserves: playerIds.slice(league.numberPlayers).map(playerOf),
      })),
      matches: matchesOfRounds(group).map(matchOf),
      final: matchOrNull(finalOf(group)),
    })),
  };
}

const matchOrNull = (fixture: LeagueFixture | null): GroupMatch | null => fixture && matchOf(fixture);

const matchOf = ({ id, round, sides, players, revision, decision }: LeagueFixture): GroupMatch => ({
  ...{ id, round, sides, players, revision },
  ...{ decision: decision && toRecord(decision), rule: decision?.rule ?? null },
  at: decision?.at.toISOString() ?? null,
});

function toRecord({ how, winner, outcome, sets }: FixtureDecision): Decision {
  switch (how) {
    case 'PLAYED':
      return { kind: how, outcome: outcome!, sets, winner };
    case 'DOUBLE_FORFEIT':
      return { kind: how };
    case 'FORFEIT':
    case 'LOT':
      return { kind: how, winner: winner! };
  }
}

/** Everybody in the record, including substitutes. */
export const peopleIn = ({ groups }: GroupPhase): readonly string[] =>
  groups.flatMap(({ sides }) =>
    sides.flatMap(({ players, reserves }) => [...players, ...reserves].map(({ id }) => id)),
  );

/**
 * Whether our rules lead to a phase that ended like this (LEA-03 to LEA-06): sizes of groups and teams, one match a round,
 * everything decided in the phase's time, and a final wherever two were left for one.
 */
export function isPossible(
  record: GroupPhase,
  { gameMode, numberPlayers, timeZone }: PlayingGroup['league'],
  phase: LeaguePhase,
  now: Date,
): boolean {
  const { groups, scoring } = record;
  const { startsAt } = timesOf(phase, timeZone);
  const people = peopleIn(record);
  const entries = groups.reduce((sum, { sides }) => sum + sides.length, 0);
  return (
    scoring.mode === gameMode &&
    entries >= LEAST_ENTRIES &&
    new Set(people).size === people.length &&
    groups.every(({ sides, matches, final }) => {
      const all = final ? [...matches, final] : matches;
      return (
        sides.length >= SMALLEST_GROUP &&
        sides.length <= LARGEST_GROUP &&
        sides.every((side) => side.players.length === numberPlayers) &&
        sides.every((side) => side.players.length + side.reserves.length <= LARGEST_TEAM) &&
        // None if only one member was left; its players may have left later.
        (final !== null || sides.filter(({ left }) => left === null).length < FINALISTS) &&
        all.every(({ decision, at }) => decision && (at === null || isWithin(new Date(at), startsAt, now))) &&
        isOnceARound(matches)
      );
    })
  );
}

const isWithin = (at: Date, from: Date, to: Date): boolean => from <= at && at <= to;

function isOnceARound(matches: readonly GroupMatch[]): boolean {
  const ofRounds = matches.filter(({ round }) => round !== null);
  const places = ofRounds.flatMap(({ round, sides }) => sides.map((id) => `${round} ${id}`));
  return ofRounds.every(({ round }) => round! <= ROUNDS) && new Set(places).size === places.length;
}

export interface Imported {
  readonly record: GroupPhase;
  readonly league: PlayingGroup['league'];
  readonly phase: LeaguePhase;
  /** Of those whose level the record does not tell. */
  readonly levelOf: (playerIds: readonly string[]) => number;
  readonly newId: () => string;
  readonly newSeed: () => string;
}

/** The groups of a phase that is over, as if they had been played here; ids are our own. */
export function groupsOfRecord({ record, league, phase, levelOf, newId, newSeed }: Imported): readonly PlayingGroup[] {
  const { id, year, number } = phase;
  return record.groups.map((group, index): PlayingGroup => {
    const idOf = new Map(group.sides.map((side) => [side.id, newId()]));
    const members = group.sides.map(({ players, reserves, level, left, id: side }, place): PlayingMember => {
      const playerIds = [...players, ...reserves].map((player) => player.id);
      // Without a subscription: what stands for it keeps those of one level in their order.
      const subscriptionId = `${id}:${padded(index)}-${padded(place)}`;
      const known = level ?? levelOf(playerIds.slice(0, league.numberPlayers));
      return { id: idOf.get(side)!, subscriptionId, playerIds, level: known, outBecause: left };
    });
    const make = (match: GroupMatch, stage: LeagueFixture['stage']) => fixtureOf(match, stage, idOf, phase, league.timeZone, newId()); // oxfmt-ignore
    const fixtures = group.matches.map((match) => make(match, 'ROUND_ROBIN'));
    const final = group.final && make(group.final, 'FINAL_LEAGUE');
    return {
      ...{ id: newId(), league, phase: { id, year, number }, number: index + 1, state: 'CLOSED', seed: newSeed() },
      ...{ version: fixtures.length, members: inOrder(members), roundsOpened: ROUNDS, people: new Map() },
      fixtures: final ? [...fixtures, final] : fixtures,
      ...placedIn(members, final),
    };
  });
}

const padded = (place: number): string => String(place).padStart(3, '0');

/** The winner: by the final, or the only member left. */
function placedIn(members: readonly PlayingMember[], final: LeagueFixture | null) {
  if (!final) return { winnerId: members.find(({ outBecause }) => !outBecause)?.id ?? null, secondId: null };
  const { sides, decision } = final;
  const [winnerId, secondId] = decision!.winner === 'B' ? [sides[1], sides[0]] : sides;
  return decision!.winner === null ? { winnerId: null, secondId: null } : { winnerId, secondId };
}

function fixtureOf(
  { round, sides, players, revision, decision, rule, at }: GroupMatch,
  stage: LeagueFixture['stage'],
  idOf: ReadonlyMap<string, string>,
  phase: LeaguePhase,
  timeZone: string,
  id: string,
): LeagueFixture {
  const { rounds, final, endsAt } = timesOf(phase, timeZone);
  const isFinal = stage === 'FINAL_LEAGUE';
  // Additional matches end with the rounds.
  const beyond = isFinal ? { startsAt: final.startsAt, endsAt } : { startsAt: rounds[0]!.startsAt, endsAt: final.startsAt }; // oxfmt-ignore
  const time = round === null ? beyond : rounds[round - 1]!;
  const decidedAt = at === null ? time.endsAt : new Date(at);
  return {
    ...{ id, stage, round, isChallenge: !isFinal && round === null, state: 'DECIDED', closing: null },
    sides: [idOf.get(sides[0])!, idOf.get(sides[1])!],
    ...{ players, revision, opensAt: time.startsAt, closesAt: time.endsAt, latestClose: beyond.endsAt },
    ...{ isWarned: true, hasResult: true, hasNoShow: false, matchId: null },
    ...{ replaces: null, isKept: false, resultVersion: null },
    decision: fromRecord(decision!, rule, decidedAt),
  };
}

function fromRecord(decision: Decision, rule: GroupMatch['rule'], at: Date): FixtureDecision {
  const winner = winnerBy(decision);
  if (decision.kind !== 'PLAYED') return unplayedDecision({ how: decision.kind, winner, rule, at, facts: {} });
  const { outcome, sets } = decision;
  return { how: 'PLAYED', winner, outcome, sets, rule: null, by: null, at, facts: {} };
}

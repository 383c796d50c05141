import { halfStep } from '@setpoint/kernel';
import type { PrizeChoice } from '../domain/league.js';
import { chanceIn } from '../domain/play/chances.js';
import { isOpen, needsDecision, type LeagueFixture } from '../domain/play/fixture.js';
import { finalOf, memberOf, type PlayingGroup, type PlayingMember } from '../domain/play/group.js';
import type { GroupOutline } from '../application/ports/play-reads.js';
import type { TableRow } from '../domain/play/table.js';
import { euro } from './ids.js';
import type { LeagueMember, ResolversTypes } from './generated/schema.js';

/** A row of a table with the group that it is of. */
export interface StandingSource extends Omit<TableRow, 'position' | 'decidedBy'> {
  readonly rank: number;
  readonly rankedBy: TableRow['decidedBy'];
  readonly group: PlayingGroup;
}

export const standingSource = ({ position, decidedBy, ...row }: TableRow, group: PlayingGroup): StandingSource => ({
  ...row,
  ...{ rank: position, rankedBy: decidedBy, group },
});

export const outlineOf = ({ id, number, state, phase, league }: PlayingGroup): GroupOutline => ({
  ...{ id, number, state, phaseId: phase.id, leagueId: league.id },
});

export const memberSource = ({ id, playerIds, level, outBecause }: PlayingMember): LeagueMember => ({
  id,
  players: playerIds.map((player) => ({ id: player })),
  level: halfStep(level),
  isOut: outBecause !== null,
});

export function fixtureSource(fixture: LeagueFixture, group: PlayingGroup): ResolversTypes['LeagueFixture'] {
  const { id, round, isChallenge, stage, state, sides, players, opensAt, closesAt, decision, matchId } = fixture;
  const side = (place: 0 | 1) => memberSource({ ...memberOf(group, sides[place]), playerIds: players[place] });
  return {
    ...{ id, group: outlineOf(group), round, isChallenge, stage, opensAt, closesAt },
    state: state === 'VOID' ? 'DECIDED' : state,
    ...{ sideA: side(0), sideB: side(1) },
    ...{ how: decision?.how ?? null, winner: decision?.winner ?? null, rule: decision?.rule ?? null },
    sets: (decision?.sets ?? []).map((set) => ({ ...set, tieBreak: set.tieBreak ?? null })),
    decidedAt: decision?.at ?? null,
    needsDecision: needsDecision(fixture),
    match: matchId === null ? null : { id: matchId },
    chanceA: chanceIn(group, fixture),
  };
}

/** Fixtures of a group that are shown, challenges among them. */
const SHOWN_FIXTURES = 200;

/** Open ones first, by the end of their time; then the latest first. */
export const fixturesInOrder = ({ fixtures }: PlayingGroup): readonly LeagueFixture[] =>
  [
    ...fixtures.filter(isOpen).toSorted((a, b) => +a.closesAt - +b.closesAt || (a.id < b.id ? -1 : 1)),
    ...fixtures
      .filter((fixture) => !isOpen(fixture))
      .toSorted((a, b) => +(b.decision?.at ?? 0) - +(a.decision?.at ?? 0) || (a.id < b.id ? -1 : 1)),
  ].slice(0, SHOWN_FIXTURES);

export const finalSource = (group: PlayingGroup): ResolversTypes['LeagueFixture'] | null => {
  const final = finalOf(group);
  return final && fixtureSource(final, group);
};

export const choiceSource = ({ kind, cents, points }: PrizeChoice): ResolversTypes['PrizeChoice'] => ({
  kind,
  points,
  amount: cents === null ? null : euro(cents),
});

import { gamesWon } from '@setpoint/scoring';
import type { FixtureDecision, LeagueFixture } from '../domain/play/fixture.js';
import { dueAtOf, nightAfter, type PlayingGroup, type PlayingMember } from '../domain/play/group.js';
import type { FixtureDecisionRow, FixtureRow, LeagueGroupRow, MemberRow } from './play-entities.js';

/** A newly formed group. */
export const newGroupRow = (group: PlayingGroup, at: Date): LeagueGroupRow => ({
  ...{ id: group.id, phase_id: group.phase.id, number: group.number, seed: group.seed },
  ...{ formed_at: at, night_at: nightAfter(group, at), closed_at: null },
  ...changingColumns(group),
});

/** The columns of a group that change with its play. */
export const changingColumns = (group: PlayingGroup) => ({
  ...{ state: group.state, version: group.version, rounds_opened: group.roundsOpened, due_at: dueAtOf(group) },
  ...{ winner_id: group.winnerId, second_id: group.secondId },
});

export const memberRow = (member: PlayingMember, group: PlayingGroup): MemberRow => ({
  ...{ id: member.id, group_id: group.id, phase_id: group.phase.id, subscription_id: member.subscriptionId },
  ...{ player_ids: [...member.playerIds], level: member.level, out_because: member.outBecause },
});

export const memberOfRow = (row: MemberRow): PlayingMember => ({
  ...{ id: row.id, subscriptionId: row.subscription_id, playerIds: row.player_ids },
  ...{ level: row.level, outBecause: row.out_because },
});

export function fixtureRow(fixture: LeagueFixture, groupId: string): FixtureRow {
  const { decision, sides, players } = fixture;
  const games = gamesWon(decision?.sets ?? []);
  return {
    ...{ id: fixture.id, group_id: groupId, stage: fixture.stage, round: fixture.round },
    ...{ is_challenge: fixture.isChallenge, side_a: sides[0], side_b: sides[1] },
    ...{ players_a: [...players[0]], players_b: [...players[1]], revision: fixture.revision },
    ...{ state: fixture.state, closing: fixture.closing, opens_at: fixture.opensAt, closes_at: fixture.closesAt },
    ...{
      latest_close: fixture.latestClose,
      is_warned: fixture.isWarned,
      has_result: fixture.hasResult,
      has_no_show: fixture.hasNoShow,
      match_id: fixture.matchId,
    },
    ...{ replaces: fixture.replaces, is_kept: fixture.isKept, result_version: fixture.resultVersion },
    ...{ how: decision?.how ?? null, winner: decision?.winner ?? null, rule: decision?.rule ?? null },
    ...{ outcome: decision?.outcome ?? null, sets: decision?.sets ?? [], decided_at: decision?.at ?? null },
    ...{ games_a: games.A, games_b: games.B, is_forfeit: decision !== null && isForfeit(decision) },
  };
}

const isForfeit = ({ how, outcome }: FixtureDecision): boolean =>
  how === 'FORFEIT' || how === 'DOUBLE_FORFEIT' || outcome === 'WALKOVER';

/** The decision's author and facts are in the record of decisions. */
export const fixtureOfRow = (row: FixtureRow): LeagueFixture => ({
  ...{ id: row.id, stage: row.stage, round: row.round, isChallenge: row.is_challenge },
  ...{ sides: [row.side_a, row.side_b], players: [row.players_a, row.players_b], revision: row.revision },
  ...{ state: row.state, closing: row.closing, opensAt: row.opens_at, closesAt: row.closes_at },
  ...{ latestClose: row.latest_close, isWarned: row.is_warned, hasResult: row.has_result },
  ...{ hasNoShow: row.has_no_show, matchId: row.match_id },
  ...{ replaces: row.replaces, isKept: row.is_kept, resultVersion: row.result_version },
  decision:
    row.how === null
      ? null
      : {
          ...{ how: row.how, winner: row.winner, rule: row.rule, outcome: row.outcome, sets: row.sets },
          ...{ at: row.decided_at!, by: null, facts: {} },
        },
});

export const decisionRow = (fixture: LeagueFixture, decision: FixtureDecision): FixtureDecisionRow => ({
  ...{ fixture_id: fixture.id, revision: fixture.revision, how: decision.how, winner: decision.winner },
  ...{ rule: decision.rule, outcome: decision.outcome, sets: decision.sets, facts: decision.facts },
  ...{ by_id: decision.by, at: decision.at },
});

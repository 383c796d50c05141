import { userId } from '@setpoint/kernel';
import type { Award } from '../domain/play/award.js';
import type { PlayFixture, PlayOfTournament } from '../domain/play/play.js';
import { registrationId, tournamentId } from '../domain/tournament.js';
import type { AwardRow, FixtureRow, PlayRow } from './play-entities.js';

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));
const millis = (at: Date | null): number | null => at && at.getTime();

export const playRowOf = (play: PlayOfTournament): PlayRow => ({
  tournament_id: play.rules.tournamentId,
  seed: play.seed,
  algorithm: play.algorithm,
  drawn_at: new Date(play.drawnAt),
  rules: play.rules,
  entries: play.entries,
  standing: { out: play.out, groups: play.groups, draw: play.draw, bracket: play.bracket, phases: play.phases },
  version: play.version,
  completed_at: instant(play.completedAt),
});

/** Fixtures in their order. */
export const playOf = (row: PlayRow, fixtures: readonly FixtureRow[]): PlayOfTournament => ({
  rules: row.rules,
  seed: row.seed,
  algorithm: row.algorithm,
  drawnAt: row.drawn_at.getTime(),
  entries: row.entries,
  ...row.standing,
  fixtures: fixtures.map(fixtureOf),
  version: row.version,
  completedAt: millis(row.completed_at),
});

export const fixtureRowOf = (tournament: string, fixture: PlayFixture, place: number): FixtureRow => ({
  id: fixture.id,
  tournament_id: tournament,
  place,
  stage: fixture.stage,
  phase: fixture.phase,
  group_no: fixture.group,
  key: fixture.key,
  number: fixture.number,
  state: fixture.state,
  revision: fixture.revision,
  side_a: fixture.sides[0],
  side_b: fixture.sides[1],
  opens_at: instant(fixture.opensAt),
  closes_at: instant(fixture.closesAt),
  reminded_for: instant(fixture.remindedFor),
  has_result: fixture.hasResult,
  has_no_show: fixture.hasNoShow,
  left_to_support: fixture.leftToSupport,
  contradicted: fixture.contradicted,
  match_id: fixture.matchId,
  heard: fixture.heard,
  how: fixture.outcome?.how ?? null,
  winner: fixture.outcome?.winner ?? null,
  sets: fixture.outcome?.sets ?? [],
  rule: fixture.outcome?.rule ?? null,
  decided_at: instant(fixture.outcome?.at ?? null),
});

const fixtureOf = (row: FixtureRow): PlayFixture => ({
  id: row.id,
  stage: row.stage,
  phase: row.phase,
  group: row.group_no,
  key: row.key,
  number: row.number,
  state: row.state,
  revision: row.revision,
  sides: [row.side_a, row.side_b],
  opensAt: millis(row.opens_at),
  closesAt: millis(row.closes_at),
  remindedFor: millis(row.reminded_for),
  hasResult: row.has_result,
  hasNoShow: row.has_no_show,
  leftToSupport: row.left_to_support,
  contradicted: row.contradicted,
  matchId: row.match_id,
  heard: row.heard,
  outcome:
    row.how === null
      ? null
      : { how: row.how, winner: row.winner, sets: row.sets, rule: row.rule, at: row.decided_at!.getTime() },
});

export const awardOf = (row: AwardRow): Award => ({
  id: row.id,
  tournamentId: tournamentId(row.tournament_id),
  playerId: userId(row.player_id),
  entryId: registrationId(row.entry_id),
  placing: row.placed_as,
  choices: row.choices,
  wonAt: row.won_at,
  claimedAt: row.claimed_at,
  claimed: row.claimed,
});

export const awardRowOf = (award: Award): AwardRow => ({
  id: award.id,
  tournament_id: award.tournamentId,
  player_id: award.playerId,
  entry_id: award.entryId,
  placed_as: award.placing,
  choices: award.choices,
  won_at: award.wonAt,
  claimed_at: award.claimedAt,
  claimed: award.claimed,
});

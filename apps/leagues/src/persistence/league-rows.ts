import { userId } from '@setpoint/kernel';
import type { League, LeaguePhase } from '../domain/league.js';
import type { LeagueRow, PhaseRow } from './league-entities.js';

export const toLeague = (row: LeagueRow): League => ({
  ...{ id: row.id, name: row.name, province: row.province, sport: row.sport, numberPlayers: row.number_players },
  ...{ sex: row.sex, year: row.year, gameMode: row.game_mode, timeZone: row.time_zone, rules: row.rules },
  ...{ prizes: row.prizes, version: row.version, createdAt: row.created_at, endedAt: row.ended_at },
  createdBy: userId(row.created_by),
});

export const toLeagueRow = (league: League): Omit<LeagueRow, 'request_id'> => ({
  ...{ id: league.id, name: league.name, province: league.province, sport: league.sport },
  ...{ number_players: league.numberPlayers, sex: league.sex, year: league.year, game_mode: league.gameMode },
  ...{ time_zone: league.timeZone, rules: league.rules, prizes: league.prizes, version: league.version },
  ...{ created_at: league.createdAt, created_by: league.createdBy, ended_at: league.endedAt },
});

export const toPhase = (row: PhaseRow): LeaguePhase => ({
  ...{ id: row.id, leagueId: row.league_id, year: row.year, number: row.number, state: row.state },
  ...{ enrolmentOpensAt: row.enrolment_opens_at, startsAt: row.starts_at, finalsAt: row.finals_at },
  ...{ endsAt: row.ends_at, dueAt: row.due_at, notifiedAt: row.told_at, beganAt: row.began_at },
  importedAt: row.imported_at,
});

export const toPhaseRow = (phase: LeaguePhase): PhaseRow => ({
  ...{ id: phase.id, league_id: phase.leagueId, year: phase.year, number: phase.number, state: phase.state },
  ...{ enrolment_opens_at: phase.enrolmentOpensAt, starts_at: phase.startsAt, finals_at: phase.finalsAt },
  ...{ ends_at: phase.endsAt, due_at: phase.dueAt, told_at: phase.notifiedAt, began_at: phase.beganAt },
  imported_at: phase.importedAt,
});

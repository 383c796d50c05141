import type { MigrationInterface } from 'typeorm';
import { CreateLeagues1795381500001 } from './0001-leagues.js';
import { CreateSubscriptions1795381500002 } from './0002-subscriptions.js';
import { ProjectPlayers1795381500003 } from './0003-players.js';
import { CreatePlay1795381500020 } from './0020-play.js';
import { BeginAuditLog1795381500050 } from './0050-audit-log.js';
import { ImportPhases1795381500060 } from './0060-imported-phases.js';
import { AcceptTeammates1795381500070 } from './0070-accepted-teammates.js';
import { AddEnteredResults1795381500080 } from './0080-entered-results.js';
import { AddReportedNoShows1795381500090 } from './0090-reported-no-shows.js';
import { CountForfeitsApart1795381500100 } from './0100-forfeits-not-played.js';

/** In order; append only. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateLeagues1795381500001,
  CreateSubscriptions1795381500002,
  ProjectPlayers1795381500003,
  CreatePlay1795381500020,
  BeginAuditLog1795381500050,
  ImportPhases1795381500060,
  AcceptTeammates1795381500070,
  AddEnteredResults1795381500080,
  AddReportedNoShows1795381500090,
  CountForfeitsApart1795381500100,
];

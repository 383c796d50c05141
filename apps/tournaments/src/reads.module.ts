import { Module } from '@nestjs/common';
import { Drafts } from './application/ports/drafts.js';
import { Players } from './application/ports/players.js';
import { Registrations } from './application/ports/registrations.js';
import { TournamentLists } from './application/ports/tournament-lists.js';
import { ReadTournaments } from './graphql/read-tournaments.js';
import { PostgresDrafts } from './persistence/postgres-drafts.js';
import { PostgresPlayers } from './persistence/postgres-players.js';
import { PostgresRegistrations } from './persistence/postgres-registrations.js';
import { PostgresTournamentLists } from './persistence/postgres-tournament-lists.js';

/** Reads of tournaments that registrations and play share. */
@Module({
  providers: [
    ReadTournaments,
    { provide: Drafts, useClass: PostgresDrafts },
    { provide: Players, useClass: PostgresPlayers },
    { provide: Registrations, useClass: PostgresRegistrations },
    { provide: TournamentLists, useClass: PostgresTournamentLists },
  ],
  exports: [ReadTournaments, Drafts, Players, Registrations, TournamentLists],
})
export class ReadsModule {}

import { Module } from '@nestjs/common';
import { ExchangeRecords } from './application/exchange-records.js';
import { InviteCodes } from './application/invite-codes.js';
import { LinkGuest } from './application/link-guest.js';
import { PlayTournaments } from './application/play-tournaments.js';
import { ReadRecords } from './application/read-records.js';
import { SupportPlay } from './application/support-play.js';
import { TakeAward } from './application/take-award.js';
import { Guests } from './application/ports/guests.js';
import { Awards, Plays } from './application/ports/plays.js';
import { Play } from './application/ports/play.js';
import { Records } from './application/ports/records.js';
import { Seeds } from './application/ports/seeds.js';
import { TournamentEnds } from './application/ports/tournament-ends.js';
import { OnFixtureClosed } from './events/on-fixture-closed.js';
import { OnMatchCreated } from './events/on-match-created.js';
import { OnResultEntered } from './events/on-result-entered.js';
import { OnNoShow } from './events/on-no-show.js';
import { OnPlayPeriodExtended } from './events/on-play-period-extended.js';
import { OnResultCorrected } from './events/on-result-corrected.js';
import { OnSideAbandoned } from './events/on-side-abandoned.js';
import { AwardResolver } from './graphql/award.resolver.js';
import { EntryResolver } from './graphql/entry.resolver.js';
import { FixtureResolver } from './graphql/fixture.resolver.js';
import { PlayResolver } from './graphql/play.resolver.js';
import { ReadPlay } from './graphql/read-play.js';
import { RecordsResolver } from './graphql/records.resolver.js';
import { RunResolver } from './graphql/run.resolver.js';
import { SeedingResolver } from './graphql/seeding.resolver.js';
import { SupportPlayResolver } from './graphql/support-play.resolver.js';
import { PostgresAwards } from './persistence/postgres-awards.js';
import { PostgresGuests } from './persistence/postgres-guests.js';
import { PostgresPlays } from './persistence/postgres-plays.js';
import { PostgresRecords } from './persistence/postgres-records.js';
import { PostgresTournamentEnds } from './persistence/postgres-tournament-ends.js';
import { EntropySeeds } from './persistence/entropy-seeds.js';
import { CompletedSnapshot } from './persistence/snapshots/completed-snapshot.js';
import { EntrySnapshot } from './persistence/snapshots/entry-snapshot.js';
import { GroupSnapshot } from './persistence/snapshots/group-snapshot.js';
import { GuestSnapshot } from './persistence/snapshots/guest-snapshot.js';
import { ReadsModule } from './reads.module.js';
import { WatchWindows } from './timers/watch-windows.js';

/** Draw and play: groups, play-off, fixtures, prizes. */
@Module({
  imports: [ReadsModule],
  providers: [
    ...[PlayTournaments, SupportPlay, TakeAward, ReadPlay, ReadRecords, ExchangeRecords, InviteCodes],
    LinkGuest,
    ...[AwardResolver, EntryResolver, FixtureResolver, PlayResolver, RecordsResolver, RunResolver],
    ...[SeedingResolver, SupportPlayResolver],
    OnFixtureClosed,
    OnMatchCreated,
    OnResultEntered,
    OnNoShow,
    OnPlayPeriodExtended,
    OnResultCorrected,
    OnSideAbandoned,
    WatchWindows,
    CompletedSnapshot,
    EntrySnapshot,
    GroupSnapshot,
    GuestSnapshot,
    { provide: Play, useExisting: PlayTournaments },
    { provide: Awards, useClass: PostgresAwards },
    { provide: Guests, useClass: PostgresGuests },
    { provide: Plays, useClass: PostgresPlays },
    { provide: Records, useClass: PostgresRecords },
    { provide: Seeds, useClass: EntropySeeds },
    { provide: TournamentEnds, useClass: PostgresTournamentEnds },
  ],
  exports: [Play],
})
export class PlayModule {}

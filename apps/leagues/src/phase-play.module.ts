import { Module } from '@nestjs/common';
import { BeginPhase } from './application/begin-phase.js';
import { ChallengeMember } from './application/challenge-member.js';
import { GroupChances } from './application/group-chances.js';
import { HearMatches } from './application/hear-matches.js';
import { KeepPlay } from './application/keep-play.js';
import { LetTimePass } from './application/let-time-pass.js';
import { ListTasks } from './application/list-tasks.js';
import { Awards } from './application/ports/awards.js';
import { PhasePlay } from './application/ports/phase-play.js';
import { PhaseStates } from './application/ports/phase-states.js';
import { PlayReads } from './application/ports/play-reads.js';
import { PlayingGroups } from './application/ports/playing-groups.js';
import { Seeds } from './application/ports/seeds.js';
import { SupportPlay } from './application/support-play.js';
import { TakeAward } from './application/take-award.js';
import { OnFixtureClosed } from './events/on-fixture-closed.js';
import { OnMatchCreated } from './events/on-match-created.js';
import { OnResultEntered } from './events/on-result-entered.js';
import { OnNoShow } from './events/on-no-show.js';
import { OnPlayPeriodExtended } from './events/on-play-period-extended.js';
import { OnResultCorrected } from './events/on-result-corrected.js';
import { OnSideAbandoned } from './events/on-side-abandoned.js';
import { AwardResolver } from './graphql/award.resolver.js';
import { GroupResolver } from './graphql/group.resolver.js';
import { LeaguePlayResolver, PhaseGroupsResolver } from './graphql/league-play.resolver.js';
import { PlayCommandsResolver } from './graphql/play-commands.resolver.js';
import { ReadPlay } from './graphql/read-play.js';
import { StandingResolver } from './graphql/standing.resolver.js';
import { EntropySeeds } from './persistence/entropy-seeds.js';
import { PostgresAwards } from './persistence/postgres-awards.js';
import { PostgresPhaseStates } from './persistence/postgres-phase-states.js';
import { PostgresPlayReads } from './persistence/postgres-play-reads.js';
import { PostgresPlayingGroups } from './persistence/postgres-playing-groups.js';
import { GroupSnapshot } from './persistence/snapshots/group-snapshot.js';
import { PlayGroups } from './timers/play-groups.js';

/** Play of a phase: groups, rounds, tables, finals, prizes and the yearly ranking. */
@Module({
  providers: [
    ...[KeepPlay, HearMatches, LetTimePass, ChallengeMember, SupportPlay, TakeAward, ListTasks, GroupChances],
    ...[OnMatchCreated, OnResultEntered, OnNoShow, OnFixtureClosed, OnResultCorrected],
    ...[OnPlayPeriodExtended, OnSideAbandoned],
    PlayGroups,
    GroupSnapshot,
    ...[ReadPlay, GroupResolver, StandingResolver, LeaguePlayResolver, PhaseGroupsResolver],
    ...[AwardResolver, PlayCommandsResolver],
    { provide: Awards, useClass: PostgresAwards },
    { provide: PlayReads, useClass: PostgresPlayReads },
    { provide: PhasePlay, useClass: BeginPhase },
    { provide: PhaseStates, useClass: PostgresPhaseStates },
    { provide: PlayingGroups, useClass: PostgresPlayingGroups },
    { provide: Seeds, useClass: EntropySeeds },
  ],
  exports: [PhasePlay, PlayReads, PlayingGroups, Seeds],
})
export class PhasePlayModule {}

import { Module } from '@nestjs/common';
import { AnswerInvitation } from './application/answer-invitation.js';
import { CancelMatch } from './application/cancel-match.js';
import { ChangeMatch } from './application/change-match.js';
import { ChangeMatchOptions } from './application/change-match-options.js';
import { ConfirmResult } from './application/confirm-result.js';
import { CreateMatch } from './application/create-match.js';
import { DisputeResult } from './application/dispute-result.js';
import { EnterResult } from './application/enter-result.js';
import { EvaluateOpponents } from './application/evaluate-opponents.js';
import { InvitePlayers } from './application/invite-players.js';
import { JoinMatch } from './application/join-match.js';
import { LeaveMatch } from './application/leave-match.js';
import { ListWaiting } from './application/list-waiting.js';
import { OrganiseMatch } from './application/organise-match.js';
import { Matches, Surroundings } from './application/ports.js';
import { RemovePlayer } from './application/remove-player.js';
import { ReorganiseMatch } from './application/reorganise-match.js';
import { OnAbsenceChanged } from './events/on-absence-changed.js';
import { OnBlockChanged } from './events/on-block-changed.js';
import { OnCourtChanged } from './events/on-court-changed.js';
import { OnFollowChanged } from './events/on-follow-changed.js';
import { OnLevelsChanged } from './events/on-levels-changed.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import { MatchCommandsResolver } from './graphql/match-commands.resolver.js';
import { MatchQueriesResolver } from './graphql/match-queries.resolver.js';
import { MatchResolver } from './graphql/match.resolver.js';
import { ReadMatches } from './graphql/read-matches.js';
import { PostgresMatches } from './persistence/postgres-matches.js';
import { PostgresSurroundings } from './persistence/postgres-surroundings.js';
import { CancelUnorganisedMatches } from './timers/cancel-unorganised-matches.js';
import { GiveUpUnplayedMatches } from './timers/give-up-unplayed-matches.js';
import { RemindPlayers } from './timers/remind-players.js';
import { SettleUndisputedResults } from './timers/settle-undisputed-results.js';
import { StartAwaitingResults } from './timers/start-awaiting-results.js';

const commands = [
  ...[ChangeMatch, CreateMatch, JoinMatch, LeaveMatch, InvitePlayers, AnswerInvitation],
  ...[OrganiseMatch, ReorganiseMatch, CancelMatch, ChangeMatchOptions, RemovePlayer],
  ...[EnterResult, ConfirmResult, DisputeResult, EvaluateOpponents],
];
const queries = [ListWaiting];
const graphql = [ReadMatches, MatchResolver, MatchQueriesResolver, MatchCommandsResolver];
const events = [OnProfileChanged, OnLevelsChanged, OnAbsenceChanged, OnFollowChanged, OnBlockChanged, OnCourtChanged];
const timers = [
  CancelUnorganisedMatches,
  StartAwaitingResults,
  SettleUndisputedResults,
  GiveUpUnplayedMatches,
  RemindPlayers,
];

@Module({
  providers: [
    ...[...commands, ...queries, ...graphql, ...events, ...timers],
    { provide: Matches, useClass: PostgresMatches },
    { provide: Surroundings, useClass: PostgresSurroundings },
  ],
})
export class MatchesModule {}

import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Ids, matchId, refuse, type Identity, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeMatch } from '../application/change-match.js';
import { CreateMatch } from '../application/create-match.js';
import { InvitePlayers } from '../application/invite-players.js';
import type { MatchCommand } from '../domain/commands.js';
import type { Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import type {
  MatchIdInput,
  MutationAnswerInvitationArgs,
  MutationAnswerNoShowArgs,
  MutationAnswerProposalArgs,
  MutationCancelMatchArgs,
  MutationChangeMatchOptionsArgs,
  MutationConfirmResultArgs,
  MutationCreateMatchArgs,
  MutationDisputeResultArgs,
  MutationEditTeamsArgs,
  MutationEnterResultArgs,
  MutationEvaluateOpponentsArgs,
  MutationInvitePlayersArgs,
  MutationJoinMatchArgs,
  MutationLeaveMatchArgs,
  MutationOrganiseMatchArgs,
  MutationRemovePlayerArgs,
  MutationReorganiseMatchArgs,
  MutationReportNoShowArgs,
  MutationWithdrawProposalArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toCreateRequest, toEvaluations, toOptions, toPlan, toPlayerIds, toResult, toUserId } from './inputs.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** Translates, calls, translates. */
/** Other matches at the same time that are shown. */
const SHOWN_OVERLAPPING = 20;

@Resolver()
export class MatchCommandsResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly create: CreateMatch,
    private readonly change: ChangeMatch,
    private readonly invite: InvitePlayers,
    private readonly ids: Ids,
  ) {}

  @Mutation('createMatch')
  async createMatch(
    @Args() { input }: MutationCreateMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['CreateMatchPayload']> {
    const nothing = { match: null, overlapping: [] };
    if (!isId(input.requestId))
      return refused(refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] }), nothing);
    const outcome = await this.create.execute(toCreateRequest(input), signedIn(caller));
    if (!outcome.ok) return refused(outcome, nothing);
    const show = (id: MatchId) => this.read.one(id, caller, loaders);
    const overlapping = (await Promise.all(outcome.value.overlapping.slice(0, SHOWN_OVERLAPPING).map(show))).filter(
      (match) => match !== null,
    );
    return done({ match: await show(outcome.value.match.id), overlapping });
  }

  @Mutation('joinMatch')
  joinMatch(
    @Args() { input }: MutationJoinMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['JoinMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'JOIN', who, side: input.side ?? null }));
  }

  @Mutation('leaveMatch')
  leaveMatch(
    @Args() { input }: MutationLeaveMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['LeaveMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'LEAVE', who }));
  }

  @Mutation('invitePlayers')
  invitePlayers(
    @Args() { input }: MutationInvitePlayersArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['InvitePlayersPayload']> {
    const request = { side: input.side, playerIds: toPlayerIds(input.playerIds) };
    return this.answer(input, caller, loaders, (id, who) => this.invite.execute(id, request, who));
  }

  @Mutation('answerInvitation')
  answerInvitation(
    @Args() { input }: MutationAnswerInvitationArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['AnswerInvitationPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'ANSWER', who, accept: input.accept }));
  }

  @Mutation('organiseMatch')
  organiseMatch(
    @Args() { input }: MutationOrganiseMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['OrganiseMatchPayload']> {
    const proposal = { proposalId: this.ids.next(), answers: input.proposalId ?? null };
    return this.run(input, caller, loaders, (who) => ({ type: 'ORGANISE', who, plan: toPlan(input), ...proposal }));
  }

  @Mutation('answerProposal')
  answerProposal(
    @Args() { input }: MutationAnswerProposalArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['AnswerProposalPayload']> {
    const { proposalId, accept } = input;
    return this.run(input, caller, loaders, (who) => ({ type: 'ANSWER_PROPOSAL', who, proposalId, accept }));
  }

  @Mutation('withdrawProposal')
  withdrawProposal(
    @Args() { input }: MutationWithdrawProposalArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['WithdrawProposalPayload']> {
    const { proposalId } = input;
    return this.run(input, caller, loaders, (who) => ({ type: 'WITHDRAW_PROPOSAL', who, proposalId }));
  }

  @Mutation('reorganiseMatch')
  reorganiseMatch(
    @Args() { input }: MutationReorganiseMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ReorganiseMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'REORGANISE', who }));
  }

  @Mutation('cancelMatch')
  cancelMatch(
    @Args() { input }: MutationCancelMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['CancelMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'CANCEL', who }));
  }

  @Mutation('changeMatchOptions')
  changeMatchOptions(
    @Args() { input }: MutationChangeMatchOptionsArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ChangeMatchOptionsPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'CHANGE_OPTIONS', who, ...toOptions(input) }));
  }

  @Mutation('editTeams')
  editTeams(
    @Args() { input }: MutationEditTeamsArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['EditTeamsPayload']> {
    const teamA = toPlayerIds(input.teamA);
    return this.run(input, caller, loaders, (who) => ({ type: 'EDIT_TEAMS', who, teamA }));
  }

  @Mutation('removePlayer')
  removePlayer(
    @Args() { input }: MutationRemovePlayerArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['RemovePlayerPayload']> {
    const playerId = toUserId(input.playerId);
    return this.run(input, caller, loaders, (who) => ({ type: 'REMOVE_PLAYER', who, playerId }));
  }

  @Mutation('enterResult')
  enterResult(
    @Args() { input }: MutationEnterResultArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['EnterResultPayload']> {
    const entered = {
      result: toResult(input),
      resultVersion: input.resultVersion ?? null,
      evaluations: toEvaluations(input.evaluations),
    };
    return this.run(input, caller, loaders, (who) => ({ type: 'ENTER_RESULT', who, ...entered }));
  }

  @Mutation('confirmResult')
  confirmResult(
    @Args() { input }: MutationConfirmResultArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ConfirmResultPayload']> {
    const answer = { resultVersion: input.resultVersion ?? null, evaluations: toEvaluations(input.evaluations) };
    return this.run(input, caller, loaders, (who) => ({ type: 'CONFIRM_RESULT', who, ...answer }));
  }

  @Mutation('disputeResult')
  disputeResult(
    @Args() { input }: MutationDisputeResultArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['DisputeResultPayload']> {
    const answer = { resultVersion: input.resultVersion ?? null, note: input.note };
    return this.run(input, caller, loaders, (who) => ({ type: 'DISPUTE_RESULT', who, ...answer }));
  }

  @Mutation('reportNoShow')
  reportNoShow(
    @Args() { input }: MutationReportNoShowArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ReportNoShowPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'REPORT_NO_SHOW', who }));
  }

  @Mutation('answerNoShow')
  answerNoShow(
    @Args() { input }: MutationAnswerNoShowArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['AnswerNoShowPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'ANSWER_NO_SHOW', who, accept: input.accept }));
  }

  @Mutation('evaluateOpponents')
  evaluateOpponents(
    @Args() { input }: MutationEvaluateOpponentsArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['EvaluateOpponentsPayload']> {
    const evaluations = toEvaluations(input.evaluations);
    return this.run(input, caller, loaders, (who) => ({ type: 'EVALUATE', who, evaluations }));
  }

  private run(input: MatchIdInput, caller: Identity, loaders: LoaderRegistry, command: (who: UserId) => MatchCommand) {
    return this.answer(input, caller, loaders, (id, who) => this.change.execute(id, command(who)));
  }

  /** A refusal includes the current match, so that the page can refresh. */
  private async answer(
    input: MatchIdInput,
    caller: Identity,
    loaders: LoaderRegistry,
    execute: (id: MatchId, who: UserId) => Promise<Outcome<Match, MatchCode>>,
  ) {
    const who = signedIn(caller);
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await execute(matchId(input.matchId), who);
    if (!outcome.ok && outcome.code === 'TOO_MANY_REQUESTS') return refused(outcome, { match: null });
    loaders.clear();
    const match = await this.read.one(input.matchId, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }
}

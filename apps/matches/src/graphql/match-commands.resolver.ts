import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { matchId, refuse, type Identity, type MatchId, type Outcome, type Side, type UserId } from '@setpoint/kernel';
import {
  failed,
  Loaders,
  LoaderRegistry,
  RateLimiter,
  signedIn,
  succeed,
  Viewer,
  type RateLimit,
} from '@setpoint/service-kit';
import { AnswerInvitation } from '../application/answer-invitation.js';
import { CancelMatch } from '../application/cancel-match.js';
import { ChangeMatchOptions } from '../application/change-match-options.js';
import { ConfirmResult } from '../application/confirm-result.js';
import { CreateMatch } from '../application/create-match.js';
import { DisputeResult } from '../application/dispute-result.js';
import { EnterResult } from '../application/enter-result.js';
import { EvaluateOpponents } from '../application/evaluate-opponents.js';
import { InvitePlayers } from '../application/invite-players.js';
import { JoinMatch } from '../application/join-match.js';
import { LeaveMatch } from '../application/leave-match.js';
import { OrganiseMatch } from '../application/organise-match.js';
import { RemovePlayer } from '../application/remove-player.js';
import { ReorganiseMatch } from '../application/reorganise-match.js';
import type { Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import {
  isId,
  toDraft,
  toEvaluations,
  toOptions,
  toPlan,
  toPlayerIds,
  toResult,
  toUserId,
  type CreateMatchInput,
  type EvaluationInput,
  type OptionsInput,
  type PlanInput,
  type ResultInput,
} from './inputs.js';
import { ReadMatches } from './read-matches.js';

/** Per person. Nobody plays that much. */
const CREATING: RateLimit = { name: 'create-match', points: 30, seconds: 3600 };
const INVITING: RateLimit = { name: 'invite-players', points: 100, seconds: 3600 };
const CHANGING: RateLimit = { name: 'change-match', points: 120, seconds: 60 };

interface MatchInput {
  readonly matchId: string;
}

/** Translates, calls, translates. */
@Resolver()
export class MatchCommandsResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly limiter: RateLimiter,
    private readonly create: CreateMatch,
    private readonly join: JoinMatch,
    private readonly leave: LeaveMatch,
    private readonly invite: InvitePlayers,
    private readonly answer: AnswerInvitation,
    private readonly organise: OrganiseMatch,
    private readonly reorganise: ReorganiseMatch,
    private readonly cancel: CancelMatch,
    private readonly changeOptions: ChangeMatchOptions,
    private readonly remove: RemovePlayer,
    private readonly enter: EnterResult,
    private readonly confirm: ConfirmResult,
    private readonly dispute: DisputeResult,
    private readonly evaluate: EvaluateOpponents,
  ) {}

  @Mutation('createMatch')
  async createMatch(
    @Args('input') input: CreateMatchInput,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const who = signedIn(viewer);
    const nothing = { match: null, overlapping: [] };
    if (!(await this.limiter.take(CREATING, who)).allowed) return failed(refuse('TOO_MANY_REQUESTS'), nothing);
    if (!isId(input.requestId))
      return failed(refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] }), nothing);
    const outcome = await this.create.execute(toDraft(input), who);
    if (!outcome.ok) return failed(outcome, nothing);
    const show = (id: MatchId) => this.read.one(id, viewer, loaders);
    const overlapping = (await Promise.all(outcome.value.overlapping.map(show))).filter((match) => match !== null);
    return succeed({ match: await show(outcome.value.match.id), overlapping });
  }

  @Mutation('joinMatch')
  joinMatch(
    @Args('input') input: MatchInput & { side?: Side | null },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    return this.run(input, who, loaders, (id, me) => this.join.execute({ matchId: id, side: input.side ?? null }, me));
  }

  @Mutation('leaveMatch')
  leaveMatch(@Args('input') input: MatchInput, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.run(input, who, loaders, (id, me) => this.leave.execute({ matchId: id }, me));
  }

  @Mutation('invitePlayers')
  invitePlayers(
    @Args('input') input: MatchInput & { readonly side: Side; readonly playerIds: readonly string[] },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const playerIds = toPlayerIds(input.playerIds);
    const run = (id: MatchId, me: UserId) => this.invite.execute({ matchId: id, side: input.side, playerIds }, me);
    return this.run(input, who, loaders, run, INVITING);
  }

  @Mutation('answerInvitation')
  answerInvitation(
    @Args('input') input: MatchInput & { readonly accept: boolean },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    return this.run(input, who, loaders, (id, me) => this.answer.execute({ matchId: id, accept: input.accept }, me));
  }

  @Mutation('organiseMatch')
  organiseMatch(
    @Args('input') input: MatchInput & PlanInput,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    return this.run(input, who, loaders, (id, me) => this.organise.execute({ matchId: id, plan: toPlan(input) }, me));
  }

  @Mutation('reorganiseMatch')
  reorganiseMatch(@Args('input') input: MatchInput, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.run(input, who, loaders, (id, me) => this.reorganise.execute({ matchId: id }, me));
  }

  @Mutation('cancelMatch')
  cancelMatch(@Args('input') input: MatchInput, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.run(input, who, loaders, (id, me) => this.cancel.execute({ matchId: id }, me));
  }

  @Mutation('changeMatchOptions')
  changeMatchOptions(
    @Args('input') input: MatchInput & OptionsInput,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const options = toOptions(input);
    return this.run(input, who, loaders, (id, me) => this.changeOptions.execute({ matchId: id, options }, me));
  }

  @Mutation('removePlayer')
  removePlayer(
    @Args('input') input: MatchInput & { readonly playerId: string },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const playerId = toUserId(input.playerId);
    return this.run(input, who, loaders, (id, me) => this.remove.execute({ matchId: id, playerId }, me));
  }

  @Mutation('enterResult')
  enterResult(
    @Args('input') input: MatchInput & ResultInput & { readonly evaluations?: readonly EvaluationInput[] | null },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const result = toResult(input);
    const evaluations = toEvaluations(input.evaluations);
    return this.run(input, who, loaders, (id, me) => this.enter.execute({ matchId: id, result, evaluations }, me));
  }

  @Mutation('confirmResult')
  confirmResult(
    @Args('input') input: MatchInput & { readonly evaluations?: readonly EvaluationInput[] | null },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const evaluations = toEvaluations(input.evaluations);
    return this.run(input, who, loaders, (id, me) => this.confirm.execute({ matchId: id, evaluations }, me));
  }

  @Mutation('disputeResult')
  disputeResult(
    @Args('input') input: MatchInput & { readonly note: string },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    return this.run(input, who, loaders, (id, me) => this.dispute.execute({ matchId: id, note: input.note }, me));
  }

  @Mutation('evaluateOpponents')
  evaluateOpponents(
    @Args('input') input: MatchInput & { readonly evaluations: readonly EvaluationInput[] },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const evaluations = toEvaluations(input.evaluations);
    return this.run(input, who, loaders, (id, me) => this.evaluate.execute({ matchId: id, evaluations }, me));
  }

  /** A refusal comes with the match as it is now, so that the page is right again. */
  private async run(
    input: MatchInput,
    viewer: Identity,
    loaders: LoaderRegistry,
    execute: (id: MatchId, who: UserId) => Promise<Outcome<Match, MatchCode>>,
    limit: RateLimit = CHANGING,
  ) {
    const who = signedIn(viewer);
    if (!isId(input.matchId)) return failed(refuse('MATCH_NOT_FOUND'), { match: null, setIndex: null });
    if (!(await this.limiter.take(limit, who)).allowed)
      return failed(refuse('TOO_MANY_REQUESTS'), { match: null, setIndex: null });
    const outcome = await execute(matchId(input.matchId), who);
    loaders.clear();
    const match = await this.read.one(input.matchId, viewer, loaders);
    if (outcome.ok) return succeed({ match, setIndex: null });
    const setIndex = outcome.data?.setIndex;
    return failed(outcome, { match, setIndex: typeof setIndex === 'number' ? setIndex : null });
  }
}

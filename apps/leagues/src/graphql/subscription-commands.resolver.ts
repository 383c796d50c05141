import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Clock, refuse, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { AnswerTeam } from '../application/answer-team.js';
import { ManageSubscription, type PlayersCommand } from '../application/manage-subscription.js';
import { Drafts, type SubscriptionDraft } from '../application/ports/drafts.js';
import { SubscribeToLeague } from '../application/subscribe-to-league.js';
import type { LeagueSubscription } from '../domain/subscription.js';
import { draftErrors } from '../domain/preferences.js';
import type {
  LeagueErrorCode,
  MutationAnswerTeamInvitationArgs,
  MutationCancelSubscriptionArgs,
  MutationChangeSubscriptionArgs,
  MutationDeleteSubscriptionPaymentArgs,
  MutationLeaveTeamArgs,
  MutationRetrySubscriptionPaymentArgs,
  MutationSaveSubscriptionDraftArgs,
  MutationSubscribeToLeagueArgs,
  MutationVerifySubscriptionPaymentArgs,
} from './generated/schema.js';
import { isId, knownTo, toUserId } from './ids.js';
import { toPreferences } from './inputs.js';
import { openingDayIn } from './opening-day.js';

@Resolver()
export class SubscriptionCommandsResolver {
  constructor(
    private readonly subscribing: SubscribeToLeague,
    private readonly manage: ManageSubscription,
    private readonly team: AnswerTeam,
    private readonly drafts: Drafts,
    private readonly clock: Clock,
  ) {}

  @Mutation('saveSubscriptionDraft')
  async saveSubscriptionDraft(@Args() { input }: MutationSaveSubscriptionDraftArgs, @Viewer() viewer: Identity) {
    const draft: SubscriptionDraft = {
      ...{ leagueId: knownTo(input.leagueId), activeStep: input.activeStep, isComplete: input.isComplete },
      ...{ partnerId: toUserId(input.partnerId), reserveId: toUserId(input.reserveId) },
      preferences: input.preferences ? toPreferences(input.preferences) : null,
      ...{ useCredit: input.useCredit ?? false, couponCode: input.couponCode?.trim() || null },
      voucherIds: [...new Set(input.voucherIds ?? [])],
    };
    const fields = draftErrors(draft);
    if (fields.length > 0) return failed(refuse('INVALID_DATA', { fields }), { draft: null });
    const isKept = await this.drafts.keep(signedIn(viewer), draft, this.clock.now());
    if (!isKept) return failed(refuse('LEAGUE_NOT_FOUND'), { draft: null });
    return succeed({ draft: { ...draft, typePayment: 'SUBSCRIPTION' as const } });
  }

  @Mutation('subscribeToLeague')
  async subscribeToLeague(@Args() { input }: MutationSubscribeToLeagueArgs, @Viewer() viewer: Identity) {
    if (!isId(input.requestId))
      return payload(refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] }));
    const me = signedIn(viewer);
    const outcome = await this.subscribing.execute(me, {
      ...{ leagueId: knownTo(input.leagueId), requestId: input.requestId, expectedCents: input.expectedCents },
      ...{ partnerId: toUserId(input.partnerId), reserveId: toUserId(input.reserveId) },
      preferences: toPreferences(input.preferences),
    });
    if (outcome.ok) await this.drafts.drop(me, outcome.value.leagueId);
    return payload(outcome);
  }

  @Mutation('changeSubscription')
  async changeSubscription(@Args() { input }: MutationChangeSubscriptionArgs, @Viewer() viewer: Identity) {
    const { partnerId, reserveId, preferences } = input;
    return payload(
      await this.manage.changeTeam(signedIn(viewer), knownTo(input.subscriptionId), {
        ...(partnerId === undefined ? {} : { partnerId: toUserId(partnerId) }),
        ...(reserveId === undefined ? {} : { reserveId: toUserId(reserveId) }),
        ...(preferences ? { preferences: toPreferences(preferences) } : {}),
      }),
    );
  }

  @Mutation('answerTeamInvitation')
  async answerTeamInvitation(@Args() { input }: MutationAnswerTeamInvitationArgs, @Viewer() viewer: Identity) {
    const [me, id] = [signedIn(viewer), knownTo(input.subscriptionId)];
    return payload(await (input.accept ? this.team.accept(me, id) : this.team.decline(me, id)));
  }

  @Mutation('leaveTeam')
  async leaveTeam(@Args() { input }: MutationLeaveTeamArgs, @Viewer() viewer: Identity) {
    return payload(await this.team.leave(signedIn(viewer), knownTo(input.subscriptionId)));
  }

  @Mutation('cancelSubscription')
  cancelSubscription(@Args() { input }: MutationCancelSubscriptionArgs, @Viewer() viewer: Identity) {
    return this.run(input.subscriptionId, { kind: 'CANCEL' }, viewer);
  }

  @Mutation('verifySubscriptionPayment')
  verify(@Args() { input }: MutationVerifySubscriptionPaymentArgs, @Viewer() viewer: Identity) {
    return this.run(input.subscriptionId, { kind: 'VERIFY' }, viewer);
  }

  @Mutation('retrySubscriptionPayment')
  retry(@Args() { input }: MutationRetrySubscriptionPaymentArgs, @Viewer() viewer: Identity) {
    return this.run(input.subscriptionId, { kind: 'RETRY' }, viewer);
  }

  @Mutation('deleteSubscriptionPayment')
  deletePayment(@Args() { input }: MutationDeleteSubscriptionPaymentArgs, @Viewer() viewer: Identity) {
    const command = { kind: 'DELETE_PAYMENT', isConfirmed: input.confirmed } as const;
    return this.run(input.subscriptionId, command, viewer);
  }

  private async run(id: string, command: PlayersCommand, viewer: Identity) {
    return payload(await this.manage.execute(signedIn(viewer), knownTo(id), command));
  }
}

const payload = (outcome: Outcome<LeagueSubscription | null, LeagueErrorCode>) =>
  outcome.ok
    ? succeed({ retryAfterSeconds: null, enrolmentOpensOn: null, subscription: outcome.value })
    : failed(outcome, {
        retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'),
        enrolmentOpensOn: openingDayIn(outcome),
        subscription: null,
      });

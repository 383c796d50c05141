import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { matchId, refuse, type Identity, type Outcome } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeMatch } from '../application/change-match.js';
import { InviteGuest } from '../application/invite-guest.js';
import { UseGuestLink, type GuestView } from '../application/use-guest-link.js';
import type { MatchCode } from '../domain/refusals.js';
import type {
  MutationAnswerAsGuestArgs,
  MutationInviteGuestArgs,
  MutationKeepGuestMatchArgs,
  MutationLeaveAsGuestArgs,
  MutationStopGuestMessagesArgs,
  MutationWithdrawInvitationArgs,
  QueryGuestMatchArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toGuestRequest, toUserId } from './inputs.js';
import { userRef } from './match-places.js';
import { matchSourceOfGuest } from './match-source.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** Guests: inviting them, and their own actions through the link (MAT-05). */
@Resolver()
export class GuestResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly invite: InviteGuest,
    private readonly link: UseGuestLink,
    private readonly change: ChangeMatch,
  ) {}

  @Query('guestMatch')
  async guestMatch(@Args() { token }: QueryGuestMatchArgs): Promise<ResolversTypes['GuestMatch'] | null> {
    return guestMatchSource(await this.link.read(token));
  }

  @Mutation('inviteGuest')
  async inviteGuest(
    @Args() { input }: MutationInviteGuestArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['InviteGuestPayload']> {
    const who = signedIn(caller);
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await this.invite.execute(matchId(input.matchId), toGuestRequest(input), who);
    loaders.clear();
    const match = await this.read.one(input.matchId, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }

  @Mutation('withdrawInvitation')
  async withdrawInvitation(
    @Args() { input }: MutationWithdrawInvitationArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['WithdrawInvitationPayload']> {
    const who = signedIn(caller);
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const command = { type: 'WITHDRAW_INVITATION', who, guestId: toUserId(input.guestId) } as const;
    const outcome = await this.change.execute(matchId(input.matchId), command);
    loaders.clear();
    const match = await this.read.one(input.matchId, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }

  @Mutation('answerAsGuest')
  async answerAsGuest(@Args() { input }: MutationAnswerAsGuestArgs): Promise<ResolversTypes['GuestPayload']> {
    return this.seen(input.token, await this.link.answer(input.token, input.accept));
  }

  @Mutation('leaveAsGuest')
  async leaveAsGuest(@Args() { input }: MutationLeaveAsGuestArgs): Promise<ResolversTypes['GuestPayload']> {
    return this.seen(input.token, await this.link.leave(input.token));
  }

  @Mutation('stopGuestMessages')
  async stopGuestMessages(@Args() { input }: MutationStopGuestMessagesArgs): Promise<ResolversTypes['GuestPayload']> {
    return this.seen(input.token, await this.link.stop(input.token));
  }

  @Mutation('keepGuestMatch')
  async keepGuestMatch(
    @Args() { input }: MutationKeepGuestMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['KeepGuestMatchPayload']> {
    const outcome = await this.link.keep(input.token, signedIn(caller));
    if (!outcome.ok) return refused(outcome, { match: null });
    loaders.clear();
    return done({ match: await this.read.one(outcome.value.id, caller, loaders) });
  }

  /** Includes the guest's current match, so that the page can refresh. */
  private async seen(token: string, outcome: Outcome<unknown, MatchCode>): Promise<ResolversTypes['GuestPayload']> {
    const guestMatch = guestMatchSource(await this.link.read(token));
    return outcome.ok ? done({ guestMatch }) : refused(outcome, { guestMatch });
  }
}

function guestMatchSource(seen: GuestView | null): ResolversTypes['GuestMatch'] | null {
  if (!seen) return null;
  const { guest, side, standing, mayAccept, mayDecline, mayLeave } = seen.place;
  return {
    ...{ id: guest.id, name: guest.name, side, standing, mayAccept, mayDecline, mayLeave },
    wantsMessages: guest.wantsMessages,
    invitedBy: userRef(guest.invitedBy),
    match: matchSourceOfGuest(seen.view, guest.id),
  };
}

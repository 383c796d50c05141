import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { userId, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ChangeAvatar } from '../application/change-avatar.js';
import type { OwnProfileCode } from '../application/change-own-profile.js';
import type { Profile } from '../domain/profile.js';
import type {
  MutationRegisterAvatarArgs,
  MutationRemovePlayerAvatarArgs,
  MutationSetAvatarArgs,
  ResolversTypes,
} from './generated/schema.js';
import { done, refused } from './payloads.js';
import { playerId } from './player-id.js';
import { userSource } from './user-view.js';

/** Profile pictures (ACC-01). */
@Resolver()
export class AvatarResolver {
  constructor(private readonly avatar: ChangeAvatar) {}

  @Mutation('registerAvatar')
  register(@Args() { ownerId, key }: MutationRegisterAvatarArgs): Promise<string> {
    return this.avatar.register(userId(ownerId), key);
  }

  @Mutation('setAvatar')
  async set(
    @Args() { input }: MutationSetAvatarArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['AvatarPayload']> {
    return payload(await this.avatar.set(signedIn(who), input.uploadId));
  }

  @Mutation('removeAvatar')
  async remove(@Viewer() who: Identity): Promise<ResolversTypes['AvatarPayload']> {
    return payload(await this.avatar.remove(signedIn(who)));
  }

  @Mutation('removePlayerAvatar')
  async removeBySupport(
    @Args() { input }: MutationRemovePlayerAvatarArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['RemovePlayerAvatarPayload']> {
    const { reason, category } = input;
    const outcome = await this.avatar.removeBySupport(
      playerId(input.playerId),
      signedIn(who),
      reason,
      category ?? 'OTHER',
    );
    return outcome.ok ? succeed({ user: userSource(outcome.value) }) : failed(outcome, { user: null });
  }
}

const payload = (outcome: Outcome<Profile, OwnProfileCode | 'UPLOAD_NOT_FOUND'>) =>
  outcome.ok ? done({ user: userSource(outcome.value) }) : refused(outcome, { user: null });

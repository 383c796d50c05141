import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity, type Outcome } from '@setpoint/kernel';
import { CallerAddress, numberIn, signedIn, Viewer } from '@setpoint/service-kit';
import { ConfirmPhone } from '../application/confirm-phone.js';
import { Phones } from '../application/ports/phones.js';
import { RemovePhone } from '../application/remove-phone.js';
import { SendPhoneCode } from '../application/send-phone-code.js';
import type {
  MutationConfirmPhoneArgs,
  MutationSendPhoneCodeArgs,
  PhoneErrorCode,
  ResolversTypes,
} from './generated/schema.js';
import type { User } from './models.js';
import { phoneSource } from './phone-source.js';

/** One's own mobile number (ACC-02). */
@Resolver('User')
export class PhoneResolver {
  constructor(
    private readonly phones: Phones,
    private readonly sendCode: SendPhoneCode,
    private readonly confirm: ConfirmPhone,
    private readonly remove: RemovePhone,
    private readonly clock: Clock,
  ) {}

  @ResolveField('phone')
  async phone(@Parent() user: User): Promise<ResolversTypes['Phone']> {
    return phoneSource(await this.phones.find(user.id), this.clock.now());
  }

  @Mutation('sendPhoneCode')
  async send(
    @Args() { input }: MutationSendPhoneCodeArgs,
    @Viewer() viewer: Identity,
    @CallerAddress() address: string | null,
  ): Promise<ResolversTypes['PhonePayload']> {
    const userId = signedIn(viewer);
    return payload(await this.sendCode.execute({ ...input, address }, userId), { id: userId });
  }

  @Mutation('confirmPhone')
  async confirmed(
    @Args() { input }: MutationConfirmPhoneArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['PhonePayload']> {
    const userId = signedIn(viewer);
    return payload(await this.confirm.execute(input.code, userId), { id: userId });
  }

  @Mutation('removePhone')
  async removed(@Viewer() viewer: Identity): Promise<ResolversTypes['RemovePhonePayload']> {
    const userId = signedIn(viewer);
    await this.remove.execute(userId);
    return { success: true, user: { id: userId } };
  }
}

const payload = (outcome: Outcome<null, PhoneErrorCode>, user: User): ResolversTypes['PhonePayload'] => ({
  success: outcome.ok,
  errorCode: outcome.ok ? null : outcome.code,
  retryAfterSeconds: outcome.ok ? null : numberIn(outcome, 'retryAfterSeconds'),
  triesLeft: outcome.ok ? null : numberIn(outcome, 'triesLeft'),
  user,
});

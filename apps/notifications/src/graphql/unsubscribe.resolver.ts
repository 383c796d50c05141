import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { failed, succeed } from '@setpoint/service-kit';
import { Unsubscribe } from '../application/unsubscribe.js';
import type {
  MutationUnsubscribeFromMailArgs,
  QueryMailUnsubscriptionArgs,
  ResolversTypes,
} from './generated/schema.js';

@Resolver()
export class UnsubscribeResolver {
  constructor(private readonly unsubscribe: Unsubscribe) {}

  @Query('mailUnsubscription')
  async look(@Args() { token }: QueryMailUnsubscriptionArgs): Promise<ResolversTypes['MailUnsubscription'] | null> {
    const found = await this.unsubscribe.look(token);
    return found && { topic: found.subject === 'DIGEST' ? null : found.subject, subscribed: found.subscribed };
  }

  @Mutation('unsubscribeFromMail')
  async stop(
    @Args() { token }: MutationUnsubscribeFromMailArgs,
  ): Promise<ResolversTypes['UnsubscribeFromMailPayload']> {
    const outcome = await this.unsubscribe.execute(token);
    return outcome.ok ? succeed({}) : failed(outcome, {});
  }
}

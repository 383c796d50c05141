import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { MoveClock } from '../application/move-clock.js';
import type { MutationMoveClockArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class ClockResolver {
  constructor(private readonly moveClock: MoveClock) {}

  @Query('platformClock')
  platformClock(): ResolversTypes['PlatformClock'] {
    return this.moveClock.read();
  }

  @Mutation('moveClock')
  async move(
    @Args() { input }: MutationMoveClockArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['MoveClockPayload']> {
    const outcome = await this.moveClock.execute(input, signedIn(caller));
    return outcome.ok ? succeed({ clock: outcome.value }) : failed(outcome, { clock: null });
  }
}

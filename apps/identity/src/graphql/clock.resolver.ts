import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { failed, succeed } from '@setpoint/service-kit';
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
  move(@Args() { input }: MutationMoveClockArgs): ResolversTypes['MoveClockPayload'] {
    const outcome = this.moveClock.execute(input);
    return outcome.ok ? succeed({ clock: outcome.value }) : failed(outcome, { clock: null });
  }
}

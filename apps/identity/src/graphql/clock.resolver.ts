import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { failed, succeed } from '@setpoint/service-kit';
import { MoveClock } from '../application/move-clock.js';

@Resolver()
export class ClockResolver {
  constructor(private readonly moveClock: MoveClock) {}

  @Query('platformClock')
  platformClock() {
    return this.moveClock.read();
  }

  @Mutation('moveClock')
  move(@Args('input') input: { readonly seconds: number }) {
    const outcome = this.moveClock.execute(input);
    return outcome.ok ? succeed({ clock: outcome.value }) : failed(outcome, { clock: null });
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, type Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { Tasks } from '../application/ports/tasks.js';
import type { QueryMyTasksArgs, ResolversTypes } from './generated/schema.js';

/** What waits for the signed-in player (SHL-10). */
@Resolver()
export class TasksResolver {
  constructor(
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  @Query('myTasks')
  async mine(
    @Args() { first }: QueryMyTasksArgs,
    @Viewer() viewer: Identity,
  ): Promise<readonly ResolversTypes['PlayerTask'][]> {
    const tasks = await this.tasks.of(signedIn(viewer), this.clock.now(), pageSize(first));
    return tasks.map(({ cents, ...task }) => ({
      ...task,
      amount: cents === null ? null : { cents, currency: 'EUR' },
    }));
  }
}

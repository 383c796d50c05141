import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { toConnection, type Page } from '@setpoint/kernel';
import type { UserSource } from './user-view.js';

/** A page of players, counted only when somebody wants to know how many there are. */
export const userConnection = (page: Omit<Page<UserSource | null>, 'totalCount'>, count: () => Promise<number>) => ({
  ...toConnection({ ...page, totalCount: 0 }),
  totalCount: count,
});

@Resolver('UserConnection')
export class UserConnectionResolver {
  @ResolveField('totalCount')
  totalCount(@Parent() { totalCount }: ReturnType<typeof userConnection>) {
    return totalCount();
  }
}

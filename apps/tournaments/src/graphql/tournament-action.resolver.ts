import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { SupportAction } from '../domain/support-action.js';
import { userRef } from './ids.js';

@Resolver('TournamentAction')
export class TournamentActionResolver {
  @ResolveField('by')
  by(@Parent() { by }: SupportAction) {
    return userRef(by);
  }

  @ResolveField('before')
  before(@Parent() { before }: SupportAction): string | null {
    return asJson(before);
  }

  @ResolveField('after')
  after(@Parent() { after }: SupportAction): string | null {
    return asJson(after);
  }
}

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

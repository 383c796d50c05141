import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { SupportAction } from '../domain/discounts/support-action.js';
import { reference } from './ids.js';

@Resolver('SupportAction')
export class SupportActionResolver {
  @ResolveField('by')
  by(@Parent() { by }: SupportAction) {
    return reference(by);
  }
}

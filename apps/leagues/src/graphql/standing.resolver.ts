import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { GroupChances } from '../application/group-chances.js';
import { formOf, type FormResult } from '../domain/play/form.js';
import { memberOf } from '../domain/play/group.js';
import type { ResolversTypes } from './generated/schema.js';
import { memberSource, type StandingSource } from './play-source.js';

/** Loaded fields of a table row; its numbers are in play-source.ts. */
@Resolver('LeagueStanding')
export class StandingResolver {
  constructor(private readonly chances: GroupChances) {}

  @ResolveField('member')
  member(@Parent() { memberId, group }: StandingSource): ResolversTypes['LeagueMember'] {
    return memberSource(memberOf(group, memberId));
  }

  @ResolveField('form')
  form(@Parent() { memberId, group }: StandingSource): readonly FormResult[] {
    return formOf(group, memberId);
  }

  @ResolveField('chance')
  async chance(@Parent() { memberId, group }: StandingSource): Promise<number | null> {
    return (await this.chances.of(group))?.get(memberId) ?? null;
  }
}

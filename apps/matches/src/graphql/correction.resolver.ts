import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { matchId, refuse, type Identity } from '@setpoint/kernel';
import { failed, Loaders, LoaderRegistry, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { CorrectResult } from '../application/correct-result.js';
import type { MutationCorrectResultArgs, ResolversTypes } from './generated/schema.js';
import { isId, toSet } from './inputs.js';
import { ReadMatches } from './read-matches.js';

@Resolver()
export class CorrectionResolver {
  constructor(
    private readonly correct: CorrectResult,
    private readonly read: ReadMatches,
  ) {}

  @Mutation('correctResult')
  async correctResult(
    @Args() { input }: MutationCorrectResultArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['CorrectResultPayload']> {
    if (!isId(input.matchId)) return failed(refuse('MATCH_NOT_FOUND'), { setIndex: null, match: null });
    const id = matchId(input.matchId);
    const outcome = await this.correct.execute(id, {
      ...{ by: signedIn(caller), version: input.version, reason: input.reason },
      ...{ sets: input.sets.map(toSet), outcome: input.outcome, winner: input.winner ?? null },
    });
    const match = await this.read.one(id, caller, loaders);
    if (outcome.ok) return succeed({ setIndex: null, match });
    return failed(outcome, { setIndex: numberIn(outcome, 'setIndex'), match });
  }
}

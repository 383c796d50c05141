import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { FindTimes } from '../application/find-times.js';
import type { NearMiss } from '../domain/find-time/near-misses.js';
import type { Proposal } from '../domain/find-time/propose.js';
import type { QueryFindTimesArgs, ResolversTypes } from './generated/schema.js';
import { toPlayerIds } from './inputs.js';
import { userRef } from './match-places.js';
import { done, refused } from './payloads.js';

@Resolver()
export class FindTimesResolver {
  constructor(private readonly find: FindTimes) {}

  @Query('findTimes')
  async findTimes(
    @Args() { input }: QueryFindTimesArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['FoundTimes']> {
    const { playerIds, minutes, ...asked } = input;
    const outcome = await this.find.execute(
      { ...asked, others: toPlayerIds(playerIds), minutes: minutes ?? 60 },
      signedIn(caller),
    );
    if (!outcome.ok) return refused(outcome, { proposals: [], nearMisses: [], levelGap: null });
    const { proposals, nearMisses, levelGap } = outcome.value;
    return done({ proposals: proposals.map(toProposal), nearMisses: nearMisses.map(toNearMiss), levelGap });
  }
}

const toNearMiss = ({ proposal, missing, couldAt }: NearMiss) => ({
  ...{ proposal: toProposal(proposal), missing: userRef(missing), couldAt },
});

export const toProposal = ({ courtId, when, timeZone, favouriteOf, farthestKm, uncertain }: Proposal) => ({
  court: { id: courtId },
  minutesPlay: (when.endsAt.getTime() - when.startsAt.getTime()) / 60_000,
  ...{ datePlay: when.datePlay, timePlay: when.timePlay, startsAt: when.startsAt, endsAt: when.endsAt },
  ...{ timeZone, farthestKm },
  favouriteOf: favouriteOf.map(userRef),
  uncertain: uncertain.map(userRef),
});

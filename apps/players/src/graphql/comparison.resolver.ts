import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Comparisons } from '../application/ports/comparisons.js';
import { ProfileReads } from '../application/ports/profile-reads.js';
import { availabilityOverlap } from '../domain/compare-availability.js';
import { sidesIn } from '../domain/levels/sides.js';
import type { QueryComparePlayersArgs, QueryHeadToHeadArgs, ResolversTypes } from './generated/schema.js';
import { playerId } from './player-id.js';
import { shownPlayer } from './shown-player.js';
import { profiles } from './user-loaders.js';

const COMMON_OPPONENTS = 20;

/** Two players beside each other (PLY-05). */
@Resolver()
export class ComparisonResolver {
  constructor(
    private readonly comparisons: Comparisons,
    private readonly reads: ProfileReads,
  ) {}

  @Query('comparePlayers')
  async comparePlayers(
    @Args() args: QueryComparePlayersArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['PlayerComparison'] | null> {
    const ids = [playerId(args.playerId), playerId(args.otherId)] as const;
    const shown = ids.map((id) => shownPlayer(id, who, loaders, this.reads));
    const [player, other] = await Promise.all(shown);
    if (!player || !other || player.id === other.id) return null;
    const matches = { sport: args.sport ?? null, numberPlayers: args.numberPlayers ?? null };
    const [headToHead, common] = await Promise.all([
      this.comparisons.headToHead(player.id, other.id, matches),
      this.comparisons.commonOpponents(
        { player: player.id, other: other.id, ...matches },
        signedIn(who),
        COMMON_OPPONENTS,
      ),
    ]);
    const opponents = await profiles(loaders, this.reads).loadMany(common.map(({ opponentId }) => opponentId));
    return {
      player,
      other,
      headToHead,
      commonOpponents: common.flatMap(({ opponentId: _, ...records }, i) => {
        const opponent = opponents[i];
        return opponent && !(opponent instanceof Error) ? [{ opponent, ...records }] : [];
      }),
      availabilityOverlap: withMutableSlots(
        availabilityOverlap(player.profile.availability, other.profile.availability),
      ),
    };
  }

  @Query('headToHead')
  async headToHead(
    @Args() { sport, teamA, teamB }: QueryHeadToHeadArgs,
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['HeadToHead'] | null> {
    const sides = sidesIn(sport, teamA.map(playerId), teamB.map(playerId));
    if (!sides.ok) return null;
    const { pool, sides: both } = sides.value;
    const shown = await Promise.all([...both.A, ...both.B].map((id) => shownPlayer(id, who, loaders, this.reads)));
    return shown.every((player) => player !== null) ? this.comparisons.headToHeadOf(pool, both) : null;
  }
}

const withMutableSlots = ({ noFixedDays, slots }: ReturnType<typeof availabilityOverlap>) => ({
  noFixedDays,
  slots: [...slots],
});

import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { PreviewMatch } from '../application/preview-match.js';
import { SimulateMatch } from '../application/simulate-match.js';
import type { QueryPreviewMatchArgs, QuerySimulateMatchArgs, ResolversTypes } from './generated/schema.js';
import { playerId } from './player-id.js';

const USUAL_MODE = 'THREE_SETS_6_GAMES';

/** Match predictions (PLY-06, BYD-03). */
@Resolver()
export class ForecastsResolver {
  constructor(
    private readonly preview: PreviewMatch,
    private readonly simulation: SimulateMatch,
  ) {}

  @Query('previewMatch')
  async previewMatch(
    @Args() { input }: QueryPreviewMatchArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['MatchPreviewPayload']> {
    const viewer = signedIn(who);
    const imagined = {
      sport: input.sport ?? 0,
      partnerId: input.partnerId ? playerId(input.partnerId) : null,
      opponentIds: (input.opponentIds ?? []).map(playerId),
      gameMode: input.gameMode ?? USUAL_MODE,
    };
    const outcome = input.matchId
      ? await this.preview.ofMatch(playerId(input.matchId), viewer)
      : await this.preview.execute(imagined, viewer);
    return outcome.ok ? succeed({ preview: outcome.value }) : failed(outcome, { preview: null });
  }

  @Query('simulateMatch')
  async simulateMatch(
    @Args() { input }: QuerySimulateMatchArgs,
    @Viewer() who: Identity,
  ): Promise<ResolversTypes['MatchSimulationPayload']> {
    const { sport, teamA, teamB, gameMode } = input;
    const teams = { teamA: teamA.map(playerId), teamB: teamB.map(playerId) };
    const outcome = await this.simulation.execute({ sport, ...teams, gameMode: gameMode ?? USUAL_MODE }, signedIn(who));
    return outcome.ok ? succeed({ simulation: outcome.value }) : failed(outcome, { simulation: null });
  }
}

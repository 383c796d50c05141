import { Query, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { Credits } from '../application/ports/credits.js';
import { PriceReductions } from '../application/ports/price-reductions.js';
import type { ResolversTypes } from './generated/schema.js';

@Resolver()
export class CreditResolver {
  constructor(
    private readonly credits: Credits,
    private readonly reductions: PriceReductions,
  ) {}

  @Query('myCredit')
  myCredit(@Viewer() viewer: Identity): Promise<ResolversTypes['Money']> {
    return this.credits.of(signedIn(viewer));
  }

  @Query('myNextTournamentIsFirst')
  isFirst(@Viewer() viewer: Identity): Promise<boolean> {
    return this.reductions.isFirstTournament(signedIn(viewer));
  }
}

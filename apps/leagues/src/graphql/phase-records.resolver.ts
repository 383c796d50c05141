import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { refuse, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer, type LoaderRegistry, Loaders } from '@setpoint/service-kit';
import { ExchangePhases } from '../application/exchange-phases.js';
import type { MutationImportLeaguePhaseArgs, QueryExportLeaguePhaseArgs } from './generated/schema.js';
import { isId, knownTo } from './ids.js';

/** Phases of leagues as TODS records (BYD-07). */
@Resolver()
export class PhaseRecordsResolver {
  constructor(private readonly exchange: ExchangePhases) {}

  @Query('exportLeaguePhase')
  exported(@Args() { id }: QueryExportLeaguePhaseArgs): Promise<string | null> {
    return this.exchange.exported(knownTo(id));
  }

  @Mutation('importLeaguePhase')
  async imported(
    @Args() { input }: MutationImportLeaguePhaseArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const { requestId, leagueId, year, number, record } = input;
    const outcome = isId(requestId)
      ? await this.exchange.imported(signedIn(viewer), { requestId, leagueId: knownTo(leagueId), year, number, record })
      : refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
    loaders.clear();
    return outcome.ok ? succeed({ league: outcome.value }) : failed(outcome, { league: null });
  }
}

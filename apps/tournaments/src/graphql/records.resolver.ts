import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { refuse, type Identity } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ExchangeRecords } from '../application/exchange-records.js';
import type { MutationImportTournamentArgs, QueryExportTournamentArgs, ResolversTypes } from './generated/schema.js';
import { isId, toTournamentId } from './ids.js';
import { toDetails } from './inputs.js';
import { ReadTournaments } from './read-tournaments.js';

@Resolver()
export class RecordsResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly exchange: ExchangeRecords,
  ) {}

  @Query('exportTournament')
  async exported(
    @Args() { id }: QueryExportTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<string | null> {
    const tournament = await this.read.one(toTournamentId(id), viewer, loaders);
    if (!tournament || !(await this.read.maySeePlayers(tournament, viewer, loaders))) return null;
    return this.exchange.exported(tournament);
  }

  @Mutation('importTournament')
  async imported(
    @Args() { input }: MutationImportTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['SupportTournamentPayload']> {
    const { requestId, record, details } = input;
    const outcome = isId(requestId)
      ? await this.exchange.imported(signedIn(viewer), { requestId, record, details: toDetails(details) })
      : refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
    loaders.clear();
    if (!outcome.ok) return failed(outcome, { tournament: null });
    return succeed({ tournament: await this.read.one(outcome.value, viewer, loaders) });
  }
}

import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { refuse, userId, type Identity } from '@setpoint/kernel';
import { failed, LoaderRegistry, Loaders, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ExchangeRecords } from '../application/exchange-records.js';
import { ReadRecords } from '../application/read-records.js';
import type {
  MutationImportTournamentArgs,
  QueryExportTournamentArgs,
  QueryPreviewTournamentRecordArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toTournamentId } from './ids.js';
import { toDetails } from './inputs.js';
import { ReadTournaments } from './read-tournaments.js';
import { recordSource } from './record-source.js';

@Resolver()
export class RecordsResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly records: ReadRecords,
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

  @Query('previewTournamentRecord')
  async previewed(
    @Args() { input }: QueryPreviewTournamentRecordArgs,
  ): Promise<ResolversTypes['PreviewTournamentRecordPayload']> {
    const outcome = await this.records.read(input.record);
    if (!outcome.ok) return failed(outcome, { name: null, events: [], warnings: [] });
    return succeed(recordSource(outcome.value));
  }

  @Mutation('importTournament')
  async imported(
    @Args() { input }: MutationImportTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['SupportTournamentPayload']> {
    const { requestId, record, event = null, takeRest, people, details } = input;
    const acquainted = (people ?? []).map(({ id, playerId }) => ({ id, playerId: userId(playerId) }));
    const asked = { requestId, record, event, takeRest: takeRest ?? false, people: acquainted };
    const outcome = isId(requestId)
      ? await this.exchange.imported(signedIn(viewer), { ...asked, details: toDetails(details) })
      : refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
    loaders.clear();
    if (!outcome.ok) return failed(outcome, { tournament: null });
    return succeed({ tournament: await this.read.one(outcome.value, viewer, loaders) });
  }
}

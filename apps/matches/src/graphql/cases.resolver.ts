import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { matchId, pageSize, refuse, toConnection, type Identity } from '@setpoint/kernel';
import { failed, Loaders, LoaderRegistry, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ActOnCase } from '../application/act-on-case.js';
import { Cases } from '../application/ports/cases.js';
import { ReportMisconduct } from '../application/report-misconduct.js';
import { accusedIn } from '../domain/cases/case.js';
import { addressOfUpload } from '@setpoint/uploads';
import { Photos } from '../application/ports/photos.js';
import { caseSource, type CaseSource } from './case-source.js';
import type {
  MutationActOnCaseArgs,
  MutationReportMisconductArgs,
  QueryCaseArgs,
  QueryCasesArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId, toUserId } from './inputs.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** How many other reports about a person a case shows. */
const MOST_OTHERS = 20;

@Resolver('Case')
export class CasesResolver {
  constructor(
    private readonly cases: Cases,
    private readonly photos: Photos,
    private readonly act: ActOnCase,
    private readonly report: ReportMisconduct,
    private readonly read: ReadMatches,
  ) {}

  @Query('cases')
  async list(@Args() { filter, first, after }: QueryCasesArgs): Promise<ResolversTypes['CaseConnection']> {
    const criteria = {
      state: filter?.state ?? null,
      kind: filter?.kind ?? null,
      accusedId: filter?.accusedId ? toUserId(filter.accusedId) : null,
    };
    const page = await this.cases.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(caseSource) });
  }

  @Query('case')
  async one(@Args() { id }: QueryCaseArgs): Promise<ResolversTypes['Case'] | null> {
    const found = isId(id) ? await this.cases.byId(id) : null;
    return found && caseSource(found);
  }

  @ResolveField('match')
  async match(
    @Parent() { found }: CaseSource,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Match']> {
    return (await this.read.one(found.matchId, viewer, loaders))!;
  }

  /** Support can still see it for a while after its removal. */
  @ResolveField('photo')
  async photo(@Parent() { found }: CaseSource): Promise<ResolversTypes['ReportedPhoto'] | null> {
    if (!found.photo) return null;
    const { photoId, reason } = found.photo;
    const [key, [shown]] = await Promise.all([this.photos.keyOf(photoId), this.photos.of([found.matchId])]);
    const address = (size: 'small' | 'large') => (key === null ? null : addressOfUpload(key, size));
    return {
      reason,
      isShown: shown?.photo.id === photoId,
      ...{ smallUrl: address('small'), largeUrl: address('large') },
    };
  }

  @ResolveField('others')
  async others(@Parent() { found }: CaseSource): Promise<readonly ResolversTypes['Case'][]> {
    const accused = accusedIn(found);
    if (!accused) return [];
    const about = await this.cases.about(accused, MOST_OTHERS + 1);
    return about
      .filter(({ id }) => id !== found.id)
      .slice(0, MOST_OTHERS)
      .map(caseSource);
  }

  @Mutation('reportMisconduct')
  async reportMisconduct(
    @Args() { input }: MutationReportMisconductArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ReportMisconductPayload']> {
    const { category, text } = input;
    const report = { who: signedIn(caller), accusedId: toUserId(input.playerId), category, text };
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), {});
    const outcome = await this.report.execute(matchId(input.matchId), report);
    return outcome.ok ? done({}) : refused(outcome, {});
  }

  @Mutation('actOnCase')
  async actOnCase(
    @Args() { input }: MutationActOnCaseArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ActOnCasePayload']> {
    const { caseId, action, version, text } = input;
    if (!isId(caseId)) return failed(refuse('CASE_NOT_FOUND'), { case: null });
    const outcome = await this.act.execute(caseId, {
      ...{ by: signedIn(caller), action, version, text: text ?? null },
    });
    if (outcome.ok) return succeed({ case: caseSource(outcome.value) });
    const found = await this.cases.byId(caseId);
    return failed(outcome, { case: found && caseSource(found) });
  }
}

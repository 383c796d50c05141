import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { DecideReport } from '../application/decide-report.js';
import { Reports } from '../application/ports/reports.js';
import { ReportMessage } from '../application/report-message.js';
import { toConnection } from './connection.js';
import type {
  MutationDecideMessageReportArgs,
  MutationReportMessageArgs,
  QueryReportedMessagesArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo, toConversationId } from './ids.js';
import { reportSource } from './report-source.js';

@Resolver()
export class ReportsResolver {
  constructor(
    private readonly reports: Reports,
    private readonly reporting: ReportMessage,
    private readonly deciding: DecideReport,
  ) {}

  @Query('reportedMessages')
  async reportedMessages(
    @Args() { filter, first, after }: QueryReportedMessagesArgs,
  ): Promise<ResolversTypes['ReportedMessageConnection']> {
    const request = { first: pageSize(first, 50), after: after ?? null };
    return toConnection(await this.reports.page(filter?.open ?? null, request), reportSource);
  }

  @Mutation('reportMessage')
  async reportMessage(
    @Args() { input: { conversationId, comment, ...input } }: MutationReportMessageArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ReportMessagePayload']> {
    const request = { ...input, conversationId: toConversationId(conversationId), comment: comment ?? null };
    const outcome = await this.reporting.execute(request, signedIn(caller));
    return outcome.ok ? succeed({}) : failed(outcome, {});
  }

  @Mutation('decideMessageReport')
  async decideMessageReport(
    @Args() { input: { reportId, ...input } }: MutationDecideMessageReportArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ReportedMessagePayload']> {
    const outcome = await this.deciding.execute({ ...input, reportId: knownTo(reportId) }, signedIn(caller));
    return outcome.ok ? succeed({ report: reportSource(outcome.value) }) : failed(outcome, { report: null });
  }
}

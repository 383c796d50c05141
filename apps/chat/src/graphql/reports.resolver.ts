import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, userId, type Identity } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { DecideReport } from '../application/decide-report.js';
import { Reports } from '../application/ports/reports.js';
import { ReportMessage } from '../application/report-message.js';
import { ShareMatchChat } from '../application/share-match-chat.js';
import { idOf } from '../domain/conversation.js';
import { toConnection } from './connection.js';
import type {
  MutationDecideMessageReportArgs,
  MutationReportMessageArgs,
  MutationShareMatchChatArgs,
  QueryReportedMessageArgs,
  QueryReportedMessagesArgs,
  QuerySharedMatchChatArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo, toConversationId } from './ids.js';
import { reportSource, sharedChatSource } from './report-source.js';

@Resolver()
export class ReportsResolver {
  constructor(
    private readonly reports: Reports,
    private readonly reporting: ReportMessage,
    private readonly deciding: DecideReport,
    private readonly sharing: ShareMatchChat,
  ) {}

  @Query('reportedMessages')
  async reportedMessages(
    @Args() { filter, first, after }: QueryReportedMessagesArgs,
  ): Promise<ResolversTypes['ReportedMessageConnection']> {
    const request = { first: pageSize(first, 50), after: after ?? null };
    const criteria = {
      ...{ open: filter?.open ?? null, reason: filter?.reason ?? null },
      authorId: filter?.authorId ? userId(knownTo(filter.authorId)) : null,
    };
    const page = await this.reports.page(criteria, request);
    return { ...toConnection(page, reportSource), totalCount: page.totalCount };
  }

  @Query('reportedMessage')
  async reportedMessage(@Args() { id }: QueryReportedMessageArgs): Promise<ResolversTypes['ReportedMessage'] | null> {
    const report = await this.reports.byId(knownTo(id));
    return report && reportSource(report);
  }

  @Query('sharedMatchChat')
  async sharedMatchChat(
    @Args() { matchId, sharedById }: QuerySharedMatchChatArgs,
  ): Promise<ResolversTypes['SharedMatchChat'] | null> {
    const id = idOf({ kind: 'MATCH', subjectId: knownTo(matchId), playerId: null });
    const shared = await this.reports.shared(id, userId(knownTo(sharedById)));
    return shared && sharedChatSource(shared);
  }

  @Mutation('shareMatchChat')
  async shareMatchChat(
    @Args() { input }: MutationShareMatchChatArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ShareMatchChatPayload']> {
    const outcome = await this.sharing.execute(knownTo(input.matchId), signedIn(caller));
    return outcome.ok ? succeed({ shared: outcome.value }) : failed(outcome, { shared: null });
  }

  @Mutation('reportMessage')
  async reportMessage(
    @Args() { input: { conversationId, comment, ...input } }: MutationReportMessageArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['ReportMessagePayload']> {
    const request = { ...input, conversationId: toConversationId(conversationId), comment: comment ?? null };
    const outcome = await this.reporting.execute(request, signedIn(caller));
    return outcome.ok
      ? succeed({ retryAfterSeconds: null })
      : failed(outcome, { retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });
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

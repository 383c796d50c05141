import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { pageSize, refuse, toConnection, type Identity } from '@setpoint/kernel';
import { CallerAddress, failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ActOnTicket } from '../application/act-on-ticket.js';
import { OpenTicket } from '../application/open-ticket.js';
import { Tickets } from '../application/ports/tickets.js';
import type { Ticket } from '../domain/tickets/ticket.js';
import type {
  MutationActOnTicketArgs,
  MutationOpenTicketArgs,
  QueryTicketArgs,
  QueryTicketsArgs,
  ResolversTypes,
} from './generated/schema.js';

const REQUEST_ID = /^[\w.:-]{1,100}$/;
const wrongRequestId = refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'NOT_VALID' }] });

@Resolver('Ticket')
export class TicketsResolver {
  constructor(
    private readonly tickets: Tickets,
    private readonly openTicket: OpenTicket,
    private readonly actOnTicket: ActOnTicket,
  ) {}

  @Mutation('openTicket')
  async open(
    @Args() { input }: MutationOpenTicketArgs,
    @Viewer() viewer: Identity,
    @CallerAddress() from: string | null,
  ): Promise<ResolversTypes['OpenTicketPayload']> {
    const { phone = null, language = null, website: trap = null, captchaToken = null, ...rest } = input;
    const userId = viewer.kind === 'user' ? viewer.userId : null;
    const outcome = REQUEST_ID.test(input.requestId)
      ? await this.openTicket.execute({ ...rest, phone, language, trap, captchaToken, userId, from })
      : wrongRequestId;
    return outcome.ok
      ? succeed({ number: outcome.value, retryAfterSeconds: null })
      : failed(outcome, { number: null, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });
  }

  @Query('tickets')
  async list(@Args() { filter, first, after }: QueryTicketsArgs): Promise<ResolversTypes['TicketConnection']> {
    const { state = null, kind = null, text } = filter ?? {};
    const criteria = { state, kind, text: text?.trim() || null };
    return toConnection(await this.tickets.page(criteria, { first: pageSize(first, 50), after: after ?? null }));
  }

  @Query('ticket')
  one(@Args() { id }: QueryTicketArgs): Promise<Ticket | null> {
    return this.tickets.find(id);
  }

  @Mutation('actOnTicket')
  async act(
    @Args() { input }: MutationActOnTicketArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['ActOnTicketPayload']> {
    const { ticketId, action, text = null, version } = input;
    const outcome = await this.actOnTicket.execute(ticketId, { action, text, version }, signedIn(viewer));
    return outcome.ok ? succeed({ ticket: outcome.value }) : failed(outcome, { ticket: null });
  }

  @ResolveField('user')
  user(@Parent() { userId }: Ticket) {
    return userId === null ? null : { id: userId };
  }

  @ResolveField('history')
  async history(@Parent() { id }: Ticket) {
    const entries = await this.tickets.entries(id);
    return entries.map(({ by, ...entry }) => ({ ...entry, by: { id: by } }));
  }

  @ResolveField('others')
  others(@Parent() ticket: Ticket) {
    return this.tickets.others(ticket);
  }
}

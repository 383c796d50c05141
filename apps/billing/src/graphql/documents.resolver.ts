import { Args, Query, Resolver } from '@nestjs/graphql';
import { isSupport, pageSize, toConnection, userId, type Identity, type UserId } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { Documents } from '../application/ports/documents.js';
import { readNumber } from '../domain/documents.js';
import { documentShape } from './document-shape.js';
import type {
  QueryBillingDocumentArgs,
  QueryDocumentsOfArgs,
  QueryMyDocumentsArgs,
  ResolversTypes,
} from './generated/schema.js';

@Resolver()
export class DocumentsResolver {
  constructor(private readonly documents: Documents) {}

  @Query('myDocuments')
  mine(
    @Args() args: QueryMyDocumentsArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['BillingDocumentConnection']> {
    return this.list(signedIn(viewer), args);
  }

  @Query('documentsOf')
  of(
    @Args() { filter: { playerId, ...filter }, ...args }: QueryDocumentsOfArgs,
  ): Promise<ResolversTypes['BillingDocumentConnection']> {
    return this.list(userId(playerId), { ...args, filter });
  }

  @Query('billingDocument')
  async one(
    @Args() { number, year }: QueryBillingDocumentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['BillingDocument'] | null> {
    const me = signedIn(viewer);
    const read = readNumber(number);
    const found = read && (await this.documents.find({ ...read, year }));
    return found && (found.playerId === me || isSupport(viewer)) ? documentShape(found) : null;
  }

  private async list(
    player: UserId,
    { filter, first, after }: QueryMyDocumentsArgs,
  ): Promise<ResolversTypes['BillingDocumentConnection']> {
    const request = { first: pageSize(first), after: after ?? null };
    const [page, years] = await Promise.all([
      this.documents.ofPlayer(player, filter ?? {}, request),
      this.documents.yearsOf(player),
    ]);
    return { ...toConnection({ ...page, items: page.items.map(documentShape) }), years };
  }
}

import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { signedIn, Viewer } from '@setpoint/service-kit';
import { ownPayment } from '../application/advance-order.js';
import { Orders } from '../application/ports/orders.js';
import { QuotePrice } from '../application/quote-price.js';
import { paymentRefusal } from '../domain/due.js';
import type {
  DuePriceArgs,
  QueryDueArgs,
  QueryDueOfArgs,
  QueryPaymentArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo } from './ids.js';
import type { Due } from './models.js';
import { paymentSource, priceSource } from './payment-source.js';

@Resolver('Due')
export class DueResolver {
  constructor(
    private readonly orders: Orders,
    private readonly quote: QuotePrice,
    private readonly clock: Clock,
  ) {}

  @Query('myDues')
  myDues(@Viewer() viewer: Identity): Promise<Due[]> {
    return this.orders.payableOf(signedIn(viewer), this.clock.now());
  }

  @Query('due')
  async due(@Args() { id }: QueryDueArgs, @Viewer() viewer: Identity): Promise<Due | null> {
    const due = await this.orders.findDue(id);
    return due?.playerId === signedIn(viewer) ? due : null;
  }

  @Query('dueOf')
  dueOf(@Args() { reference }: QueryDueOfArgs, @Viewer() viewer: Identity): Promise<Due | null> {
    return this.orders.dueOf(knownTo(reference), signedIn(viewer));
  }

  @Query('payment')
  async byId(@Args() { id }: QueryPaymentArgs, @Viewer() viewer: Identity): Promise<ResolversTypes['Payment'] | null> {
    const own = ownPayment(await this.orders.findPayment(id), signedIn(viewer));
    return own.ok ? paymentSource(own.value) : null;
  }

  @ResolveField('paymentRefusal')
  paymentRefusal(@Parent() due: Due): 'MOBILE_REQUIRED' | null {
    return paymentRefusal(due);
  }

  @ResolveField('price')
  async price(
    @Parent() due: Due,
    @Args() { useCredit, couponCode, voucherIds }: DuePriceArgs,
  ): Promise<ResolversTypes['Price']> {
    const wanted = { useCredit, couponCode: couponCode ?? null, voucherIds: (voucherIds ?? []).map(knownTo) };
    const { price, couponRefusal } = await this.quote.execute(due, wanted);
    return priceSource(price, couponRefusal);
  }

  @ResolveField('payment')
  async payment(@Parent() due: Due): Promise<ResolversTypes['Payment'] | null> {
    const record = await this.orders.paymentOf(due.id);
    return record && paymentSource(record);
  }
}

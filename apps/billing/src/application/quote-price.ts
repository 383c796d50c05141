import { Injectable } from '@nestjs/common';
import type { Due } from '../domain/due.js';
import { type Price, priceOf } from '../domain/price.js';
import { Credits } from './ports/credits.js';
import { PriceReductions } from './ports/price-reductions.js';

/** What a due costs its player now; the only place where prices are made is the server (BIL-04). */
@Injectable()
export class QuotePrice {
  constructor(
    private readonly reductions: PriceReductions,
    private readonly credits: Credits,
  ) {}

  async execute(due: Due, useCredit: boolean): Promise<Price> {
    const credit = useCredit ? (await this.credits.of(due.playerId)).cents : 0;
    return priceOf(due.baseCents, await this.reductions.of(due), credit);
  }
}

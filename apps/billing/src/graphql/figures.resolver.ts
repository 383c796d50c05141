import { Args, Query, Resolver } from '@nestjs/graphql';
import { dateRange } from '@setpoint/kernel';
import { Figures } from '../application/ports/figures.js';
import type { QueryMoneyFiguresArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: Figures) {}

  @Query('moneyFigures')
  async read(@Args() { from, to }: QueryMoneyFiguresArgs): Promise<ResolversTypes['MoneyMonth'][]> {
    return [...(await this.figures.read(dateRange(from, to)))];
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import { dateRange } from '@setpoint/kernel';
import { Figures } from '../application/ports/figures.js';
import type { QueryEntryFiguresArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: Figures) {}

  @Query('entryFigures')
  async read(@Args() { from, to }: QueryEntryFiguresArgs): Promise<ResolversTypes['EntryMonth'][]> {
    return [...(await this.figures.read(dateRange(from, to)))];
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import { dateRange } from '@setpoint/kernel';
import { Figures } from '../application/ports/figures.js';
import type { QueryMatchFiguresArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: Figures) {}

  @Query('matchFigures')
  read(@Args() { from, to }: QueryMatchFiguresArgs): Promise<ResolversTypes['MatchFigures']> {
    return this.figures.read(dateRange(from, to));
  }
}

import { Args, Query, Resolver } from '@nestjs/graphql';
import { dateRange } from '@setpoint/kernel';
import { Figures } from '../application/ports/figures.js';
import type { QuerySignUpFiguresArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: Figures) {}

  @Query('signUpFigures')
  async read(@Args() { from, to }: QuerySignUpFiguresArgs): Promise<ResolversTypes['SignUpWeek'][]> {
    return [...(await this.figures.read(dateRange(from, to)))];
  }
}

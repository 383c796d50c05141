import { Args, Query, Resolver } from '@nestjs/graphql';
import { PredictionRecord } from '../application/ports/calibration.js';
import type { QueryLevelCalibrationArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class CalibrationResolver {
  constructor(private readonly record: PredictionRecord) {}

  @Query('levelCalibration')
  levelCalibration(
    @Args() { sport, numberPlayers }: QueryLevelCalibrationArgs,
  ): Promise<ResolversTypes['LevelCalibration']> {
    return this.record.calibration(sport ?? null, numberPlayers ?? null);
  }
}

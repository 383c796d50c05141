import { Args, Query, Resolver } from '@nestjs/graphql';
import { formatsOf } from '@setpoint/kernel';
import { PredictionRecord } from '../application/ports/calibration.js';
import { LevelParameters } from '../application/ports/level-parameters.js';
import type { Pool } from '../domain/levels/rated-match.js';
import type { QueryLevelCalibrationArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class CalibrationResolver {
  constructor(
    private readonly record: PredictionRecord,
    private readonly parameters: LevelParameters,
  ) {}

  @Query('levelCalibration')
  async levelCalibration(
    @Args() { sport, numberPlayers }: QueryLevelCalibrationArgs,
  ): Promise<ResolversTypes['LevelCalibration']> {
    const ofPool = (pool: Pool) =>
      (sport ?? pool.sport) === pool.sport && (numberPlayers ?? pool.numberPlayers) === pool.numberPlayers;
    const fits = (await this.parameters.fits()).flatMap((fit) =>
      formatsOf(fit.sport).map((format) => ({ ...fit, numberPlayers: format })),
    );
    return { ...(await this.record.calibration(sport ?? null, numberPlayers ?? null)), fits: fits.filter(ofPool) };
  }
}

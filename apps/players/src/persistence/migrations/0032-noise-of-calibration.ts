import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Squares of losses and of their differences, which tell how much of a difference is noise. */
export class AddNoiseOfCalibration1763683200032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table calibration add column loss_squares numeric not null default 0,
        add column gain_squares numeric not null default 0;
      update calibration set loss_squares = judged.loss_squares, gain_squares = judged.gain_squares
      from (
        select sport, number_players, bin, sum(loss::numeric ^ 2) as loss_squares,
          sum((elo_loss - loss)::numeric ^ 2) as gain_squares
        from judged_prediction group by sport, number_players, bin
      ) judged
      where judged.sport = calibration.sport and judged.number_players = calibration.number_players
        and judged.bin = calibration.bin;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

import { Injectable } from '@nestjs/common';
import { LEGEND_DAYS, nightOf } from '../domain/local-legend.js';
import { Play } from './ports/play.js';

/** Updates local legends once a night, some centres at a time (CRT-10). Resolves with the number of parts done: 0 if none is left. */
@Injectable()
export class RecomputeLegends {
  constructor(private readonly play: Play) {}

  async execute(now: Date): Promise<number> {
    return (await this.play.recomputeNextLegends(nightOf(now), LEGEND_DAYS, now)) ? 1 : 0;
  }
}

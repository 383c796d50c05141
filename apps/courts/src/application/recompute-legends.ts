import { Injectable } from '@nestjs/common';
import { LEGEND_DAYS, nightOf } from '../domain/local-legend.js';
import { Play } from './ports/play.js';

const DAY_MS = 86_400_000;

/** Updates local legends once a night (CRT-10). Resolves with the number of runs. */
@Injectable()
export class RecomputeLegends {
  constructor(private readonly play: Play) {}

  async execute(now: Date): Promise<number> {
    const from = new Date(now.getTime() - LEGEND_DAYS * DAY_MS);
    return (await this.play.recomputeLegends(nightOf(now), from, now)) ? 1 : 0;
  }
}

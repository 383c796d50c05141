import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { CollectDataBundles } from '../application/collect-data-bundles.js';

@Injectable()
@Timer({ everyMs: 1_000 })
export class CollectBundles implements DueWork {
  constructor(private readonly collecting: CollectDataBundles) {}

  async run(now: Date): Promise<number> {
    await this.collecting.execute(now);
    return this.collecting.clear(now);
  }
}

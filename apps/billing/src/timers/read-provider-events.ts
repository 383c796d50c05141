import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { HearProvider } from '../application/hear-provider.js';

/** Webhooks may be lost; the provider's event list is complete (BIL-10). */
@Injectable()
@Timer({ everyMs: 300_000 })
export class ReadProviderEvents implements DueWork {
  constructor(private readonly hear: HearProvider) {}

  async run(): Promise<number> {
    await this.hear.catchUp();
    return 0;
  }
}

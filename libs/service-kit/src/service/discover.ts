import type { INestApplication } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@setpoint/events';
import { EVENT_CONTRACT, type EventHandler } from '../events/event-handler.js';
import type { Reaction } from '../inbox/consumer.js';
import { JOB, type JobHandler, type JobMetadata } from '../jobs/job-handler.js';
import type { JobWorker } from '../jobs/jobs.js';
import { TIMER, type DueWork, type TimerOptions } from '../timers/timer.js';
import type { NamedTimer } from '../timers/timer-runner.js';

export interface Discovered {
  readonly reactions: Reaction[];
  readonly timers: NamedTimer[];
  readonly workers: JobWorker[];
}

/** Finds the doors of a service by their decorators. */
export function discover(app: INestApplication): Discovered {
  const found: Discovered = { reactions: [], timers: [], workers: [] };
  for (const { instance, metatype, name } of app.get(DiscoveryService, { strict: false }).getProviders()) {
    if (!instance || typeof metatype !== 'function') continue;
    const contract = Reflect.getMetadata(EVENT_CONTRACT, metatype) as EventContract | undefined;
    const timer = Reflect.getMetadata(TIMER, metatype) as TimerOptions | undefined;
    const job = Reflect.getMetadata(JOB, metatype) as JobMetadata | undefined;
    if (contract) found.reactions.push({ contract, handler: instance as EventHandler<EventContract> });
    if (timer) found.timers.push({ name: String(name), everyMs: timer.everyMs, work: instance as DueWork });
    if (job) found.workers.push({ metadata: job, handler: instance as JobHandler });
  }
  return found;
}

import type { INestApplication } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { EVENT_REACTION, type EventHandler, type ReactionMetadata } from '../events/event-handler.js';
import type { Reaction } from '../inbox/reactions.js';
import { JOB, type JobHandler, type JobMetadata } from '../jobs/job-handler.js';
import type { JobWorker } from '../jobs/jobs.js';
import { BEFORE_ERASURE, type Departure } from '../personal-data/departure.js';
import type { NamedSnapshot } from '../snapshots/republisher.js';
import { SNAPSHOT, type SnapshotSource } from '../snapshots/snapshot.js';
import { TIMER, type DueWork, type TimerOptions } from '../timers/timer.js';
import type { NamedTimer } from '../timers/timer-runner.js';

export interface Discovered {
  readonly reactions: Reaction[];
  readonly timers: NamedTimer[];
  readonly workers: JobWorker[];
  readonly snapshots: NamedSnapshot[];
  readonly departures: Departure[];
}

/** Finds a service's event handlers, timers, jobs and snapshots by their decorators. */
export function discover(app: INestApplication): Discovered {
  const found: Discovered = { reactions: [], timers: [], workers: [], snapshots: [], departures: [] };
  for (const { instance, metatype, name } of app.get(DiscoveryService, { strict: false }).getProviders()) {
    if (!instance || typeof metatype !== 'function') continue;
    const reactions = (Reflect.getMetadata(EVENT_REACTION, metatype) ?? []) as readonly ReactionMetadata[];
    const timer = Reflect.getMetadata(TIMER, metatype) as TimerOptions | undefined;
    const job = Reflect.getMetadata(JOB, metatype) as JobMetadata | undefined;
    const snapshot = Reflect.getMetadata(SNAPSHOT, metatype) as string | undefined;
    for (const metadata of reactions)
      found.reactions.push({ name: metatype.name, metadata, handler: instance as EventHandler<never> });
    if (snapshot) found.snapshots.push({ name: snapshot, source: instance as SnapshotSource });
    if (timer) found.timers.push({ name: String(name), everyMs: timer.everyMs, work: instance as DueWork });
    if (Reflect.hasMetadata(BEFORE_ERASURE, metatype)) found.departures.push(instance as Departure);
    if (job) found.workers.push({ metadata: job, handler: instance as JobHandler });
  }
  return found;
}

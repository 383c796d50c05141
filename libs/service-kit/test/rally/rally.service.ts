import { Injectable, Module } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import type { EventOf } from '@setpoint/events';
import { outgoing } from '@setpoint/events';
import { accept, Clock, Ids, refuse, type Identity } from '@setpoint/kernel';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import {
  defineService,
  failed,
  InjectConfig,
  inOrder,
  Jobs,
  LoaderRegistry,
  Loaders,
  OnEvent,
  OnJob,
  PushBus,
  signedIn,
  Storage,
  succeed,
  Timer,
  Viewer,
  type DueWork,
  type Effects,
  type EventHandler,
  type JobHandler,
  type JobRun,
} from '../../src/index.js';
import { strokePlayed } from './events.js';

export interface RallyTables {
  rally: {
    id: string;
    user_id: string;
    opponent_id: string | null;
    strokes: number;
    starts_at: Date | null;
    played_on: string | null;
    played_at: string | null;
    ends_at: Date | null;
    ended: boolean;
  };
  heard: { position: number; event_id: string; subject: string; number: number };
}

type Row = RallyTables['rally'];

const view = (row: Row) => ({
  id: row.id,
  userId: row.user_id,
  opponentId: row.opponent_id,
  strokes: row.strokes,
  startsAt: row.starts_at,
  on: row.played_on,
  at: row.played_at,
  note: `note of ${row.user_id}`,
  tactics: 'volley',
});

@Injectable()
export class StartRally {
  constructor(
    private readonly storage: Storage<RallyTables>,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly push: PushBus,
  ) {}

  async execute(input: { withPlayer?: string; startsAt?: Date; on?: string; at?: string }, who: Identity) {
    if (!input.withPlayer) return refuse('ALONE', { fields: [{ field: 'withPlayer', code: 'REQUIRED' }] });
    const row: Row = {
      id: this.ids.next(),
      user_id: signedIn(who),
      opponent_id: input.withPlayer,
      strokes: 0,
      starts_at: input.startsAt ?? this.clock.now(),
      played_on: input.on ?? null,
      played_at: input.at ?? null,
      ends_at: null,
      ended: false,
    };
    await this.storage.transaction(async (tx, effects) => {
      await tx.insertInto('rally').values(row).execute();
      effects.emit(outgoing(strokePlayed, { rallyId: row.id, number: 0 }));
      effects.afterCommit(() => this.push.publish(`rally:${row.id}`));
    });
    return accept(row);
  }
}

@Resolver('Rally')
export class RallyResolver {
  constructor(
    private readonly storage: Storage<RallyTables>,
    private readonly start: StartRally,
  ) {}

  @Query('rally')
  async rally(@Args('id') id: string, @Loaders() loaders: LoaderRegistry) {
    return this.load(id, loaders);
  }

  @Query('myRallies')
  async mine(@Viewer() who: Identity) {
    const rows = await this.storage.db
      .selectFrom('rally')
      .selectAll()
      .where('user_id', '=', signedIn(who))
      .orderBy('id')
      .execute();
    return rows.map(view);
  }

  @Query('rallyCount')
  count() {
    return 7;
  }

  @Query('rallyKeys')
  keys() {
    return { keys: [] };
  }

  @Query('broken')
  broken() {
    throw new Error('the string of password=hunter2 broke');
  }

  @Mutation('startRally')
  async startRally(
    @Args('input') input: { withPlayer?: string; startsAt?: Date; on?: string; at?: string },
    @Viewer() who: Identity,
  ) {
    const outcome = await this.start.execute(input, who);
    return outcome.ok ? succeed({ rally: view(outcome.value) }) : failed(outcome, { rally: null });
  }

  @ResolveField('strokes')
  strokes(@Parent() rally: { strokes: number }) {
    return rally.strokes;
  }

  @ResolveReference()
  reference(@Parent() { id }: { id: string }, @Loaders() loaders: LoaderRegistry) {
    if (id === 'torn') throw new Error('the net is torn');
    return this.load(id, loaders);
  }

  private load(id: string, loaders: LoaderRegistry) {
    return loaders
      .get('rallies', async (ids: readonly string[]) => {
        const rows = await this.storage.db.selectFrom('rally').selectAll().where('id', 'in', ids).execute();
        return inOrder(ids, rows.map(view), (row) => row.id);
      })
      .load(id);
  }
}

/** What the handler meets; specs break it. */
@Injectable()
export class Weather {
  /** Numbers of strokes that fail, with how often they still do. */
  readonly storms = new Map<number, number>();
}

@Injectable()
@OnEvent(strokePlayed)
export class OnStrokePlayed implements EventHandler<typeof strokePlayed, RallyTables> {
  constructor(
    private readonly weather: Weather,
    private readonly push: PushBus,
  ) {}

  async handle(event: EventOf<typeof strokePlayed>, tx: Transaction<RallyTables>, effects: Effects) {
    const { rallyId, number } = event.data;
    await tx
      .insertInto('heard')
      .values({ event_id: event.id, subject: rallyId, number } as never)
      .execute();
    const left = this.weather.storms.get(number) ?? 0;
    if (left > 0) {
      this.weather.storms.set(number, left - 1);
      throw new Error(`storm at stroke ${number}`);
    }
    effects.afterCommit(() => this.push.publish(`heard:${rallyId}`));
  }
}

@Injectable()
@Timer({ everyMs: 50 })
export class EndRallies implements DueWork {
  constructor(private readonly storage: Storage<RallyTables>) {}

  run(now: Date): Promise<number> {
    return this.storage.transaction(async (tx) => {
      const due = await tx
        .selectFrom('rally')
        .select('id')
        .where('ends_at', '<=', now)
        .where('ended', '=', false)
        .orderBy('ends_at')
        .limit(2)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id } of due) await tx.updateTable('rally').set({ ended: true }).where('id', '=', id).execute();
      return due.length;
    });
  }
}

@Injectable()
export class Postbox {
  readonly delivered: { data: object; attempt: number; isLast: boolean }[] = [];
  failures = 0;
}

@Injectable()
@OnJob('send-card', { retryLimit: 2, retryDelay: 1, retryDelayMax: 1 })
export class SendCard implements JobHandler<{ to: string }> {
  constructor(private readonly postbox: Postbox) {}

  async run(data: { to: string }, job: JobRun) {
    if (this.postbox.failures > 0) {
      this.postbox.failures -= 1;
      throw new Error('the postbox is shut');
    }
    this.postbox.delivered.push({ data, attempt: job.attempt, isLast: job.isLast });
  }
}

/** Stands for any use-case that hands over a job. */
@Injectable()
export class WriteCard {
  constructor(
    readonly storage: Storage<RallyTables>,
    readonly jobs: Jobs,
    @InjectConfig() readonly settings: { cardsPerDay: number },
  ) {}
}

@Module({
  providers: [StartRally, RallyResolver, Weather, OnStrokePlayed, EndRallies, Postbox, SendCard, WriteCard],
})
export class RallyModule {}

export const rallyService = defineService({
  name: 'rally',
  root: new URL('./', import.meta.url),
  module: RallyModule,
  config: z.object({ cardsPerDay: z.number().int().default(3) }),
  objectRules: {
    Rally: {
      PARTICIPANT: (rally: { userId: string; opponentId: string | null }, who) =>
        who.userId === rally.userId || who.userId === rally.opponentId,
    },
  },
});

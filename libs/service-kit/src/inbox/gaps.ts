import { outgoing, PLATFORM, snapshotsRequested } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { Log } from '../observe/log.js';
import type { Effects } from '../outbox/effects.js';
import type { CompareKept, KeptRecords, Stretch } from '../ports/ports.js';
import { execute, rowOf, rowsOf, sql } from '../storage/sql.js';
import type { Republisher } from '../snapshots/republisher.js';
import type { Storage } from '../storage/storage.js';
import { findGap, type Gap } from './find-gap.js';
import type { Reaction } from './reactions.js';
import { coverOf } from './snapshot-cover.js';

/** Records of a partition that were gone before the service has read them. */
export interface LostRecords extends Gap {
  readonly topic: string;
  readonly partition: number;
}

interface Parts {
  readonly service: string;
  readonly storage: Storage;
  readonly reactions: readonly Reaction[];
  readonly republisher: Pick<Republisher, 'begin'>;
  readonly log: Log;
}

/**
 * Keeps the offset that the service expects next of each partition, and notices when the records before the next one that
 * it gets are gone. Snapshots are requested for what they replace; of the rest an operator has to know.
 */
export class Gaps {
  private open: readonly LostRecords[] = [];

  constructor(private readonly parts: Parts) {}

  /** What makes the service unready, until an operator accepts it. */
  get problem(): string | undefined {
    if (this.open.length === 0) return undefined;
    const topics = [...new Set(this.open.map(({ topic }) => topic))].sort();
    return `events of ${topics.join(', ')} are lost: see the log, then accept it with --accept-gap`;
  }

  /** Reads what is to be accepted: other processes change it, too. Nothing more is due then. */
  async refresh(): Promise<number> {
    this.open = await rowsOf<LostRecords>(
      this.parts.storage.manager,
      sql`select topic, partition, first_lost as first, last_lost as last from event_gap
          where accepted_at is null order by position`,
    );
    return 0;
  }

  /** Notes, in the transaction that handles a stretch, that it was read. */
  async pass(manager: EntityManager, effects: Effects, { topic, partition, first, next }: Stretch): Promise<void> {
    const place = await rowOf<{ expected: number | null }>(
      manager,
      sql`insert into read_place as place (topic, partition, next) values (${topic}, ${partition}, ${next})
          on conflict (topic, partition) do update set next = greatest(place.next, excluded.next)
          returning (select next from read_place where topic = ${topic} and partition = ${partition}) as expected`,
    );
    const gap = findGap(place?.expected ?? undefined, { from: first });
    if (gap) await this.note(manager, effects, [{ topic, partition, ...gap }]);
  }

  /** Notices what is lost of partitions from which nothing may come for long. */
  readonly compare: CompareKept = async (look) => {
    const { storage } = this.parts;
    const places = await rowsOf<{ topic: string; partition: number; next: number }>(
      storage.manager,
      sql`select topic, partition, next from read_place`,
    );
    const known = new Map(places.map(({ topic, partition, next }) => [`${topic}/${partition}`, next]));
    const kept = await look();
    await storage.transaction(async (manager, effects) => {
      const lost: LostRecords[] = [];
      for (const one of kept) {
        const gap = await this.goOn(manager, one, known.get(`${one.topic}/${one.partition}`));
        if (gap) lost.push({ topic: one.topic, partition: one.partition, ...gap });
      }
      await this.note(manager, effects, lost);
    });
  };

  /** Accepts what is lost of a topic; resolves with it. */
  async accept(topic: string): Promise<readonly LostRecords[]> {
    const { storage, log } = this.parts;
    const accepted = await rowsOf<LostRecords>(
      storage.manager,
      sql`update event_gap set accepted_at = clock_timestamp() where topic = ${topic} and accepted_at is null
          returning topic, partition, first_lost as first, last_lost as last`,
    );
    for (const lost of accepted) log.warn({ ...lost }, 'lost events were accepted by an operator');
    await this.refresh();
    return accepted;
  }

  /** What is lost before the group goes on; null if the partition was read meanwhile, so that it was noticed there. */
  private async goOn(
    manager: EntityManager,
    { topic, partition, low, high, committed }: KeptRecords,
    known: number | undefined,
  ): Promise<Gap | null> {
    // What was committed of a topic that was made anew says nothing.
    const place = committed !== undefined && committed <= high ? committed : undefined;
    const from = Math.max(low, place ?? low);
    // A group from before the places were kept has at least committed where it was.
    const gap = findGap(known ?? place, { from, high });
    if (known !== undefined && !gap) return null;
    const ofIt = sql`topic = ${topic} and partition = ${partition}`;
    const moved = await execute(
      manager,
      known === undefined
        ? sql`insert into read_place (topic, partition, next) values (${topic}, ${partition}, ${from})
              on conflict do nothing`
        : gap!.last === null
          ? sql`delete from read_place where ${ofIt} and next = ${known}`
          : sql`update read_place set next = ${from} where ${ofIt} and next = ${known}`,
    );
    return moved > 0 ? gap : null;
  }

  private async note(manager: EntityManager, effects: Effects, lost: readonly LostRecords[]): Promise<void> {
    for (const [owner, ofOwner] of Map.groupBy(lost, ({ topic }) => ownerOf(topic))) {
      // Whoever may have asked meanwhile gets an answer.
      if (owner === PLATFORM) await this.parts.republisher.begin(undefined, { anew: true, manager });
      else await this.noteOf(manager, effects, owner, ofOwner);
    }
  }

  private async noteOf(
    manager: EntityManager,
    effects: Effects,
    owner: string,
    records: readonly LostRecords[],
  ): Promise<void> {
    const { service, reactions, log } = this.parts;
    const { restores, lost } = coverOf(reactions, owner);
    if (restores) effects.emit(outgoing(snapshotsRequested, { of: owner, by: service }));
    for (const { topic, partition, first, last } of lost.length > 0 ? records : []) {
      await execute(
        manager,
        sql`insert into event_gap (topic, partition, first_lost, last_lost) values (${topic}, ${partition}, ${first}, ${last})`,
      );
    }
    effects.afterCommit(async () => {
      for (const one of records) {
        if (lost.length === 0) log.warn({ ...one }, 'events are lost; snapshots that replace them are requested');
        else {
          const accept = `--accept-gap ${one.topic}`;
          log.error(
            { ...one, types: lost, accept },
            'events are lost that no snapshot replaces: repair what depends on them, then accept it',
          );
        }
      }
      await this.refresh();
    });
  }
}

/** Topics are named `<prefix><owner>`. */
const ownerOf = (topic: string) => topic.slice(topic.lastIndexOf('.') + 1);

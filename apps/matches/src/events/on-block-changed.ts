import { Injectable } from '@nestjs/common';
import { blockChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** A block keeps two people out of each other's matches and searches (PLY-04). */
@Injectable()
@OnEvent(blockChanged)
export class OnBlockChanged implements EventHandler<typeof blockChanged, Tables> {
  async handle({ data }: EventOf<typeof blockChanged>, tx: Transaction<Tables>): Promise<void> {
    const block = { blocker_id: data.blockerId, blocked_id: data.blockedId };
    if (data.blocked) {
      await tx
        .insertInto('blocks')
        .values(block)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await tx
        .deleteFrom('blocks')
        .where('blocker_id', '=', block.blocker_id)
        .where('blocked_id', '=', block.blocked_id)
        .execute();
    }
  }
}

import { Injectable } from '@nestjs/common';
import { followChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../persistence/tables.js';

/** Follows decide whom a private match may invite (MAT-03), and whose matches friends see (PLY-11). */
@Injectable()
@OnEvent(followChanged)
export class OnFollowChanged implements EventHandler<typeof followChanged, Tables> {
  async handle({ data }: EventOf<typeof followChanged>, tx: Transaction<Tables>): Promise<void> {
    const follow = { follower_id: data.followerId, followed_id: data.followedId };
    if (data.following) {
      await tx
        .insertInto('follows')
        .values(follow)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await tx
        .deleteFrom('follows')
        .where('follower_id', '=', follow.follower_id)
        .where('followed_id', '=', follow.followed_id)
        .execute();
    }
  }
}

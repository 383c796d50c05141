import { Injectable } from '@nestjs/common';
import { followChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectFollow } from '../persistence/projections/relations.js';

/** Follows determine who can be invited to a private match (MAT-03), and the list of friends' matches (PLY-11). */
@Injectable()
@OnEvent(followChanged, { overwrites: { key: ({ followerId, followedId }) => `${followerId} ${followedId}` } })
export class OnFollowChanged implements EventHandler<typeof followChanged> {
  handle({ data }: EventOf<typeof followChanged>, manager: EntityManager): Promise<void> {
    return projectFollow(manager, data);
  }
}

import { Injectable } from '@nestjs/common';
import { followChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectFollow } from '../persistence/projections/people.js';

/** Follows; followed players and followers do not count as strangers (CHT-02, CHT-08). */
@Injectable()
@OnEvent(followChanged, { overwrites: { key: ({ followerId, followedId }) => `${followerId} ${followedId}` } })
export class OnFollowChanged implements EventHandler<typeof followChanged> {
  handle({ data }: EventOf<typeof followChanged>, manager: EntityManager): Promise<void> {
    return projectFollow(manager, data);
  }
}

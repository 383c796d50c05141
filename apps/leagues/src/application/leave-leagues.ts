import { Injectable } from '@nestjs/common';
import { PLATFORM_USER, type UserId } from '@setpoint/kernel';
import { BeforeErasure, type Departure } from '@setpoint/service-kit';
import { ExcludeMember } from './exclude-member.js';
import { CurrentSubscriptions } from './ports/current-subscriptions.js';

const REASON = 'The account was deleted';

/**
 * Who leaves the platform leaves their leagues, and their team with them (ACC-06): the subscription ends and is charged no
 * more, later matches are forfeits and earlier results stand.
 */
@Injectable()
@BeforeErasure()
export class LeaveLeagues implements Departure {
  constructor(
    private readonly subscriptions: CurrentSubscriptions,
    private readonly exclude: ExcludeMember,
  ) {}

  async leave(player: UserId): Promise<void> {
    for (const { id, leagueId } of await this.subscriptions.of(player))
      await this.exclude.take({ id, leagueId }, REASON, PLATFORM_USER);
  }
}

import { Injectable } from '@nestjs/common';
import { PLATFORM_USER, type UserId } from '@setpoint/kernel';
import { BeforeErasure, type Departure } from '@setpoint/service-kit';
import { withoutReserve } from '../domain/subscription.js';
import { declineInvitation, isMember } from '../domain/teammates.js';
import { placesFrom } from './carry-out.js';
import { ExcludeMember } from './exclude-member.js';
import { CurrentSubscriptions } from './ports/current-subscriptions.js';
import { LeagueBooks } from './ports/league-books.js';

const REASON = 'The account was deleted';

/**
 * Who leaves the platform leaves their leagues, and their team with them (ACC-06): the subscription ends and is charged no
 * more, later matches are forfeits and earlier results stand. A team whose reserve leaves goes on without one.
 */
@Injectable()
@BeforeErasure()
export class LeaveLeagues implements Departure {
  constructor(
    private readonly subscriptions: CurrentSubscriptions,
    private readonly books: LeagueBooks,
    private readonly exclude: ExcludeMember,
  ) {}

  async leave(player: UserId): Promise<void> {
    for (const of of await this.subscriptions.of(player)) {
      const goesOn = await this.standDown(of, player);
      if (!goesOn) await this.exclude.take(of, REASON, PLATFORM_USER);
    }
  }

  /** False if no team remains without them. */
  private async standDown(
    { id, leagueId }: { readonly id: string; readonly leagueId: string },
    player: UserId,
  ): Promise<boolean> {
    const answer = await this.books.change(leagueId, async (book) => {
      const before = (await book.subscription(id))!;
      const phase = placesFrom(await book.phases(), before.first);
      const after = isMember(before, player)
        ? withoutReserve(before, player, book.league, phase)
        : declineInvitation(before, player);
      if (after) await book.save([after], phase);
      return after !== null;
    });
    return answer ?? false;
  }
}

import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { momentOf } from '@setpoint/league';
import type { LeagueSubscription } from '../domain/subscription.js';
import { acceptInvitation, declineInvitation, isMember, leaveTeam, type AcceptCode } from '../domain/teammates.js';
import { placesFrom } from './carry-out.js';
import { unknownPlayer } from './check-enrolment.js';
import { teamEvent } from './outgoing.js';
import { LeagueBooks, type LeagueBook } from './ports/league-books.js';

export type AnswerTeamCode = AcceptCode | 'SUBSCRIPTION_NOT_FOUND' | 'NOT_A_TEAMMATE';

/** Null: the subscription is none of the player's any more. */
type Answer<Code extends string> = Outcome<LeagueSubscription | null, Code>;
type Change = 'ACCEPTED' | 'DECLINED' | 'LEFT';

/** What a partner or reserve says of the team into which the subscriber named them (LEA-02). */
@Injectable()
export class AnswerTeam {
  constructor(
    private readonly books: LeagueBooks,
    private readonly clock: Clock,
  ) {}

  accept(player: UserId, id: string): Promise<Answer<AnswerTeamCode>> {
    return this.change(player, id, 'ACCEPTED', async (book, before) => {
      const known = (await book.players([player], id)).get(player) ?? unknownPlayer(player);
      return acceptInvitation(before, { ...known, id: player });
    });
  }

  decline(player: UserId, id: string): Promise<Answer<AnswerTeamCode>> {
    return this.change(player, id, 'DECLINED', async (_, before) => accept(declineInvitation(before, player)));
  }

  /** From the next phase on: in the one that is played the team stays as it is. */
  leave(player: UserId, id: string): Promise<Answer<AnswerTeamCode>> {
    return this.change(player, id, 'LEFT', async ({ league }, before) =>
      accept(leaveTeam(before, player, momentOf(this.clock.now(), league.timeZone).next)),
    );
  }

  private async change(
    player: UserId,
    id: string,
    kind: Change,
    work: (book: LeagueBook, before: LeagueSubscription) => Promise<Outcome<LeagueSubscription, AcceptCode>>,
  ): Promise<Answer<AnswerTeamCode>> {
    const leagueId = await this.books.leagueOf(id);
    if (leagueId === null) return refuse('SUBSCRIPTION_NOT_FOUND');
    const answer = await this.books.change(leagueId, async (book): Promise<Answer<AnswerTeamCode>> => {
      const before = (await book.subscription(id))!;
      if (before.playerId === player) return refuse('NOT_A_TEAMMATE');
      const outcome = await work(book, before);
      if (!outcome.ok) return outcome;
      const after = outcome.value;
      if (after !== before) {
        await book.save([after], placesFrom(await book.phases(), before.charges.at(-1)!.phase));
        book.effects.emit(teamEvent(book.league, after, kind, player, this.clock.now()));
      }
      return accept(isMember(after, player) ? after : null);
    });
    return answer ?? refuse('SUBSCRIPTION_NOT_FOUND');
  }
}

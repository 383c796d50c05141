import type { LeaguePhase } from '../domain/league.js';
import { chargeOf, playersIn, type LeagueSubscription } from '../domain/subscription.js';
import { isComplete } from '../domain/teammates.js';
import type { LeagueBook } from './ports/league-books.js';
import type { PaidMember, PhasePlay } from './ports/phase-play.js';

/** Those who have paid for a phase and whose team is complete, with the team that plays in it. */
export async function paidMembers(
  book: LeagueBook,
  subscriptions: readonly LeagueSubscription[],
  phase: LeaguePhase,
): Promise<readonly PaidMember[]> {
  const paid = subscriptions.filter(
    (each) =>
      each.machine.state !== 'INACTIVE' &&
      chargeOf(each, phase)?.state === 'PAID' &&
      isComplete(each, phase, book.league),
  );
  const teams = paid.map((each) => ({ each, playerIds: playersIn(each, phase) }));
  const players = await book.players([...new Set(teams.flatMap(({ playerIds }) => playerIds))]);
  return teams.map(({ each, playerIds }) => {
    const levels = playerIds
      .slice(0, book.league.numberPlayers)
      .map((id) => players.get(id)?.level ?? null)
      .filter((level) => level !== null);
    // The subscriber needs a level; a partner may have none yet.
    const level = levels.reduce((sum, one) => sum + one, 0) / Math.max(1, levels.length);
    return { subscriptionId: each.id, playerIds, level };
  });
}

/** Late payers play from the next round on, if a group has a place. */
export async function joinLate(
  book: LeagueBook,
  play: PhasePlay,
  subscription: LeagueSubscription,
  phase: LeaguePhase,
  now: Date,
): Promise<boolean> {
  if (phase.state !== 'IN_PROGRESS') return false;
  const [member] = await paidMembers(book, [subscription], phase);
  if (!member) return false;
  return play.join({ phaseId: phase.id, member, at: now }, book.manager, book.effects);
}

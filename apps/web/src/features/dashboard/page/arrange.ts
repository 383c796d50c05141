import type { DashboardQuery } from '@setpoint/client/documents';

/** At most so many of each. */
export const SHOWN = { waiting: 3, upcoming: 3, open: 4, friends: 4, players: 2 } as const;

/** To ask for: a little more, since what stands elsewhere already is left out, as are players whom I follow. */
export const ASKED = { waiting: 8, cards: 6, open: 6, friends: 8, people: 6 } as const;

/**
 * What stands where, each match in one place only: what waits for me, what I play next, where I could play, what
 * friends play (PLY-12).
 */
export function arrange(data: DashboardQuery, answered: ReadonlySet<string>) {
  const waiting = data.waitingForMe.filter(({ match }) => !answered.has(match.id));
  const shown = new Set(data.waitingForMe.map(({ match }) => match.id));
  const isNew = ({ id }: { readonly id: string }) => !shown.has(id);
  const take = <Match extends { readonly id: string }>(matches: readonly Match[], count: number): Match[] => {
    const taken = matches.slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };

  const coming = data.myMatches.edges.map(({ node }) => node).filter(isNew);
  const next = waiting.length === 0 ? (take(coming, 1)[0] ?? null) : null;
  const upcoming = take(coming.filter(isNew), SHOWN.upcoming);
  const open = take(
    data.matches.edges.map(({ node }) => node).filter((match) => isNew(match) && match.myActions.includes('JOIN')),
    SHOWN.open,
  );
  const friends = take(data.friendsMatches.edges.map(({ node }) => node).filter(isNew), SHOWN.friends);
  return {
    /** The one thing to do now. */
    first: waiting[0] ?? null,
    waiting: waiting.slice(1),
    /** What comes next, where nothing waits. */
    next,
    upcoming,
    open,
    friends,
    hasPlayed: (data.player?.statistics.matches ?? 0) > 0,
  };
}

import type { DashboardQuery } from '@setpoint/client/documents';

/** At most so many of each. */
export const SHOWN = { waiting: 3, upcoming: 4, open: 4, friends: 5, players: 3 } as const;

/** To ask for: more than is shown, since my own matches are left out where others' are shown. */
export const ASKED = { cards: 6, open: 8, friends: 12, people: 6 } as const;

type Row = { readonly id: string; readonly teamA: readonly Place[]; readonly teamB: readonly Place[] };
type Place = { readonly user: { readonly id: string } };

/**
 * What stands where, each match in one place only: what waits for me, what I play next, where I could play, what
 * friends play (PLY-12).
 */
export function arrange(data: DashboardQuery, me: string, answered: ReadonlySet<string>) {
  const waiting = data.waitingForMe.filter(({ match }) => !answered.has(match.id));
  const shown = new Set(data.waitingForMe.map(({ match }) => match.id));
  const isNew = ({ id }: Row) => !shown.has(id);
  const isOthers = ({ teamA, teamB }: Row) => ![...teamA, ...teamB].some(({ user }) => user.id === me);
  const take = <Match extends Row>(matches: readonly Match[], count: number): Match[] => {
    const taken = matches.slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };

  const coming = data.myMatches.edges.map(({ node }) => node).filter(isNew);
  const next = waiting.length === 0 ? (take(coming, 1)[0] ?? null) : null;
  const upcoming = take(coming.filter(isNew), SHOWN.upcoming);
  const open = take(
    data.matches.edges
      .map(({ node }) => node)
      .filter((match) => isNew(match) && isOthers(match) && match.myActions.includes('JOIN')),
    SHOWN.open,
  );
  const friends = take(
    data.friendsMatches.edges.map(({ node }) => node).filter((match) => isNew(match) && isOthers(match)),
    SHOWN.friends,
  );
  return {
    /** The one thing to do now. */
    first: waiting[0] ?? null,
    waiting: waiting.slice(1),
    /** What comes next, where nothing waits. */
    next,
    upcoming,
    open,
    friends,
    hasPlayed: (data.player?.statistics.matches ?? 0) > 0 || data.played.edges.length > 0,
  };
}

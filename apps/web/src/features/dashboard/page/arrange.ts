import type { DashboardQuery, ShownTaskFragment, WaitingFragment } from '@setpoint/client/documents';

/** Something that waits: an answer about a match, or a task of a competition. */
export type WaitingThing =
  | { readonly what: 'MATCH'; readonly item: WaitingFragment }
  | { readonly what: 'TASK'; readonly task: ShownTaskFragment };

const untilOf = (thing: WaitingThing) => (thing.what === 'MATCH' ? thing.item : thing.task).until;
const endOf = (thing: WaitingThing) => Date.parse(untilOf(thing) ?? '') || Infinity;

/** The most urgent first (SHL-10). */
const inOrder = (items: readonly WaitingFragment[], tasks: readonly ShownTaskFragment[]): readonly WaitingThing[] =>
  [
    ...tasks.map((task): WaitingThing => ({ what: 'TASK', task })),
    ...items.map((item): WaitingThing => ({ what: 'MATCH', item })),
  ].sort((one, other) => endOf(one) - endOf(other) || 0);

/** At most so many of each. */
export const SHOWN = { waiting: 3, upcoming: 3, open: 4, friends: 4, players: 2 } as const;

/** To ask for: a little more, since what stands elsewhere already is left out, as are players whom I follow. */
export const ASKED = { waiting: 8, cards: 6, open: 6, friends: 8, people: 6 } as const;

const nodesOf = <Node>(list: { readonly edges: readonly { readonly node: Node }[] } | null): readonly Node[] | null =>
  list?.edges.map(({ node }) => node) ?? null;

/**
 * What stands where, each match in one place only: what waits for me, what I play next, where I could play, what
 * friends play (PLY-12). What could not be asked for is null.
 */
export function arrange(data: DashboardQuery, answered: ReadonlySet<string>) {
  const asked = data.waitingForMe ?? [];
  const waiting = inOrder(
    asked.filter(({ match }) => !answered.has(match.id)),
    data.myTasks ?? [],
  );
  const shown = new Set(asked.map(({ match }) => match.id));
  const isNew = ({ id }: { readonly id: string }) => !shown.has(id);
  const take = <Match extends { readonly id: string }>(matches: readonly Match[], count: number): Match[] => {
    const taken = matches.slice(0, count);
    for (const { id } of taken) shown.add(id);
    return taken;
  };

  const coming = nodesOf(data.myMatches)?.filter(isNew) ?? [];
  const next = waiting.length === 0 ? (take(coming, 1)[0] ?? null) : null;
  const upcoming = take(coming.filter(isNew), SHOWN.upcoming);
  const places = nodesOf(data.matches)?.filter((match) => isNew(match) && match.myActions.includes('JOIN'));
  const open = places ? take(places, SHOWN.open) : null;
  const friendsPlay = nodesOf(data.friendsMatches)?.filter(isNew);
  return {
    /** The one thing to do now. */
    first: waiting[0] ?? null,
    waiting: waiting.slice(1),
    /** What comes next, where nothing waits. */
    next,
    upcoming,
    /** Whether it is known that nothing waits and nothing comes. */
    isFree: data.waitingForMe !== null && data.myTasks !== null && data.myMatches !== null,
    open,
    friends: friendsPlay ? take(friendsPlay, SHOWN.friends) : null,
    people: nodesOf(data.players),
    /** Nobody is called a newcomer because their figures could not be asked for. */
    hasPlayed: data.player === null || data.player.statistics.matches > 0,
  };
}

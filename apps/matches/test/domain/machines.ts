import { isGuest } from '../../src/domain/guest.js';
import { invitationOf, sideOf, type Match, type MatchState } from '../../src/domain/match.js';
import type { CommandType } from '../../src/domain/commands.js';

/** The machines within a match, and every edge that they may take. */
export const EDGES = {
  match: {
    ORGANIZING: ['READY', 'CANCELLED', 'EXPIRED'],
    READY: ['ORGANIZING', 'AWAITING_RESULT', 'CANCELLED'],
    // A match of a competition that was not played is organised anew.
    AWAITING_RESULT: ['AWAITING_CONFIRMATION', 'NOT_PLAYED', 'CANCELLED', 'ORGANIZING'],
    AWAITING_CONFIRMATION: ['AWAITING_RESULT', 'CONFIRMED'],
    CONFIRMED: [],
    NOT_PLAYED: [],
    CANCELLED: [],
    EXPIRED: [],
  } satisfies Record<MatchState, readonly MatchState[]>,
  /**
   * Of players. A declined one ends when the match is organised anew or who declined joins after all; a pending one, when
   * its place was taken meanwhile and they get another one from the waiting list.
   */
  invitation: {
    NONE: ['PENDING'],
    PENDING: ['ACCEPTED', 'DECLINED', 'NONE'],
    ACCEPTED: ['NONE'],
    DECLINED: ['NONE'],
  },
  /** Out is who left, was removed, or declined what is organised anew. */
  guest: {
    UNKNOWN: ['PENDING'],
    PENDING: ['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'KEPT'],
    ACCEPTED: ['OUT', 'KEPT'],
    DECLINED: ['OUT', 'KEPT'],
    WITHDRAWN: [],
    OUT: [],
    KEPT: [],
  },
  /** Contested: disputed twice, only agreement counts. */
  result: {
    NONE: ['ENTERED'],
    ENTERED: ['RETURNED', 'CONTESTED', 'CONFIRMED'],
    RETURNED: ['ENTERED'],
    CONTESTED: ['CONFIRMED'],
    CONFIRMED: [],
  },
  /** The latest invitation to play; the next one may follow any end. */
  proposal: {
    NONE: ['OPEN'],
    OPEN: ['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REPLACED', 'LAPSED'],
    ACCEPTED: ['OPEN'],
    DECLINED: ['OPEN'],
    WITHDRAWN: ['OPEN'],
    REPLACED: ['OPEN'],
    LAPSED: ['OPEN'],
  },
  /** A side's report that the other one did not come. */
  noShow: {
    NONE: ['OPEN'],
    OPEN: ['CONFIRMED', 'REJECTED', 'COUNTS'],
    CONFIRMED: [],
    REJECTED: [],
    COUNTS: [],
  },
} as const;
export type Machine = keyof typeof EDGES;

const legal: Readonly<Record<Machine, Readonly<Record<string, readonly string[]>>>> = EDGES;

export const legalEdges = (machine: Machine): string[] =>
  Object.entries(legal[machine])
    .flatMap(([from, to]) => to.map((state) => `${from} → ${state}`))
    .sort();

function resultOf(match: Match): string {
  switch (match.state) {
    case 'CONFIRMED':
      return 'CONFIRMED';
    case 'AWAITING_CONFIRMATION':
      return match.confirmsAt === null ? 'CONTESTED' : 'ENTERED';
    case 'AWAITING_RESULT':
    case 'NOT_PLAYED':
      return match.returned ? 'RETURNED' : 'NONE';
    default:
      return 'NONE';
  }
}

function guestIn(match: Match, id: string): string {
  const guest = match.guests.find((each) => each.id === id);
  if (!guest) return 'UNKNOWN';
  if (guest.claimedBy) return 'KEPT';
  return sideOf(match, guest.id) ? 'ACCEPTED' : (invitationOf(match, guest.id)?.state ?? 'OUT');
}

function noShowIn(match: Match, side: 'A' | 'B'): string {
  const report = match.noShows.find(({ by }) => sideOf(match, by) === side);
  if (!report) return 'NONE';
  if (!report.answer) return 'OPEN';
  if (!report.answer.accepted) return 'REJECTED';
  return report.answer.by === null ? 'COUNTS' : 'CONFIRMED';
}

const proposalIn = ({ proposal }: Match): string => (proposal ? (proposal.end?.how ?? 'OPEN') : 'NONE');

/** Counts the edges that histories take, and what people tried in each state. */
export class Coverage {
  private readonly taken = new Map<string, number>();
  private readonly tried = new Map<string, { accepted: number; refused: number }>();

  /** @throws where a machine took an edge that it does not have. */
  moved(before: Match, after: Match): void {
    this.edge('match', before.state, after.state);
    this.edge('result', resultOf(before), resultOf(after));
    this.edge('proposal', proposalIn(before), proposalIn(after));
    for (const side of ['A', 'B'] as const) this.edge('noShow', noShowIn(before, side), noShowIn(after, side));
    for (const { id } of after.guests) this.edge('guest', guestIn(before, id), guestIn(after, id));
    if (before.invitations === after.invitations) return;
    const invited = new Set([...before.invitations, ...after.invitations].map(({ playerId }) => playerId));
    for (const id of invited)
      if (!isGuest(id) && !after.guests.some(({ claimedBy }) => claimedBy === id))
        this.edge('invitation', invitationOf(before, id)?.state ?? 'NONE', invitationOf(after, id)?.state ?? 'NONE');
  }

  wanted(type: CommandType, state: MatchState, accepted: boolean): void {
    const key = `${state} ${type}`;
    const count = this.tried.get(key) ?? { accepted: 0, refused: 0 };
    this.tried.set(
      key,
      accepted ? { ...count, accepted: count.accepted + 1 } : { ...count, refused: count.refused + 1 },
    );
  }

  taking(machine: Machine): string[] {
    return [...this.taken.keys()]
      .filter((key) => key.startsWith(`${machine} `))
      .map((key) => key.slice(machine.length + 1));
  }

  /** Commands that nobody tried in a state. */
  untried(types: readonly CommandType[]): string[] {
    return Object.keys(EDGES.match)
      .flatMap((state) => types.map((type) => `${state} ${type}`))
      .filter((key) => !this.tried.has(key));
  }

  table(): string {
    const edges = [...this.taken].sort().map(([edge, count]) => `  ${String(count).padStart(8)} × ${edge}`);
    const sum = (what: 'accepted' | 'refused') => [...this.tried.values()].reduce((all, each) => all + each[what], 0);
    const pairs = (what: 'accepted' | 'refused') => [...this.tried.values()].filter((each) => each[what] > 0).length;
    return [
      ...['edges taken:', ...edges],
      `  commands accepted ${sum('accepted')} × in ${pairs('accepted')} pairs of state and command,`,
      `  refused ${sum('refused')} × in ${pairs('refused')} pairs\n`,
    ].join('\n');
  }

  private edge(machine: Machine, from: string, to: string): void {
    if (from === to) return;
    if (!legal[machine][from]?.includes(to)) throw new Error(`${machine}: no way from ${from} to ${to}`);
    const key = `${machine} ${from} → ${to}`;
    this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
  }
}

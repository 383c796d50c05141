import { CAUSES, type Subscription } from '../src/subscription.js';

const causes = CAUSES.map((cause) => `SUSPENDED ${cause}`);

/** Every edge that a subscription may take; what waits for billing's answer is told apart. */
export const EDGES: Readonly<Record<string, readonly string[]>> = {
  ACTIVE: ['CHARGING', 'CANCELLED', 'INACTIVE'],
  CHARGING: ['ACTIVE', ...causes, 'INACTIVE'],
  CANCELLED: ['INACTIVE'],
  ...Object.fromEntries(
    causes.map((one) => [one, ['ACTIVE', 'CLOSING', ...causes.filter((other) => other !== one), 'INACTIVE']]),
  ),
  CLOSING: ['ACTIVE', 'INACTIVE'],
  INACTIVE: [],
};

export function nodeOf(subscription: Subscription): string {
  switch (subscription.state) {
    case 'ACTIVE':
      return subscription.endsAfter ? 'CANCELLED' : subscription.isCharging ? 'CHARGING' : 'ACTIVE';
    case 'SUSPENDED':
      return subscription.closing ? 'CLOSING' : `SUSPENDED ${subscription.cause}`;
    case 'INACTIVE':
      return 'INACTIVE';
  }
}

export const legalEdges = Object.entries(EDGES).flatMap(([from, to]) => to.map((node) => `${from} → ${node}`));

/** Counts the edges that histories take, and what is tried where. */
export class Coverage {
  private readonly taken = new Map<string, number>();
  private readonly tried = new Map<string, { accepted: number; refused: number }>();

  /** @throws where an edge is taken that does not exist. */
  moved(before: Subscription, after: Subscription): void {
    const [from, to] = [nodeOf(before), nodeOf(after)];
    if (from === to) return;
    if (!EDGES[from]!.includes(to)) throw new Error(`no edge ${from} → ${to}`);
    const key = `${from} → ${to}`;
    this.taken.set(key, (this.taken.get(key) ?? 0) + 1);
  }

  wanted(kind: string, state: Subscription['state'], accepted: boolean): void {
    const count = this.tried.get(`${state} ${kind}`) ?? { accepted: 0, refused: 0 };
    count[accepted ? 'accepted' : 'refused']++;
    this.tried.set(`${state} ${kind}`, count);
  }

  edges = (): string[] => [...this.taken.keys()];
  tries = (): string[] => [...this.tried.keys()];

  table(): string {
    const edges = legalEdges.map((edge) => `  ${edge}: ${this.taken.get(edge) ?? 0}`);
    const tries = [...this.tried]
      .sort()
      .map(([key, { accepted, refused }]) => `  ${key}: ${accepted} accepted, ${refused} refused`);
    return `edges of subscriptions\n${edges.join('\n')}\ntried\n${tries.join('\n')}\n`;
  }
}

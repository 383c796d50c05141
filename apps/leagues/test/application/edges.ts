import type { LeaguePhase } from '../../src/domain/league.js';
import { stateOf, type LeagueSubscription } from '../../src/domain/subscription.js';

/** Every edge of a phase. */
export const PHASE_EDGES = [
  'PLANNED → ENROLLING',
  'PLANNED → CANCELLED',
  'ENROLLING → CHARGING',
  'ENROLLING → CANCELLED',
  'CHARGING → IN_PROGRESS',
  'CHARGING → CANCELLED',
  'IN_PROGRESS → FINALS',
  'IN_PROGRESS → COMPLETED',
  'IN_PROGRESS → CANCELLED',
  'FINALS → COMPLETED',
  'FINALS → CANCELLED',
].sort();

/** Every edge of a subscription as it is kept; what waits for billing's answer is told apart. */
export const SUBSCRIPTION_EDGES = [
  ...edges('PENDING', 'ACTIVE', 'INACTIVE NOT_PAID', 'INACTIVE CANCELLED', 'INACTIVE EXCLUDED'),
  ...edges('ACTIVE', 'CHARGING', 'LEAVING', 'INACTIVE CANCELLED', 'INACTIVE EXCLUDED'),
  ...edges('CHARGING', 'ACTIVE', 'SUSPENDED', 'INACTIVE UNPAID', 'INACTIVE EXCLUDED'),
  ...edges('SUSPENDED', 'ACTIVE', 'RETRYING', 'CLOSING', 'INACTIVE UNPAID', 'INACTIVE EXCLUDED'),
  ...edges('RETRYING', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'INACTIVE UNPAID', 'INACTIVE EXCLUDED'),
  ...edges('CLOSING', 'ACTIVE', 'INACTIVE UNPAID', 'INACTIVE NO_VALID_CARD', 'INACTIVE NOT_AUTHENTICATED'),
  ...edges('CLOSING', 'INACTIVE PAYMENT_DELETED', 'INACTIVE EXCLUDED'),
  ...edges('LEAVING', 'INACTIVE CANCELLED', 'INACTIVE EXCLUDED'),
].sort();

function edges(from: string, ...nodes: readonly string[]): string[] {
  return nodes.map((node) => `${from} → ${node}`);
}

/** CHARGING and CLOSING wait for billing; LEAVING is cancelled and plays its last phase. */
function nodeOf(subscription: LeagueSubscription): string {
  const { machine, endedBecause } = subscription;
  const state = stateOf(subscription);
  if (machine.state === 'INACTIVE') return `INACTIVE ${endedBecause}`;
  if (state === 'PENDING') return state;
  if (machine.state === 'SUSPENDED') return machine.closing ? 'CLOSING' : machine.isCharging ? 'RETRYING' : 'SUSPENDED';
  return machine.endsAfter ? 'LEAVING' : machine.isCharging ? 'CHARGING' : 'ACTIVE';
}

/** Which edges histories have taken, and how often. */
export class Edges {
  private readonly phases = new Map<string, number>();
  private readonly subscriptions = new Map<string, number>();

  phase(before: LeaguePhase, after: LeaguePhase): void {
    if (before.state !== after.state) count(this.phases, `${before.state} → ${after.state}`);
  }

  subscription(before: LeagueSubscription, after: LeagueSubscription): void {
    const [from, to] = [nodeOf(before), nodeOf(after)];
    if (from !== to) count(this.subscriptions, `${from} → ${to}`);
  }

  ofPhases = (): string[] => [...this.phases.keys()].sort();
  ofSubscriptions = (): string[] => [...this.subscriptions.keys()].sort();

  table(): string {
    const lines = [...this.phases, ...this.subscriptions].map(([edge, times]) => `  ${edge}: ${times}`);
    return `edges of phases and subscriptions\n${lines.join('\n')}\n`;
  }
}

const count = (edges: Map<string, number>, edge: string) => void edges.set(edge, (edges.get(edge) ?? 0) + 1);

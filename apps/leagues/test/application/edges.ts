import { EdgeCoverage, edgesFrom } from '@setpoint/testkit';
import type { LeaguePhase } from '../../src/domain/league.js';
import { stateOf, type LeagueSubscription } from '../../src/domain/subscription.js';

/** Every edge of a phase. */
export const PHASE_EDGES = [
  ...edgesFrom('PLANNED', 'ENROLLING', 'CANCELLED'),
  ...edgesFrom('ENROLLING', 'CHARGING', 'CANCELLED'),
  ...edgesFrom('CHARGING', 'IN_PROGRESS', 'CANCELLED'),
  ...edgesFrom('IN_PROGRESS', 'FINALS', 'COMPLETED', 'CANCELLED'),
  ...edgesFrom('FINALS', 'COMPLETED', 'CANCELLED'),
].sort();

/** Every edge of a subscription as stored; those that wait for billing's answer are distinguished. */
export const SUBSCRIPTION_EDGES = [
  ...edgesFrom('PENDING', 'ACTIVE', 'INACTIVE NOT_PAID', 'INACTIVE CANCELLED', 'INACTIVE EXCLUDED'),
  ...edgesFrom('ACTIVE', 'CHARGING', 'LEAVING', 'INACTIVE CANCELLED', 'INACTIVE EXCLUDED'),
  ...edgesFrom('CHARGING', 'ACTIVE', 'SUSPENDED', 'INACTIVE UNPAID', 'INACTIVE EXCLUDED'),
  ...edgesFrom('SUSPENDED', 'ACTIVE', 'RETRYING', 'CLOSING', 'INACTIVE UNPAID', 'INACTIVE EXCLUDED'),
  ...edgesFrom('RETRYING', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'INACTIVE UNPAID', 'INACTIVE EXCLUDED'),
  ...edgesFrom('CLOSING', 'ACTIVE', 'INACTIVE UNPAID', 'INACTIVE NO_VALID_CARD', 'INACTIVE NOT_AUTHENTICATED'),
  ...edgesFrom('CLOSING', 'INACTIVE PAYMENT_DELETED', 'INACTIVE EXCLUDED'),
  ...edgesFrom('LEAVING', 'INACTIVE CANCELLED', 'INACTIVE EXCLUDED'),
].sort();

/** CHARGING and CLOSING wait for billing; LEAVING is cancelled and plays its last phase. */
function nodeOf(subscription: LeagueSubscription): string {
  const { machine, endedBecause } = subscription;
  const state = stateOf(subscription);
  if (machine.state === 'INACTIVE') return `INACTIVE ${endedBecause}`;
  if (state === 'PENDING') return state;
  if (machine.state === 'SUSPENDED') return machine.closing ? 'CLOSING' : machine.isCharging ? 'RETRYING' : 'SUSPENDED';
  return machine.endsAfter ? 'LEAVING' : machine.isCharging ? 'CHARGING' : 'ACTIVE';
}

/** Records the transitions of phases and subscriptions. */
export class LeagueCoverage {
  readonly phases = new EdgeCoverage();
  readonly subscriptions = new EdgeCoverage();

  phase(before: LeaguePhase, after: LeaguePhase): void {
    this.phases.record(before.state, after.state);
  }

  subscription(before: LeagueSubscription, after: LeagueSubscription): void {
    this.subscriptions.record(nodeOf(before), nodeOf(after));
  }
}

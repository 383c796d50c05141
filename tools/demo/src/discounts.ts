import type { PointsSeed } from '@setpoint/billing';
import { userId } from '@setpoint/kernel';
import type { DemoPerson } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Vouchers that the cast bought with their points, and coupons of every kind. */
export function discounts(
  everyone: readonly DemoPerson[],
  now: Date,
): Pick<PointsSeed, 'redeemed' | 'coupons' | 'support'> {
  const players = everyone.filter(({ signsIn, roles }) => signsIn && roles.length === 0).map(({ id }) => userId(id));
  const [ana, ben, carla] = players;
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const open = { percent: null, cents: null, playerIds: [], validUntil: null, mostUses: null } as const;
  return {
    redeemed: [
      { playerId: ana!, cents: 500 },
      { playerId: ben!, cents: 500 },
      { playerId: carla!, cents: 1_000 },
    ],
    coupons: [
      { ...open, code: 'WELCOME10', percent: 10, audience: 'NEW_PLAYERS' },
      { ...open, code: 'CLUB5', cents: 500, audience: 'EVERYBODY', validUntil: inDays(90), mostUses: 500 },
      { ...open, code: 'FIRST-COME', percent: 100, audience: 'EVERYBODY', validUntil: inDays(30), mostUses: 1 },
      { ...open, code: 'THANKS-ANA', cents: 1_000, audience: 'CERTAIN_PLAYERS', playerIds: [ana!] },
      { ...open, code: 'SUMMER25', percent: 25, audience: 'EVERYBODY', ended: 'The summer promotion is over' },
    ],
    support: userId(everyone.find(({ roles }) => roles.includes('SUPPORT'))!.id),
  };
}

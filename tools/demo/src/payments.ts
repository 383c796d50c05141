import type { SeededPayment } from '@setpoint/billing';
import type { PaidPhase } from '@setpoint/leagues';
import type { PaidPlace } from '@setpoint/tournaments';

const PAYS = '4242424242424242';
/** Pays by hand; charged without its owner it has no money. */
const FALLS_SHORT = '4000000000008104';

/** What players have paid for their places in tournaments and leagues, by card. */
export const payments = (places: readonly PaidPlace[], phases: readonly PaidPhase[]): SeededPayment[] => [
  ...places.map((place) => ({ ...place, kind: 'TOURNAMENT' as const, card: PAYS })),
  ...phases.map(({ isShort, ...phase }) => ({ ...phase, kind: 'LEAGUE' as const, card: isShort ? FALLS_SHORT : PAYS })),
];

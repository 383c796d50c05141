import type { TournamentCardFragment } from '@setpoint/client/documents';

type Refusal = NonNullable<TournamentCardFragment['registrationRefusal']>;

/** What the steps of registering ask for themselves stands in nobody's way. */
const ASKED_ON_THE_WAY: readonly Refusal[] = ['INVITE_CODE_REQUIRED', 'PARTNER_REQUIRED', 'MOBILE_REQUIRED'];

/** Why the reader can't register; null where nothing stands in the way. */
export const obstacleOf = ({
  registrationRefusal,
}: Pick<TournamentCardFragment, 'registrationRefusal'>): Refusal | null =>
  registrationRefusal === null || ASKED_ON_THE_WAY.includes(registrationRefusal) ? null : registrationRefusal;

/** The one thing to do about a tournament from its card; null where the card itself leads there. */
export type CardAction = 'pay' | 'takePlace' | 'register' | 'bracket';

export function cardAction(
  tournament: Pick<TournamentCardFragment, 'state' | 'registrationRefusal' | 'myRegistration' | 'placesLeft'>,
): CardAction | null {
  const { state, myRegistration, placesLeft } = tournament;
  switch (myRegistration?.state) {
    case 'HELD':
    case 'AWAITING_PARTNER':
    case 'RESERVED':
      return 'pay';
    case 'OFFERED':
      return 'takePlace';
    case 'CONFIRMED':
    case 'WAITING':
    case 'EXPIRING':
      return state === 'IN_PROGRESS' ? 'bracket' : null;
    default:
      if (state === 'OPEN') return obstacleOf(tournament) === null && placesLeft > 0 ? 'register' : null;
      return state === 'IN_PROGRESS' || state === 'COMPLETED' ? 'bracket' : null;
  }
}

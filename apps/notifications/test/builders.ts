import {
  type DataOf,
  type EventContract,
  type EventEnvelope,
  type playersInvited,
  type resultEntered,
} from '@setpoint/events';

type Match = DataOf<typeof playersInvited>['match'];
type Result = DataOf<typeof resultEntered>['result'];

/** A tennis singles of ana against ben, on 3 June 2026 at 18:00 in Milano; carla is invited. */
export const aMatch = (but: Partial<Match> = {}): Match => ({
  matchId: 'm1',
  sport: 1,
  numberPlayers: 1,
  visibility: 'PRIVATE',
  isFriendly: false,
  organiserId: 'ana',
  courtId: 'c1',
  startsAt: '2026-06-03T16:00:00.000Z',
  timeZone: 'Europe/Rome',
  minutesPlay: 60,
  teamA: ['ana'],
  teamB: ['ben'],
  invited: ['carla'],
  ...but,
});

/** 6-4 3-6 10-7 for A, entered by ana on 3 June at 19:30 in Milano. */
export const aResult = (but: Partial<Result> = {}): Result => ({
  gameMode: 'THREE_SETS_6_GAMES',
  sets: [
    { a: 6, b: 4, superTieBreak: false },
    { a: 3, b: 6, superTieBreak: false },
    { a: 10, b: 7, superTieBreak: true },
  ],
  outcome: 'COMPLETED',
  winner: 'A',
  enteredBy: 'ana',
  enteredAt: '2026-06-03T17:30:00.000Z',
  ...but,
});

let events = 0;

/** An event as the bus hands it over; checked against its schema, so that no test uses one that cannot be emitted. */
export function anEvent<C extends EventContract>(
  contract: C,
  data: DataOf<C>,
  id = `event-${++events}`,
): EventEnvelope<DataOf<C>> {
  const checked = contract.schema.parse(data) as DataOf<C>;
  return {
    specversion: '1.0',
    id,
    source: contract.owner,
    type: contract.type,
    time: '2026-06-01T10:00:00.000Z',
    subject: contract.subject(checked),
    data: checked,
  };
}

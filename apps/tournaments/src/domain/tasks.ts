import type { UserId } from '@setpoint/kernel';
import type { Award } from './play/award.js';
import { isUnplayed } from './play/fixture-machine.js';
import type { PlayFixture, PlayOfTournament } from './play/play.js';
import type { Book } from './book.js';
import { playersOf, type Registration } from './registration.js';
import { payerOf } from './paying.js';
import type { Tournament } from './tournament.js';

/** A player's next task in a tournament. */
export interface Task {
  readonly kind: 'PAY' | 'TAKE_OFFERED_PLACE' | 'ENTER_AVAILABILITY' | 'PLAY' | 'TAKE_AWARD';
  /** Deadline, exclusive. */
  readonly until: Date | null;
  readonly fixture?: PlayFixture;
  readonly award?: Award;
}

export interface About {
  readonly tournament: Tournament;
  readonly registration: Registration | null;
  readonly hasAvailability: boolean;
  readonly play: PlayOfTournament | null;
  readonly awards: readonly Award[];
}

/** What waits for the players of a tournament's entries, of which others are told (SHL-10). */
export interface EntryTask extends Pick<Task, 'until'> {
  readonly kind: 'PAY' | 'TAKE_OFFERED_PLACE' | 'ENTER_AVAILABILITY';
  readonly registration: Registration;
  readonly player: UserId;
}

/** All that waits until a tournament starts. */
export const entryTasks = (
  { tournament, registrations }: Book,
  hasAvailability: (player: UserId) => boolean,
): readonly EntryTask[] =>
  registrations.flatMap((registration) =>
    playersOf(registration).flatMap((player) =>
      tasksBeforeTheStart(player, tournament, registration, hasAvailability(player)).map(({ kind, until }) => ({
        ...{ kind, until, registration, player },
      })),
    ),
  );

/** Most urgent first; without deadline last. */
export function tasksOf(player: UserId, { tournament, registration, hasAvailability, play, awards }: About): Task[] {
  const tasks: Task[] = [];
  if (registration) tasks.push(...tasksBeforeTheStart(player, tournament, registration, hasAvailability));
  const entry = play?.entries.find(({ playerIds }) => playerIds.includes(player))?.id;
  for (const fixture of play?.fixtures ?? [])
    if (entry !== undefined && isUnplayed(fixture) && fixture.sides.includes(entry))
      tasks.push({ kind: 'PLAY', until: new Date(fixture.closesAt!), fixture });
  for (const award of awards)
    if (award.playerId === player && award.claimedAt === null) tasks.push({ kind: 'TAKE_AWARD', until: null, award });
  const endOf = ({ until }: Task) => until?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return tasks.sort((a, b) => endOf(a) - endOf(b));
}

function tasksBeforeTheStart(
  player: UserId,
  { state, startsAt }: Tournament,
  registration: Registration,
  hasAvailability: boolean,
): Pick<EntryTask, 'kind' | 'until'>[] {
  const { until } = registration;
  switch (registration.state) {
    case 'HELD':
    case 'AWAITING_PARTNER':
    case 'RESERVED':
      return payerOf(registration) === player ? [{ kind: 'PAY', until }] : [];
    case 'OFFERED':
      return [{ kind: 'TAKE_OFFERED_PLACE', until }];
    case 'CONFIRMED':
      if (hasAvailability || (state !== 'OPEN' && state !== 'CLOSED')) return [];
      return [{ kind: 'ENTER_AVAILABILITY', until: startsAt }];
    default:
      return [];
  }
}

import type { TournamentHeadFragment } from '@setpoint/client/documents';
import { obstacleOf } from '../../../entities/competitions/card-action.js';
import { playStepOf, type PlayStep } from '../../../entities/competitions/play-step.js';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { waysOn, type WayOn } from '../subscribe/ways-on.js';

type Task = TournamentHeadFragment['myTasks'][number];

/** What the reader could do now; `to` is where, null where there is nothing to press or a command is sent. */
export interface NextStep {
  readonly kind:
    | 'pay'
    | 'takePlace'
    | 'availability'
    | PlayStep['kind']
    | 'award'
    | 'partnerToPay'
    | 'settling'
    | 'waiting'
    | 'reserved'
    | 'enrolled'
    | 'nextOpponent'
    | 'signIn'
    | 'refused'
    | 'register'
    | 'follow'
    | 'cancelled'
    | 'wait';
  readonly until: string | null;
  readonly to: string | null;
  readonly task: Task | null;
  /** Of a refusal. */
  readonly way?: WayOn | null;
}

type Seen = Pick<TournamentHeadFragment, 'id' | 'state' | 'myTasks' | 'myRegistration' | 'registrationRefusal'>;

export function nextStepOf(tournament: Seen, signedIn: boolean): NextStep {
  const [task] = tournament.myTasks;
  const step = (kind: NextStep['kind'], to: string | null, until: string | null = null): NextStep => ({
    kind,
    to,
    until,
    task: null,
  });
  if (task) return stepOfTask(task, tournament);
  const { state, myRegistration } = tournament;
  const until = myRegistration?.until ?? null;
  const subscribe = tournamentPath(tournament, 'subscribe');
  if (state === 'CANCELLED') return step('cancelled', '/tournament/list');
  switch (myRegistration?.state) {
    case 'HELD':
      return step('pay', subscribe, until);
    case 'AWAITING_PARTNER':
      // Without a mobile number there is no reference yet.
      return myRegistration.paymentReference || myRegistration.paymentRefusal
        ? step('pay', subscribe, until)
        : step('partnerToPay', null, until);
    case 'EXPIRING':
      return step('settling', null);
    case 'WAITING':
      if (state === 'OPEN' || state === 'CLOSED') return step('waiting', tournamentPath(tournament, 'priority-list'));
      break;
    case 'OFFERED':
      return step('takePlace', null, until);
    case 'RESERVED':
      return step('reserved', subscribe, until);
    case 'CONFIRMED':
      if (state === 'OPEN' || state === 'CLOSED') return step('enrolled', tournamentPath(tournament, 'teams'));
      if (state === 'IN_PROGRESS') return step('nextOpponent', tournamentPath(tournament, 'bracket'));
  }
  if (state === 'OPEN') {
    const obstacle = obstacleOf(tournament);
    if (obstacle) {
      // The last way leads here.
      const way = waysOn(obstacle, tournament.id, null).find(({ label }) => label !== 'tournament');
      return { ...step('refused', way?.to ?? null), way: way ?? null };
    }
    return step(signedIn ? 'register' : 'signIn', subscribe);
  }
  if (state === 'CLOSED' || state === 'PLANNED') return step('wait', tournamentPath(tournament, 'teams'));
  return step('follow', tournamentPath(tournament, 'bracket'));
}

function stepOfTask(task: Task, tournament: Seen): NextStep {
  const at = (kind: NextStep['kind'], to: string | null): NextStep => ({ kind, to, until: task.until, task });
  switch (task.kind) {
    case 'PAY':
      return at('pay', tournamentPath(tournament, 'subscribe'));
    case 'TAKE_OFFERED_PLACE':
      return at('takePlace', null);
    case 'ENTER_AVAILABILITY':
      return at('availability', '/player/sports/availability');
    case 'TAKE_AWARD':
      return at('award', tournamentPath(tournament, 'take-award'));
    case 'PLAY': {
      const { kind, to } = playStepOf(task.fixture?.match, tournamentPath(tournament, 'matches'));
      return at(kind, to);
    }
  }
}

import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { isAsked, leagueObstacleOf } from '../../../entities/competitions/league-action.js';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { playStepOf, type PlayStep } from '../../../entities/competitions/play-step.js';

type Task = LeagueHeadFragment['myTasks'][number];

/** What the reader could do now; `to` is where, null where there is nothing to press. */
export interface NextStep {
  readonly kind:
    | 'answer'
    | 'pay'
    | 'settle'
    | 'availability'
    | PlayStep['kind']
    | 'award'
    | 'playing'
    | 'enrolled'
    | 'signIn'
    | 'subscribe'
    | 'refused'
    | 'follow';
  readonly until: string | null;
  readonly to: string | null;
  readonly task: Task | null;
}

type Seen = Pick<
  LeagueHeadFragment,
  'id' | 'actualState' | 'phases' | 'myTasks' | 'myGroup' | 'mySubscription' | 'subscribingRefusal'
>;

export function nextStepOf(league: Seen, signedIn: boolean): NextStep {
  const [task] = league.myTasks;
  if (task) return stepOfTask(task, league);
  const step = (kind: NextStep['kind'], to: string | null = null, until: string | null = null): NextStep => ({
    ...{ kind, to, until },
    task: null,
  });
  const subscribe = leaguePath(league, 'subscribe');
  const { mySubscription, myGroup } = league;
  if (isAsked(league)) return step('answer');
  if (mySubscription?.state === 'PENDING') return step('pay', subscribe, mySubscription.until);
  if (mySubscription?.state === 'SUSPENDED') return step('settle', null, mySubscription.until);
  if (mySubscription?.state === 'ACTIVE')
    return myGroup ? step('playing', leaguePath(league, 'matches')) : step('enrolled');
  if (league.actualState === 'COMPLETED') return step('follow', leaguePath(league, 'ranking'));
  const obstacle = leagueObstacleOf(league);
  if (obstacle) return step('refused', wayOn(obstacle)?.to ?? null);
  return step(signedIn ? 'subscribe' : 'signIn', subscribe);
}

/** Remedy for a refusal, if any. */
export function wayOn(code: NonNullable<LeagueHeadFragment['subscribingRefusal']>) {
  if (code === 'LEVEL_REQUIRED') return { label: 'levels', to: '/match/list' } as const;
  if (code === 'SEX_NOT_ALLOWED') return { label: 'details', to: '/player/account' } as const;
  return null;
}

function stepOfTask(task: Task, league: Seen): NextStep {
  const at = (kind: NextStep['kind'], to: string | null): NextStep => ({ kind, to, until: task.until, task });
  switch (task.kind) {
    case 'PAY':
      return at('pay', leaguePath(league, 'subscribe'));
    case 'SETTLE_PAYMENT':
      return at('settle', null);
    case 'ENTER_AVAILABILITY':
      return at('availability', '/player/sports/availability');
    case 'TAKE_AWARD':
      return at('award', leaguePath(league, 'take-award'));
    case 'PLAY': {
      const { kind, to } = playStepOf(task.fixture?.match, leaguePath(league, 'matches'));
      return at(kind, to);
    }
  }
}

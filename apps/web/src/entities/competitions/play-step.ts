import { matchPath, nextAction, type NextAction } from '../match/next-action.js';

export interface PlayStep {
  readonly kind: 'plan' | 'result' | 'confirm' | 'play';
  readonly to: string;
}

const KIND: Readonly<Partial<Record<NextAction, PlayStep['kind']>>> = {
  ORGANISE: 'plan',
  ACCEPT_PROPOSAL: 'plan',
  ENTER_RESULT: 'result',
  CONFIRM_RESULT: 'confirm',
  CONFIRM_NO_SHOW: 'confirm',
};

/** What is next in a match that is to be played, and where; without a match `otherwise` is where. */
export function playStepOf(
  match: ({ readonly id: string } & Parameters<typeof nextAction>[0]) | null | undefined,
  otherwise: string,
): PlayStep {
  if (!match) return { kind: 'play', to: otherwise };
  const next = nextAction(match);
  return { kind: (next && KIND[next]) ?? 'play', to: matchPath(match, next) };
}

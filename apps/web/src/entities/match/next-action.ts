import type { MatchAction, MatchProposalState } from '@setpoint/client/documents';
import { isUnplanned, type Needy } from './needed.js';

/** What a card offers as the one next thing, most urgent first. Places come before court and time. */
const ORDER = [
  'ACCEPT',
  'ACCEPT_PROPOSAL',
  'CONFIRM_NO_SHOW',
  'CONFIRM_RESULT',
  'ENTER_RESULT',
  'INVITE',
  'ORGANISE',
  'EVALUATE',
  'JOIN',
] as const;
export type NextAction = (typeof ORDER)[number];

/** Court and time that are set or proposed can still be changed, but nobody is asked to. */
export const nextAction = (
  match: Pick<Needy, 'myActions' | 'court' | 'datePlay' | 'timePlay'> & {
    readonly proposal?: { readonly state: MatchProposalState } | null;
  },
): NextAction | null =>
  ORDER.find(
    (action) =>
      match.myActions.includes(action) &&
      (action !== 'ORGANISE' || (isUnplanned(match) && match.proposal?.state !== 'OPEN')),
  ) ?? null;

/** What the match page opens for an action, as `?do=`. */
const QUERY: Readonly<Partial<Record<MatchAction, string>>> = {
  CONFIRM_RESULT: '?do=confirm',
  ENTER_RESULT: '?do=result',
  ORGANISE: '?do=organise',
  EVALUATE: '?do=evaluate',
  INVITE: '?do=invite',
};

export const matchPath = (match: { readonly id: string }, action: NextAction | null = null): string =>
  `/match/${encodeURIComponent(match.id)}${(action && QUERY[action]) ?? ''}`;

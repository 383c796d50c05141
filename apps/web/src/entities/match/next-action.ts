import type { MatchAction } from '@setpoint/client/documents';

/** What a card offers as the one next thing, most urgent first. */
const ORDER = ['ACCEPT', 'CONFIRM_RESULT', 'ENTER_RESULT', 'ORGANISE', 'EVALUATE', 'JOIN', 'INVITE'] as const;
export type NextAction = (typeof ORDER)[number];

export const nextAction = (actions: readonly MatchAction[]): NextAction | null =>
  ORDER.find((action) => actions.includes(action)) ?? null;

/** What the match page opens for an action, as `?do=`. */
const QUERY: Readonly<Record<NextAction, string>> = {
  ACCEPT: '',
  CONFIRM_RESULT: '?do=confirm',
  ENTER_RESULT: '?do=result',
  ORGANISE: '?do=organise',
  JOIN: '',
  EVALUATE: '?do=evaluate',
  INVITE: '?do=invite',
};

export const matchPath = (match: { readonly id: string }, action: NextAction | null = null): string =>
  `/match/${encodeURIComponent(match.id)}${action ? QUERY[action] : ''}`;

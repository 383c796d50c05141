/** What the harness asks the victim, over the channel between the two processes. */
export type Ask =
  | {
      readonly kind: 'graphql';
      readonly service: ServiceName;
      readonly userId: string;
      readonly query: string;
      readonly variables: Record<string, unknown>;
    }
  | { readonly kind: 'publish'; readonly events: readonly unknown[] }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'settle' };

export type ServiceName = 'players' | 'matches' | 'notifications';

export interface Question {
  readonly id: number;
  readonly ask: Ask;
}

export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly fault?: string;
}

/** Where the victim kills itself: around the moments at which an event could be lost or told twice. */
export const KILL_POINTS = [
  'before-publish', // committed, not on the bus
  'after-publish', // handled by everybody, not yet marked as published
  'before-handling', // on the bus, not handled
  'after-handling', // effect committed, not acknowledged
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

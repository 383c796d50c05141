/** What the harness asks the stack's process, over the channel between the two. */
export type Request =
  | {
      readonly kind: 'graphql';
      readonly service: ServiceName;
      readonly userId: string;
      /** A player, unless told. */
      readonly as?: 'SUPPORT' | 'GATEWAY';
      readonly query: string;
      readonly variables: Record<string, unknown>;
    }
  /** It shall kill itself when it passes this point for the `passes + 1`st time from now on. */
  | { readonly kind: 'arm'; readonly killAt: KillPoint; readonly passes: number }
  | { readonly kind: 'publish'; readonly events: readonly unknown[] }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'settle' }
  /** Whether every service is ready. */
  | { readonly kind: 'ready' };

export type ServiceName = 'players' | 'matches' | 'notifications' | 'billing';
/** What people who play meet. */
export const OF_PLAYERS: readonly ServiceName[] = ['players', 'matches', 'notifications'];

export interface Message {
  readonly id: number;
  readonly request: Request;
}

/** An error as clients see it. */
export interface PublicError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly retryable?: boolean | undefined;
}

export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly errors?: readonly PublicError[];
}

/** What the stack's process is told once its code is loaded; it answers with an empty reply when it serves. */
export interface Orders {
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly secret: string;
  readonly offsetMs: number;
}

/** Where the process kills itself: around the moments at which an event could be lost or handled twice. */
export const KILL_POINTS = [
  'before-publish', // committed, not on the bus
  'after-publish', // handled by everybody, not yet marked as published
  'before-handling', // on the bus, not handled
  'after-handling', // effect committed, not acknowledged
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

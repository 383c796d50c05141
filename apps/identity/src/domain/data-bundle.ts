import type { UserId } from '@setpoint/kernel';

/** Services with personal data; each writes its part (BYD-08). */
export const BUNDLE_PARTS = [
  ...['identity', 'players', 'matches', 'tournaments', 'leagues'],
  ...['courts', 'chat', 'notifications', 'billing'],
] as const;

/** How long a bundle can be fetched. */
export const BUNDLE_LIFETIME_MS = 7 * 86_400_000;

/** Parts that have not all come by then will not: the bundle is given up, and the person may ask again. */
export const BUNDLE_PATIENCE_MS = 86_400_000;

/** Somebody's data from all services, in one file. */
export interface DataBundle {
  readonly id: string;
  readonly userId: UserId;
  readonly requestedAt: Date;
  /** Services whose part is there. */
  readonly parts: readonly string[];
  /** Null while parts are missing. */
  readonly ready: { readonly at: Date; readonly bytes: number; readonly expiresAt: Date } | null;
}

export type BundleState = 'COLLECTING' | 'READY' | 'EXPIRED';

export function stateOf({ ready, requestedAt }: DataBundle, now: Date): BundleState {
  if (ready) return now < ready.expiresAt ? 'READY' : 'EXPIRED';
  return requestedAt > givenUpSince(now) ? 'COLLECTING' : 'EXPIRED';
}

/** What is being collected since then or longer is given up. */
export const givenUpSince = (now: Date): Date => new Date(now.getTime() - BUNDLE_PATIENCE_MS);

export const missingParts = ({ parts }: DataBundle): string[] => BUNDLE_PARTS.filter((part) => !parts.includes(part));

/** Name of the finished file in the store. */
export const bundleName = (id: string): string => `bundles/${id}/setpoint-data.zip`;

import { ErrorState, Loading } from '@setpoint/ui';
import type { ReactNode } from 'react';

/** The four faces of a list: skeleton, error with retry, empty with a next step, content. */
export function ListFrame({
  items,
  failed,
  onRetry,
  skeleton,
  empty,
  children,
}: {
  /** Undefined until the first answer. */
  readonly items: readonly unknown[] | undefined;
  readonly failed: boolean;
  onRetry(): void;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}) {
  if (!items) return failed ? <ErrorState onRetry={onRetry} /> : <Loading>{skeleton}</Loading>;
  return items.length === 0 ? empty : children;
}

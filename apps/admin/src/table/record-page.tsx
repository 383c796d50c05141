import { Anchor } from '@mantine/core';
import { EmptyState, ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One record with the way back to its list; or that it is on its way, out of reach, or nowhere. */
export function RecordPage<Found>({
  title,
  list,
  found,
  error,
  refetch,
  missing,
  children,
}: {
  readonly title: string;
  /** Where it stands among others. */
  readonly list: { readonly path: string; readonly text: string };
  /** Undefined until it has been read; null where there is none. */
  readonly found: Found | null | undefined;
  readonly error: unknown;
  refetch(): Promise<unknown>;
  readonly missing: { readonly title: string; readonly text: string };
  children(found: Found, readAgain: () => void): ReactNode;
}) {
  const readAgain = () => void refetch().catch(() => {});
  return (
    <Page title={title} hideTitle width="full" noIndex>
      <Anchor variant="standalone" component={Link} to={list.path} size="sm">
        ← {list.text}
      </Anchor>
      {found ? (
        children(found, readAgain)
      ) : error ? (
        <ErrorState onRetry={readAgain} />
      ) : found === null ? (
        <EmptyState {...missing} />
      ) : (
        <RowsSkeleton count={6} />
      )}
    </Page>
  );
}

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useCatchUp } from '@setpoint/client';
import { ErrorState, Loading } from '@setpoint/ui';
import type { ReactNode } from 'react';

/** What a page of a tournament asks for by itself: skeleton, error with retry, content. */
export function TabFrame<Part>({
  query,
  id,
  height = 260,
  children,
}: {
  readonly query: TypedDocumentNode<{ readonly tournament: Part | null }, { id: string }>;
  readonly id: string;
  /** Of the skeleton, in px. */
  readonly height?: number;
  readonly children: (part: Part) => ReactNode;
}) {
  const { data, error, refetch } = useQuery(
    query as TypedDocumentNode<{ readonly tournament: Part | null }, Record<string, unknown>>,
    {
      variables: { id },
    },
  );
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  const part = data?.tournament as Part | null | undefined;
  if (part) return children(part);
  if (error) return <ErrorState onRetry={ask} />;
  return (
    <Loading>
      <Skeleton h={height} radius="lg" />
    </Loading>
  );
}

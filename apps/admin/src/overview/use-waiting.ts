import { useQuery } from '@apollo/client/react';
import { usePolling } from '@setpoint/client';
import { QUEUES, type QueueName } from './queues.js';

const EVERY_MS = 60_000;

/** How many records of a queue wait for support; undefined until that is known. */
export function useWaiting(name: QueueName): { readonly count: number | undefined; readonly failed: boolean } {
  const query = useQuery(QUEUES[name].query, { fetchPolicy: 'cache-and-network' });
  usePolling(query, EVERY_MS);
  return { count: query.data?.waiting?.totalCount, failed: query.error !== undefined };
}

import { lazy, Suspense, useState } from 'react';
import { useWaitingResults } from '../../entities/offline/use-waiting-results.js';

const WaitingResults = lazy(() => import('./waiting-results.js'));

/** Loads the result outbox only if results are waiting; stays mounted to report when they are sent (BYD-06). */
export function OutboxLoader({ owner }: { readonly owner: string }) {
  const waiting = useWaitingResults(owner);
  const [needed, setNeeded] = useState(false);
  if (!needed && waiting?.length) setNeeded(true);
  return needed ? (
    <Suspense>
      <WaitingResults owner={owner} />
    </Suspense>
  ) : null;
}

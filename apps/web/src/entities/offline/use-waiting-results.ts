import { useEffect, useState } from 'react';
import { onOutboxChange, waitingResults, type WaitingResult } from './outbox.js';

/** What waits for a network, or for the person; null until that is known. */
export function useWaitingResults(owner: string | null): readonly WaitingResult[] | null {
  const [waiting, setWaiting] = useState<readonly WaitingResult[] | null>(null);
  useEffect(() => {
    if (owner === null) return;
    let gone = false;
    // Without a store nothing can have been kept.
    const read = () =>
      void waitingResults(owner).then(
        (all) => !gone && setWaiting(all),
        () => !gone && setWaiting([]),
      );
    read();
    const stop = onOutboxChange(read);
    return () => {
      gone = true;
      stop();
    };
  }, [owner]);
  return waiting;
}

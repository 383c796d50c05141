import { useEffect, useEffectEvent, useState } from 'react';

/** ms; an answer that takes longer than all of them is asked for at the pace of the last. */
const PAUSES = [1_000, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 10_000] as const;

/** How long to wait before asking once more: never less than a second, longer and longer. */
export const pauseBefore = (tries: number): number => PAUSES[Math.min(Math.max(tries, 0), PAUSES.length - 1)]!;

/** From here on whoever waits is told that it takes longer than it should. */
const LONG = 6;

/** Asks again while something is on its way, less and less often; says whether it takes long. */
export function useAskAgain(isWaiting: boolean, ask: () => Promise<unknown>): boolean {
  const [tries, setTries] = useState(0);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting);
    setTries(0);
  }
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting) return;
    let gone = false;
    const timer = setTimeout(() => {
      // What failed is asked again, too, after the next pause.
      const next = () => {
        if (!gone) setTries(tries + 1);
      };
      askNow().then(next, next);
    }, pauseBefore(tries));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [isWaiting, tries]);
  return tries >= LONG;
}

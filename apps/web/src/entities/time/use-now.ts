import { useEffect, useState } from 'react';

/** The time, renewed every so many milliseconds while the page is looked at. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => {
      if (document.visibilityState !== 'hidden') setNow(new Date());
    }, everyMs);
    return () => clearInterval(clock);
  }, [everyMs]);
  return now;
}

import { useEffect, useState } from 'react';
import { onTimeLearnt, platformNow } from './platform-time.js';

/** The platform's time, renewed every so many milliseconds while the page is looked at. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(platformNow);
  useEffect(() => {
    const renew = () => setNow(platformNow());
    const clock = setInterval(() => {
      if (document.visibilityState !== 'hidden') renew();
    }, everyMs);
    const stop = onTimeLearnt(renew);
    return () => {
      clearInterval(clock);
      stop();
    };
  }, [everyMs]);
  return now;
}

import { useRef, useState } from 'react';

/** Runs one submission at a time (AUTH-17); further clicks are ignored. */
export function useSubmit<Given extends unknown[] = []>(submit: (...given: Given) => Promise<void>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  async function run(...given: Given) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await submit(...given);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}

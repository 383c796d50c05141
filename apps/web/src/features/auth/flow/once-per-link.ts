import { useEffect, useEffectEvent, useReducer, useState } from 'react';

export interface LinkResults<Context extends unknown[], Result> {
  read(code: string, ...context: Context): Promise<Result>;
  forget(code: string): void;
}

/** Sends one request per link, however often the screen renders. `ask` never rejects. */
export function oncePerLink<Context extends unknown[], Result>(
  ask: (code: string, ...context: Context) => Promise<Result>,
): LinkResults<Context, Result> {
  const results = new Map<string, Promise<Result>>();
  return {
    read(code, ...context) {
      let result = results.get(code);
      if (!result) {
        result = ask(code, ...context);
        results.set(code, result);
      }
      return result;
    },
    forget: (code) => void results.delete(code),
  };
}

/** Result of a link, null while pending, and a retry function. */
export function useLinkResult<Context extends unknown[], Result>(
  results: LinkResults<Context, Result>,
  code: string,
  ...context: Context
): readonly [Result | null, () => void] {
  const [attempt, renew] = useReducer((count: number) => count + 1, 0);
  const [known, setKnown] = useState<{ readonly of: string; readonly result: Result } | null>(null);
  const current = `${code} ${attempt}`;
  const read = useEffectEvent(() => results.read(code, ...context));
  useEffect(() => {
    let left = false;
    void read().then((result) => left || setKnown({ of: current, result }));
    return () => {
      left = true;
    };
  }, [current]);
  return [
    known?.of === current ? known.result : null,
    () => {
      results.forget(code);
      renew();
    },
  ];
}

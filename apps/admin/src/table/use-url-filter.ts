import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** Filters of a list live in the address: a list can be sent to a colleague, and comes back with the browser's history. */
export function useUrlFilter() {
  const [written, setSearch] = useSearchParams();
  const search = useMemo(() => withoutControls(written), [written]);
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  /** The value in the address, if it is one of those that exist. */
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((known) => known === search.get(name)) ?? null;
  return { search, set, oneOf };
}

/** Nobody looks for control characters; a null character in an address would be refused as no text. */
const withoutControls = (written: URLSearchParams) =>
  new URLSearchParams([...written].map(([name, value]) => [name, value.replaceAll(/\p{Cc}/gu, '')]));

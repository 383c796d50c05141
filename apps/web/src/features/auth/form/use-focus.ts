import { useEffect, useState } from 'react';

/** Focuses a field once the form is enabled again, since disabled forms take no focus. */
export function useFocus(busy: boolean) {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (!busy && wanted) document.getElementById(wanted.id)?.focus();
  }, [busy, wanted]);
  return (id: string) => setWanted({ id });
}

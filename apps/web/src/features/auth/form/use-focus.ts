import { useEffect, useState } from 'react';

/** Moves the keyboard to a field as soon as the form takes input again: a held form takes no focus. */
export function useFocus(busy: boolean) {
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  useEffect(() => {
    if (!busy && wanted) document.getElementById(wanted.id)?.focus();
  }, [busy, wanted]);
  return (id: string) => setWanted({ id });
}

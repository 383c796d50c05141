import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What an entry of the history knows about the wizard that it belongs to. */
interface Entry {
  /** Steps of this wizard in the entries before this one. */
  readonly trail?: readonly string[];
  /** Whether the page that the wizard belongs to is the entry before its first step. */
  readonly inside?: boolean;
}

/**
 * The steps of a wizard as places in the browser's history: `?step=when`. Back and Forward move between them; a step
 * that can't be reached yet leads to the first one that is open. Where the address names none, it goes on at `start`.
 */
export function useSteps(names: readonly string[], { start, reachable }: { start(): number; reachable(): number }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const entry = (location.state ?? {}) as Entry;
  const asked = params.get('step');
  const [left, setLeft] = useState(false);

  const arrive = () => {
    const at = names.indexOf(asked ?? '');
    return { key: location.key, index: Math.min(at < 0 ? start() : at, reachable()) };
  };
  const [known, setKnown] = useState(arrive);
  let place = known;
  if (!left && place.key !== location.key) {
    place = arrive();
    setKnown(place);
  }

  const addressOf = (index: number) => {
    const search = new URLSearchParams(params);
    search.set('step', names[index]!);
    return { search: search.toString() };
  };
  const misnamed = !left && names.length > 1 && asked !== names[place.index];
  const nameStep = useEffectEvent(() => void navigate(addressOf(place.index), { replace: true, state: entry }));
  useEffect(() => {
    if (misnamed) nameStep();
  }, [misnamed, location.key]);

  // Where one is when an answer arrives, not where one was when it was asked for.
  const here = useRef({ entry, index: place.index });
  useLayoutEffect(() => {
    here.current = { entry, index: place.index };
  });

  function go(index: number) {
    const { entry, index: from } = here.current;
    if (index === from) return;
    const trail = entry.trail ?? [];
    const before = trail.lastIndexOf(names[index]!);
    if (before >= 0) return void navigate(before - trail.length);
    const isBack = index < from;
    void navigate(addressOf(index), {
      replace: isBack,
      state: isBack ? entry : { ...entry, trail: [...trail, names[from]!] },
    });
  }

  /** Back over the wizard's own entries, then on in the place of the first: going back from there leaves the wizard. */
  function finish(to: string) {
    setLeft(true);
    const { trail = [], inside } = here.current.entry;
    const replaceFirst = () => void navigate(to, { replace: true, ...(inside && { state: { inside } }) });
    if (trail.length === 0) return replaceFirst();
    window.addEventListener('popstate', replaceFirst, { once: true });
    void navigate(-trail.length);
  }

  /** To the page that the wizard belongs to. */
  function leave(to: string) {
    const { entry } = here.current;
    if (!entry.inside) return finish(to);
    setLeft(true);
    void navigate(-(entry.trail?.length ?? 0) - 1);
  }

  return { index: place.index, go, finish, leave };
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** From so near to an end, in px, one counts as being there. */
const NEAR_BOTTOM = 60;
const NEAR_TOP = 160;

/**
 * Keeps the place in a conversation: at its end while one is there, on the same message while the past grows above it.
 * It begins at the line of what is unread, or at the end.
 */
export function useScroll({
  first,
  last,
  onTop,
}: {
  /** Number of the first message that is shown; undefined while there is none. */
  readonly first: number | undefined;
  /** Changes with each line that comes at the end. */
  readonly last: string;
  onTop(): void;
}): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef({ first, last, height: 0, isAtEnd: true, begun: false });

  const look = useCallback(() => {
    const { current } = box;
    if (!current) return;
    const isNear = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_BOTTOM;
    place.current.isAtEnd = isNear;
    setAtEnd(isNear);
  }, []);
  const toEnd = useCallback(() => {
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
    look();
  }, [look]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const before = place.current;
    const grown = current.scrollHeight - before.height;
    if (!before.begun && first !== undefined) {
      const line = current.querySelector<HTMLElement>('[data-unread]');
      current.scrollTop = line ? line.offsetTop - current.clientHeight / 3 : current.scrollHeight;
      before.begun = true;
    } else if (before.first !== undefined && first !== undefined && first < before.first) current.scrollTop += grown;
    else if (before.last !== last && before.isAtEnd) current.scrollTop = current.scrollHeight;
    place.current = { ...before, first, last, height: current.scrollHeight };
    look();
  }, [first, last, look]);

  // A keyboard, or a longer text below, takes room: what was at the end stays there.
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (place.current.isAtEnd) current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    look();
    if (box.current && box.current.scrollTop < NEAR_TOP) onTop();
  }, [look, onTop]);
  return { box, isAtEnd, onScroll, toEnd };
}

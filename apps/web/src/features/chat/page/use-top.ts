import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Tells the styles of an element where on the page it begins (`--top`), as bars above it come and go. */
export function useTop(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const top = `${Math.round(current.getBoundingClientRect().top + window.scrollY)}px`;
      if (current.style.getPropertyValue('--top') !== top) current.style.setProperty('--top', top);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return element;
}

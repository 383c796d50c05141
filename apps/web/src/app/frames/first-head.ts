import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** `/match/7/…` → `/match/7`: what a page is about stays the same on all its tabs and under a corrected name. */
const subjectOf = (pathname: string): string => pathname.split('/', 3).join('/');

/** Removes the server-rendered head after a navigation, since browsers share its canonical URL. */
export function FirstHead() {
  const subject = subjectOf(useLocation().pathname);
  const first = useRef(subject);
  useEffect(() => {
    if (subject === first.current) return;
    for (const tag of document.head.querySelectorAll('[data-of-page]')) tag.remove();
  }, [subject]);
  return null;
}

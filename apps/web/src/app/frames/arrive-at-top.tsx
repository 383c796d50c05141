import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On every change of path, scrolls to the top and moves focus for screen readers. */
export function ArriveAtTop() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

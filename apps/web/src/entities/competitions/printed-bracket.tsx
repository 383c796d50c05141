import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { BracketColumns, type BracketView } from './bracket-columns.js';
import classes from './printed-bracket.module.css';

/** An A4 sheet less its margins, in CSS px, and a little less: printers round differently from screens. */
const SHORT = 695;
const LONG = 1040;

/** While the page is printed the bracket stands on it alone, whole, on one sheet. */
export function PrintedBracket({ title, view }: { readonly title: string; readonly view: BracketView }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the picture right after the event.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && createPortal(<Sheet title={title} view={view} />, document.body);
}

function Sheet({ title, view }: { readonly title: string; readonly view: BracketView }) {
  const content = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [lie, setLie] = useState<'portrait' | 'landscape'>('landscape');
  // Measured before the picture is taken: the side that leaves it larger.
  useLayoutEffect(() => {
    const box = content.current;
    if (!box || box.scrollWidth === 0) return;
    const { scrollWidth: width, scrollHeight: height } = box;
    const upright = Math.min(1, SHORT / width, LONG / height);
    const landscape = Math.min(1, LONG / width, SHORT / height);
    setLie(upright > landscape ? 'portrait' : 'landscape');
    setScale(Math.max(upright, landscape));
  }, []);
  return (
    <div
      className={classes.sheet}
      data-printed={lie}
      style={lie === 'portrait' ? { width: SHORT, height: LONG } : { width: LONG, height: SHORT }}
    >
      <div ref={content} className={classes.content} style={{ transform: `scale(${scale})` }}>
        <h1 className={classes.title}>{title}</h1>
        <BracketColumns {...view} compact />
      </div>
    </div>
  );
}

import type { Surface } from '@setpoint/client/documents';
import classes from './court-cards.module.css';

/** A court from above in the colour of its ground. */
export function CourtPicture({ surface }: { readonly surface: Surface | null }) {
  return (
    <svg viewBox="0 0 64 84" className={classes.picture} data-surface={surface ?? undefined} aria-hidden>
      <g fill="none" stroke="#fff" strokeWidth="1.6" opacity=".9">
        <path d="M12 10h40v64H12zM17 10v64M47 10v64M17 27h30M17 57h30M32 27v30" />
        <path d="M8 42h48" strokeWidth="2.2" />
      </g>
    </svg>
  );
}

import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './section.module.css';

/** A part of the dashboard with the way to all of it; what stands in it has a frame, but for cards. */
export function Section({
  title,
  more,
  bare = false,
  children,
}: {
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
  readonly bare?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={classes.more} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </Link>
        )}
      </div>
      {bare ? children : <div className={classes.frame}>{children}</div>}
    </section>
  );
}

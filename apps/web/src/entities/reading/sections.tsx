import type { ReactNode } from 'react';
import classes from './sections.module.css';

/** Headed paragraphs of a page to read; `end` is what stands below them in smaller letters. */
export function Sections({
  sections,
  end,
}: {
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly end?: ReactNode;
}) {
  return (
    <div className={classes.sections}>
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {end && <p className={classes.quiet}>{end}</p>}
    </div>
  );
}

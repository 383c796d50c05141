import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  /** Below the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function SectionTitle({ id, title, hint }: Omit<SectionProps, 'children'> & { readonly id?: string }) {
  return (
    <div>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {hint && <Quiet>{hint}</Quiet>}
    </div>
  );
}

/** A part of a page of a tournament or a league. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <SectionTitle id={id} title={title} hint={hint} />
      {children}
    </section>
  );
}

/** The same in a frame. */
export function CardSection({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <SectionTitle id={id} title={title} hint={hint} />
      {children}
    </section>
  );
}

/** Cards side by side where there is room. */
export const CardColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.columns}>{children}</div>
);

/** Names and what they stand for. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value], at) => (
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const Quiet = ({ children }: { readonly children: ReactNode }) => <p className={classes.quiet}>{children}</p>;
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={classes.hint}>{children}</p>;
/** A paragraph in the words of the organiser: its lines stay. */
export const Paragraph = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.paragraph}>{children}</p>
);

import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './next-step-frame.module.css';

/** What is next, why and until when, and the buttons for it. */
export function NextStepFrame({
  title,
  short = false,
  aside,
  buttons,
  children,
}: {
  readonly title: string;
  /** In little room, above a page that is about something else. */
  readonly short?: boolean;
  /** Between the words and the buttons. */
  readonly aside?: ReactNode;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.next} data-short={short || undefined} aria-labelledby="next-step">
      <div>
        <h3 id="next-step" className={classes.title}>
          {title}
        </h3>
        {children}
      </div>
      {aside}
      <Group gap="sm" className={classes.buttons!}>
        {buttons}
      </Group>
    </section>
  );
}

export const NextStepText = ({
  strong = false,
  children,
}: {
  readonly strong?: boolean;
  readonly children: ReactNode;
}) => (
  <p className={classes.text} data-strong={strong || undefined}>
    {children}
  </p>
);

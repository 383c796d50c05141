import { Group, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './step-frame.module.css';

/** One step: its heading takes the focus when the step changes, its buttons stay in reach of the thumb. */
export function StepFrame({
  step,
  arrived = false,
  title,
  hint,
  buttons,
  children,
}: {
  readonly step: number;
  /** Whether this one appears in the place of another step. */
  readonly arrived?: boolean;
  readonly title: string;
  readonly hint?: string;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(arrived ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo?.({ top: 0 });
  }, [step]);
  return (
    <section className={classes.step} aria-labelledby="step-title">
      <div>
        <Title order={2} size="h3" id="step-title" tabIndex={-1} ref={heading} className={classes.title}>
          {title}
        </Title>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
      <Group justify="space-between" gap="xs" className={classes.buttons}>
        {buttons}
      </Group>
    </section>
  );
}

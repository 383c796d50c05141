import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './card.module.css';

/** A group of settings with its heading. */
export function SettingsCard({
  id,
  title,
  children,
}: {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.card} id={id}>
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

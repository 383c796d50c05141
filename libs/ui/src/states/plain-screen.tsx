import type { ReactNode } from 'react';
import { Mark } from '../brand/mark.js';
import { Meta } from '../page/page.js';
import classes from './plain-screen.module.css';

export interface PlainScreenProps {
  readonly title: string;
  readonly text: string;
  /** Buttons and links. */
  readonly children: ReactNode;
}

/** Full-screen fallback during an outage: small, and without dependencies that might be missing as well. */
export function PlainScreen({ title, text, children }: PlainScreenProps) {
  return (
    <div className={classes.screen} role="alert">
      <Meta title={title} noIndex />
      <Mark height={72} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{children}</div>
    </div>
  );
}

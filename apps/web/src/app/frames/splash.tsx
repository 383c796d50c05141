import { Mark } from '@setpoint/ui';
import classes from './splash.module.css';

/** Shown before the frame is rendered. */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-busy="true" aria-label="Setpoint">
      <Mark height={56} />
    </div>
  );
}

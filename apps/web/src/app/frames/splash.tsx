import { Mark } from '@setpoint/ui';
import classes from './splash.module.css';

/** The first moment, before a frame is there. */
export function Splash() {
  return (
    <div className={classes.splash} role="status" aria-busy="true" aria-label="Setpoint">
      <Mark height={56} />
    </div>
  );
}

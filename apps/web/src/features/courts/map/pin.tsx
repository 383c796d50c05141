import { IconBallTennis } from '@tabler/icons-react';
import classes from './centres-map.module.css';

interface PinProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: (() => void) | undefined;
  readonly onFocus: () => void;
}

/** A centre on the map: a button where it can be chosen. */
export function Pin({ name, chosen, onChoose, onFocus }: PinProps) {
  const drop = (
    <span className={classes.drop}>
      <IconBallTennis size={18} aria-hidden />
    </span>
  );
  return onChoose ? (
    <button
      type="button"
      className={classes.pin}
      aria-label={name}
      aria-pressed={chosen}
      title={name}
      onClick={onChoose}
      onFocus={onFocus}
    >
      {drop}
    </button>
  ) : (
    <span role="img" className={classes.pin} aria-label={name} title={name}>
      {drop}
    </span>
  );
}

import classes from './standings-table.module.css';

/** How a row has moved. */
export interface Move {
  /** Places up; below zero down. */
  readonly places: number;
  readonly text: string;
}

/** An arrow, whose words are read out and shown on hover. */
export const RankMove = ({ move: { places, text } }: { readonly move: Move }) => (
  <span className={classes.move} data-up={places > 0 || undefined} title={text}>
    <span aria-hidden>{places > 0 ? '▲' : '▼'}</span>
    <span className={classes.spoken}>{text}</span>
  </span>
);

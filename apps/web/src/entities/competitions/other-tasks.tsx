import { Link } from 'react-router';
import classes from './other-tasks.module.css';

/** What else waits for me in a tournament or a league, below the next step. */
export function OtherTasks({
  tasks,
}: {
  /** `to` is null where there is nothing to press. */
  readonly tasks: readonly { readonly title: string; readonly to: string | null }[];
}) {
  if (tasks.length === 0) return null;
  return (
    <ul className={classes.tasks}>
      {tasks.map(({ title, to }, at) => (
        <li key={at}>{to ? <Link to={to}>{title}</Link> : title}</li>
      ))}
    </ul>
  );
}

import { Link } from 'react-router';
import classes from '../table/table.module.css';

/** A centre's name, which leads to its page. */
export function CentreLink({ centre }: { readonly centre: { readonly id: string; readonly name: string } }) {
  return (
    <Link to={`/centres/${encodeURIComponent(centre.id)}`} className={classes.row}>
      {centre.name}
    </Link>
  );
}

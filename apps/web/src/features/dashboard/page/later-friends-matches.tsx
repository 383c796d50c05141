import { Navigate, useParams } from 'react-router';
import { pageNumber } from '../../../entities/paging/page-number.js';

/** `/dashboard/app/{page}`: the dashboard has the first friends' matches only, the others are on their own page (RTE-02). */
export function Component() {
  const page = pageNumber(useParams().pageMatchsFriends);
  return <Navigate to={page > 1 ? `/match/friends?page=${page}` : '/dashboard/app'} replace />;
}

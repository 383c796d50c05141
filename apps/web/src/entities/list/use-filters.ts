import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router';
import type { HomePlace } from '../place/own-place.js';
import { useHomePlace } from '../place/use-home-place.js';
import { usePageOneOnNewHome } from '../place/use-page-one-on-new-home.js';

interface FilteredList<Filters> {
  readonly home: HomePlace;
  readonly filters: Filters;
  apply(filters: Filters, options?: NavigateOptions): void;
  change(values: Partial<Filters>): void;
}

/** The filters of a list around a place as they stand in the address, and the way to others: to their first page. */
export function useFilters<Filters>(options: {
  readonly page: number;
  read(params: URLSearchParams): Filters;
  /** The address of the first page. */
  to(filters: Filters): string;
}): FilteredList<Filters> {
  const { page, read, to } = options;
  const home = useHomePlace();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filters = read(params);
  usePageOneOnNewHome(home, page, to(filters));
  const apply = (next: Filters, how?: NavigateOptions) => void navigate(to(next), how);
  return { home, filters, apply, change: (values) => apply({ ...filters, ...values }) };
}

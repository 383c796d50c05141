/** Address of a league or of one of its pages (RTE-07). */
export const leaguePath = ({ id }: { readonly id: string }, ...page: readonly (string | number)[]): string =>
  ['/league', encodeURIComponent(id), ...page.map((part) => encodeURIComponent(part))].join('/');

/** Address of a tournament or of one of its pages (RTE-06). */
export const tournamentPath = ({ id }: { readonly id: string }, ...page: readonly (string | number)[]): string =>
  ['/tournament', encodeURIComponent(id), ...page.map((part) => encodeURIComponent(part))].join('/');

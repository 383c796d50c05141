/** Address of a centre's page, with the slug that makes it canonical (RTE-13). */
export const courtPath = (court: { readonly id: string; readonly slug: string | null }): string =>
  `/court/${encodeURIComponent(court.id)}/${encodeURIComponent(court.slug ?? 'centre')}`;

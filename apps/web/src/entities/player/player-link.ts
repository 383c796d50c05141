/** Address of a profile, with the slug that makes it canonical (RTE-13). */
export const playerPath = (player: { readonly id: string; readonly slug: string }, tab?: string): string =>
  `/player/${encodeURIComponent(player.id)}/${encodeURIComponent(player.slug)}${tab ? `/${tab}` : ''}`;

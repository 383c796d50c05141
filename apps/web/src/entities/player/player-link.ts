/** Address of a profile, with the slug that makes it canonical (RTE-13); the page adds the slug where it isn't known. */
export const playerPath = (player: { readonly id: string; readonly slug: string | null }, tab?: string): string =>
  `/player/${encodeURIComponent(player.id)}/${encodeURIComponent(player.slug ?? 'player')}${tab ? `/${tab}` : ''}`;

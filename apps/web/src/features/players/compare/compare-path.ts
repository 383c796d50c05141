import { playerPath } from '../../../entities/player/player-link.js';

export const comparePath = (player: Parameters<typeof playerPath>[0], otherId: string): string =>
  `${playerPath(player, 'compare')}?with=${encodeURIComponent(otherId)}`;

import type { GameMode } from '@setpoint/scoring';
import { random } from './options.ts';
import { STORIES_OF_ENDS } from './stories-of-ends.ts';
import { STORIES_OF_PLAYERS } from './stories-of-players.ts';
import { STORIES_OF_RESULTS } from './stories-of-results.ts';
import type { Story } from './story-steps.ts';
import { pick } from './table.ts';

const MODES: readonly GameMode[] = ['ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN'];

const STORIES = [...STORIES_OF_RESULTS, ...STORIES_OF_PLAYERS, ...STORIES_OF_ENDS];

export const aStory = (): Story => {
  let ticket = random() * STORIES.reduce((sum, { share }) => sum + share, 0);
  return STORIES.find(({ share }) => (ticket -= share) < 0) ?? STORIES[0]!;
};

export const aMode = (): GameMode => pick(MODES);

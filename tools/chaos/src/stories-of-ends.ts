import { ANSWER_NO_SHOW, CANCEL } from './operations.ts';
import {
  ORGANISER,
  RIVAL,
  arrangeSingles,
  confirm,
  confirmed,
  create,
  enter,
  reportNoShow,
  type Story,
} from './story-steps.ts';

/** Stories of matches that are not played as planned: no-shows, called off, forgotten. */
export const STORIES_OF_ENDS: readonly Story[] = [
  {
    name: 'did not come',
    share: 2,
    arrange: arrangeSingles,
    async play(table) {
      await reportNoShow(table);
      await table.press(RIVAL, ANSWER_NO_SHOW, { accept: true });
      table.expect('no-show-answered');
      confirmed(table);
    },
  },
  {
    name: 'did come',
    share: 1,
    arrange: arrangeSingles,
    async play(table) {
      await reportNoShow(table);
      await table.press(RIVAL, ANSWER_NO_SHOW, { accept: false });
      table.expect('no-show-answered');
      await enter(table, RIVAL);
      await confirm(table, ORGANISER);
    },
  },
  {
    name: 'says nothing to a no-show',
    share: 1,
    arrange: arrangeSingles,
    async play(table) {
      await reportNoShow(table);
      table.expect('no-show-answered');
      confirmed(table);
    },
  },
  {
    name: 'called off',
    share: 1,
    async arrange(table) {
      await arrangeSingles(table);
      await table.press(ORGANISER, CANCEL);
      table.expect('match-cancelled');
      table.match.state = 'CANCELLED';
    },
  },
  {
    name: 'nobody comes',
    share: 1,
    async arrange(table) {
      await create(table);
      table.expect('match-expired');
      table.match.state = 'EXPIRED';
    },
  },
  {
    name: 'nobody tells',
    share: 1,
    async arrange(table) {
      await arrangeSingles(table);
      table.expect('match-not-played');
      table.match.state = 'NOT_PLAYED';
    },
  },
];

import { ORGANISER, RIVAL, arrangeSingles, confirm, confirmed, dispute, enter, type Story } from './story-steps.ts';

/** Stories of results: confirmed, disputed, left to themselves. */
export const STORIES_OF_RESULTS: readonly Story[] = [
  {
    name: 'played',
    share: 6,
    arrange: arrangeSingles,
    async play(table) {
      await enter(table, ORGANISER);
      await confirm(table, RIVAL);
    },
  },
  {
    name: 'nobody confirms',
    share: 2,
    arrange: arrangeSingles,
    async play(table) {
      await enter(table, RIVAL);
      confirmed(table);
    },
  },
  {
    name: 'disputed',
    share: 2,
    arrange: arrangeSingles,
    async play(table) {
      await enter(table, ORGANISER);
      await dispute(table, RIVAL, 1);
      await enter(table, ORGANISER);
      await confirm(table, RIVAL, 2);
    },
  },
  {
    name: 'disputed twice',
    share: 1,
    arrange: arrangeSingles,
    async play(table) {
      await enter(table, ORGANISER);
      await dispute(table, RIVAL, 1);
      await enter(table, ORGANISER);
      await dispute(table, RIVAL, 2);
      await confirm(table, RIVAL, 2);
    },
  },
];

import {
  ANSWER,
  ANSWER_AS_GUEST,
  FOLLOW_MATCH,
  INVITE,
  INVITE_GUEST,
  LEAVE,
  ANSWER_PROPOSAL,
  ORGANISE,
  REACT,
  REMOVE,
  REORGANISE,
  UNFOLLOW_MATCH,
} from './operations.ts';
import type { Table } from './table.ts';
import {
  ORGANISER,
  RIVAL,
  THIRD,
  FOURTH,
  arrangeSingles,
  confirm,
  create,
  enter,
  join,
  ready,
  type Story,
} from './story-steps.ts';

/** The organiser proposes court and time, and the rival accepts. */
async function agree(table: Table): Promise<void> {
  const { match } = await table.press(ORGANISER, ORGANISE, table.where());
  const proposalId = match?.proposal?.id;
  // A repeated press finds it answered.
  if (proposalId) await table.press(RIVAL, ANSWER_PROPOSAL, { proposalId, accept: true });
  table.expect('match-proposed', 'proposal-answered');
}

/** Stories of who plays: invited, left, removed, a guest, an audience. */
export const STORIES_OF_PLAYERS: readonly Story[] = [
  {
    name: 'doubles by invitation',
    isDoubles: true,
    share: 4,
    async arrange(table) {
      await create(table);
      const invite = async (side: 'A' | 'B', ...who: number[]) => {
        const playerIds = who.map((each) => table.people[each]!);
        await table.press(ORGANISER, INVITE, { side, playerIds }, 'INVITATION_EXISTS');
        table.expect('players-invited');
      };
      await invite('B', RIVAL, FOURTH);
      await invite('A', THIRD);
      for (const who of [RIVAL, THIRD, FOURTH]) {
        await table.press(who, ANSWER, { accept: true }, 'ALREADY_ANSWERED');
        table.expect('invitation-answered');
      }
      ready(table);
    },
    async play(table) {
      await enter(table, RIVAL);
      await confirm(table, THIRD);
    },
  },
  {
    name: 'organised later',
    share: 2,
    async arrange(table) {
      await create(table, { planned: false });
      await join(table, RIVAL);
      await agree(table);
      await table.press(ORGANISER, REORGANISE);
      await agree(table);
      table.expect('match-organised', 'match-ready', 'match-reorganised', 'match-organised');
      ready(table);
    },
    async play(table) {
      await enter(table, RIVAL);
      await confirm(table, ORGANISER);
    },
  },
  {
    name: 'somebody else comes',
    share: 2,
    async arrange(table) {
      await create(table);
      await join(table, THIRD);
      await table.press(THIRD, LEAVE, {}, 'USER_NOT_IN_MATCH');
      table.expect('match-ready', 'player-left');
      await join(table, FOURTH);
      await table.press(ORGANISER, REMOVE, { playerId: table.people[FOURTH] });
      table.expect('match-ready', 'player-removed');
      await join(table, RIVAL);
      ready(table);
    },
    async play(table) {
      await enter(table, ORGANISER);
      await confirm(table, RIVAL);
    },
  },
  {
    name: 'with a guest',
    isDoubles: true,
    share: 2,
    async arrange(table) {
      await create(table);
      await join(table, RIVAL, 'B');
      await join(table, THIRD, 'A');
      const email = `guest-${table.match.requestId}@chaos.example`;
      await table.press(ORGANISER, INVITE_GUEST, { side: 'B', name: 'Gus', email }, 'GUEST_EXISTS');
      table.expect('guest-message-requested');
      await table.pressAsGuest(ANSWER_AS_GUEST, { accept: true }, 'ALREADY_ANSWERED');
      table.expect('guest-answered');
      ready(table);
    },
    async play(table) {
      await enter(table, ORGANISER);
      await confirm(table, RIVAL);
    },
  },
  {
    name: 'before an audience',
    share: 2,
    async arrange(table) {
      await arrangeSingles(table);
      for (const who of [THIRD, FOURTH]) await table.press(who, FOLLOW_MATCH);
      await table.press(THIRD, REACT, { reaction: 'FIRE' });
      await table.press(FOURTH, UNFOLLOW_MATCH);
      table.match.fans.set(table.people[THIRD]!, 'FIRE');
    },
    async play(table) {
      await enter(table, ORGANISER);
      await confirm(table, RIVAL);
      await table.press(FOURTH, FOLLOW_MATCH);
      await table.press(FOURTH, REACT, { reaction: 'CLAP' });
      table.match.fans.set(table.people[FOURTH]!, 'CLAP');
    },
  },
];

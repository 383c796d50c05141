import { finishedSets, type GameMode } from '@setpoint/scoring';
import {
  ANSWER,
  ANSWER_AS_GUEST,
  ANSWER_NO_SHOW,
  CANCEL,
  CONFIRM,
  DISPUTE,
  ENTER,
  FOLLOW_MATCH,
  INVITE,
  INVITE_GUEST,
  JOIN,
  LEAVE,
  ORGANISE,
  REACT,
  REMOVE,
  REORGANISE,
  REPORT_NO_SHOW,
  UNFOLLOW_MATCH,
} from './operations.ts';
import { random } from './options.ts';
import { pick, type Table } from './table.ts';

/**
 * One way in which a match can go: arranged before its time, played after it. Of `people` the first organises and plays
 * in team A, the second plays in team B; in doubles the third and the fourth play, in singles they fill in.
 */
export interface Story {
  readonly name: string;
  readonly isDoubles?: boolean;
  /** How often it is told, beside the others. */
  readonly share: number;
  arrange(table: Table): Promise<void>;
  play?(table: Table): Promise<void>;
}

const [ORGANISER, RIVAL, THIRD, FOURTH] = [0, 1, 2, 3] as const;
const MODES: readonly GameMode[] = ['ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN'];

async function create(table: Table, { planned = true, more = {} } = {}): Promise<void> {
  const { match } = table;
  await table.create({
    requestId: match.requestId,
    sport: 1,
    numberPlayers: match.isDoubles ? 2 : 1,
    gameMode: match.gameMode,
    ...(planned && table.where()),
    ...more,
  });
  table.expect('match-created');
}

async function join(table: Table, who: number, side?: 'A' | 'B'): Promise<void> {
  await table.press(who, JOIN, { side });
  table.expect('player-joined');
}

async function arrangeSingles(table: Table): Promise<void> {
  await create(table);
  await join(table, RIVAL);
  ready(table);
}

function ready(table: Table): void {
  table.expect('match-ready');
  table.match.state = 'READY';
}

async function enter(table: Table, who: number): Promise<void> {
  await table.press(who, ENTER, { ...aResult(table.match.gameMode) }, 'RESULT_ALREADY_SAVED');
  table.expect('result-entered');
}

async function confirm(table: Table, who: number): Promise<void> {
  await table.press(who, CONFIRM, {}, 'RESULT_ALREADY_SAVED');
  confirmed(table);
}

function confirmed(table: Table): void {
  table.expect('result-confirmed');
  table.match.state = 'CONFIRMED';
}

async function dispute(table: Table, who: number, resultVersion: number): Promise<void> {
  await table.press(who, DISPUTE, { resultVersion, note: 'not as I remember it' });
  table.expect('result-disputed');
}

async function reportNoShow(table: Table): Promise<void> {
  await table.press(ORGANISER, REPORT_NO_SHOW, {}, 'ALREADY_REPORTED');
  table.expect('no-show-reported');
}

/** A legal score of the mode; at times somebody gives up in the middle of it. */
function aResult(mode: GameMode) {
  const won = finishedSets(mode);
  const first = pick(won);
  const winner = first.a > first.b ? 'A' : 'B';
  if (random() < 0.1) return { sets: [{ a: 2, b: 3 }], outcome: 'RETIRED', winner: pick(['A', 'B']) };
  if (mode === 'ONE_SET_9_GAMES') return { sets: [first] };
  if (random() < 0.1) return { sets: [first, { a: 2, b: 1 }], outcome: 'TIME_EXPIRED' };
  const [alike, other] = [true, false].map((same) =>
    pick(won.filter(({ a, b }) => (a > b === (winner === 'A')) === same)),
  );
  if (random() < 0.6) return { sets: [first, alike] };
  const superTieBreak = mode === 'THREE_SETS_6_GAMES' && random() < 0.5;
  return { sets: [first, other, superTieBreak ? { a: 10, b: 7, superTieBreak } : alike] };
}

export const STORIES: readonly Story[] = [
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
      await table.press(ORGANISER, ORGANISE, table.where());
      await table.press(ORGANISER, REORGANISE);
      await table.press(ORGANISER, ORGANISE, table.where());
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
      await confirm(table, RIVAL);
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
      await confirm(table, RIVAL);
    },
  },
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

export const aStory = (): Story => {
  let ticket = random() * STORIES.reduce((sum, { share }) => sum + share, 0);
  return STORIES.find(({ share }) => (ticket -= share) < 0) ?? STORIES[0]!;
};

export const aMode = (): GameMode => pick(MODES);

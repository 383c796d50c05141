import {
  ANSWER_AS_GUEST,
  ANSWER_NO_SHOW,
  CANCEL,
  CONFIRM,
  DISPUTE,
  ENTER,
  INVITE_GUEST,
  JOIN,
  REPORT_NO_SHOW,
} from './operations.ts';

export interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match?: { readonly id: string; readonly teamA?: Team; readonly teamB?: Team };
}

type Team = readonly { readonly user: { readonly id: string } }[];

/** Who has a place, and who waits for one, in their order. */
export interface Seats {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  readonly waiting: readonly string[];
}

/** What a race presses with and tells its outcome to. */
export interface Court {
  readonly organiser: string;
  /** Everybody else. */
  readonly crowd: readonly string[];
  press(who: string, operation: string, input: object): Promise<Payload>;
  guestToken(matchId: string): Promise<string>;
  /** How often each fact of a match was emitted. */
  facts(matchId: string): Promise<ReadonlyMap<string, number>>;
  /** The sets of the confirmed result; null while there is none. */
  confirmedSets(matchId: string): Promise<string | null>;
  seats(matchId: string): Promise<Seats>;
  /** What must be so whoever wins. */
  expect(what: string, matchId: string, found: unknown, wanted: unknown): void;
  /** Who or what won this time. */
  won(by: string): void;
}

export interface Race {
  /** What `--only` calls it. */
  readonly key: string;
  readonly name: string;
  /** Before the match; the organiser has created it. */
  before(court: Court, matchId: string, round: number): Promise<void>;
  /** After its end. */
  after?(court: Court, matchId: string): Promise<void>;
}

const accepted = (answers: readonly Payload[]) => answers.filter(({ success }) => success).length;
const times = (facts: ReadonlyMap<string, number>, fact: string) => facts.get(fact) ?? 0;
const joinRival = async ({ press, crowd }: Court, matchId: string) => void (await press(crowd[0]!, JOIN, { matchId }));
const scoreOf = (sets: readonly { a: number; b: number }[]) => sets.map(({ a, b }) => `${a}-${b}`).join(' ');

/** The rival of a match whose last place was won in a race. */
const rivals = new Map<string, string>();

export const RACES: readonly Race[] = [
  {
    key: 'place',
    name: 'last place',
    async before(court, matchId) {
      const answers = await Promise.all(court.crowd.map((who) => court.press(who, JOIN, { matchId })));
      court.expect('last place', matchId, accepted(answers), 1);
      rivals.set(matchId, court.crowd[answers.findIndex(({ success }) => success)]!);
    },
    async after(court, matchId) {
      const sides = [court.organiser, rivals.get(matchId)!];
      const all = court.crowd.map((_, n) => n % 2);
      const scores = [
        { a: 9, b: 5 },
        { a: 4, b: 9 },
      ] as const;
      await Promise.all(all.map((n) => court.press(sides[n]!, ENTER, { matchId, sets: [scores[n]] })));
      court.expect('result', matchId, times(await court.facts(matchId), 'result-entered'), 1);
      const answers = await Promise.all(all.map((n) => court.press(sides[n]!, CONFIRM, { matchId, resultVersion: 1 })));
      court.expect('confirmation', matchId, times(await court.facts(matchId), 'result-confirmed'), 1);
      const byOrganiser = answers.some(({ success }, n) => success && sides[all[n]!] === court.organiser);
      court.won(byOrganiser ? "the rival's result" : "the organiser's result");
    },
  },
  {
    key: 'guest',
    name: 'last place, a guest among them',
    async before(court, matchId, round) {
      const email = `guest-${matchId}@chaos.example`;
      await court.press(court.organiser, INVITE_GUEST, { matchId, side: 'B', name: 'Gus', email });
      const token = await court.guestToken(matchId);
      const isGuest = (n: number) => n % 2 === 0;
      const guests = court.crowd.map((_, n) =>
        isGuest(n) ? court.press(court.organiser, ANSWER_AS_GUEST, { token, accept: true }) : undefined,
      );
      // A guest's answer looks the link up first: at times accounts come a moment later.
      if (round % 2) await court.seats(matchId);
      const answers = await Promise.all(court.crowd.map((who, n) => guests[n] ?? court.press(who, JOIN, { matchId })));
      court.expect('last place', matchId, accepted(answers), 1);
      court.won(answers.some(({ success }, n) => success && isGuest(n)) ? 'the guest' : 'an account');
      court.expect('ready', matchId, times(await court.facts(matchId), 'match-ready'), 1);
    },
  },
  {
    key: 'cancel-join',
    name: 'called off or joined',
    async before(court, matchId) {
      const [called, ...joined] = await Promise.all([
        court.press(court.organiser, CANCEL, { matchId }),
        ...court.crowd.map((who) => court.press(who, JOIN, { matchId })),
      ]);
      const facts = await court.facts(matchId);
      court.expect('called off', matchId, [called!.success, times(facts, 'match-cancelled')], [true, 1]);
      court.expect('joined before', matchId, times(facts, 'player-joined'), Math.min(1, accepted(joined)));
      court.won(accepted(joined) > 0 ? 'joined, then called off' : 'called off');
    },
  },
  {
    key: 'cancel-play',
    name: 'called off or played',
    before: joinRival,
    async after(court, matchId) {
      await Promise.all(
        court.crowd.map((_, n) =>
          n % 2
            ? court.press(court.organiser, CANCEL, { matchId })
            : court.press(court.crowd[0]!, ENTER, { matchId, sets: [{ a: 9, b: 5 }] }),
        ),
      );
      const facts = await court.facts(matchId);
      court.expect(
        'called off or played',
        matchId,
        times(facts, 'match-cancelled') + times(facts, 'result-entered'),
        1,
      );
      court.won(times(facts, 'match-cancelled') > 0 ? 'called off' : 'played');
    },
  },
  {
    key: 'no-show',
    name: 'an answer to a no-show, or a result',
    before: joinRival,
    async after(court, matchId) {
      const [rival] = court.crowd as [string];
      await court.press(court.organiser, REPORT_NO_SHOW, { matchId });
      const answers = await Promise.all(
        court.crowd.map((_, n) => {
          if (n % 3 === 0) return court.press(court.organiser, ENTER, { matchId, sets: [{ a: 9, b: 5 }] });
          return court.press(rival, ANSWER_NO_SHOW, { matchId, accept: n % 3 === 1 });
        }),
      );
      const facts = await court.facts(matchId);
      const admitted = answers.some(({ success }, n) => success && n % 3 === 1);
      const rejected = answers.some(({ success }, n) => success && n % 3 === 2);
      court.expect('one answer', matchId, [times(facts, 'no-show-answered'), admitted !== rejected], [1, true]);
      // accepted it counts at once; rejected there may be a result, which nobody has confirmed
      court.expect('walkover', matchId, times(facts, 'result-confirmed'), admitted ? 1 : 0);
      const entered = answers.some(({ success }, n) => success && n % 3 === 0);
      court.expect(
        'result after the answer',
        matchId,
        [admitted && entered, times(facts, 'result-entered')],
        [false, entered ? 1 : 0],
      );
      court.won(admitted ? 'admitted' : entered ? 'denied, then a result' : 'denied');
    },
  },
  {
    key: 'result',
    name: 'a result that changes while it is confirmed',
    before: joinRival,
    async after(court, matchId) {
      const [rival] = court.crowd as [string];
      const [seen, anew] = [[{ a: 9, b: 5 }], [{ a: 9, b: 7 }]];
      await court.press(court.organiser, ENTER, { matchId, sets: seen });
      const answers = await Promise.all(
        court.crowd.map((_, n) => {
          if (n % 3 === 0) return court.press(rival, CONFIRM, { matchId, resultVersion: 1 });
          if (n % 3 === 1) return court.press(rival, DISPUTE, { matchId, resultVersion: 1, note: 'it was 9-7' });
          return court.press(court.organiser, ENTER, { matchId, sets: anew });
        }),
      );
      const facts = await court.facts(matchId);
      const confirmed = answers.some(({ success }, n) => success && n % 3 === 0);
      court.expect(
        'confirmed or disputed',
        matchId,
        times(facts, 'result-confirmed') + times(facts, 'result-disputed'),
        1,
      );
      court.expect('confirmed as seen', matchId, await court.confirmedSets(matchId), confirmed ? scoreOf(seen) : null);
      court.won(confirmed ? 'confirmed' : 'disputed');
    },
  },
];

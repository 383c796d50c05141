import type { Decision } from '@setpoint/competition';
import { changesBetween } from '../../../src/domain/play/changes.js';
import {
  decideBySupport,
  extendBySupport,
  hear,
  leave,
  timeIsUp,
  type MatchNews,
} from '../../../src/domain/play/commands.js';
import { needsDecision } from '../../../src/domain/play/fixture-machine.js';
import { isOver } from '../../../src/domain/play/progress.js';
import type { PlayOfTournament } from '../../../src/domain/play/play.js';
import { DAY_MS, START, straight } from './builders.js';

type Chance = (below: number) => number;

interface Match {
  readonly fixtureId: string;
  readonly revision: number;
  readonly sides: readonly [string, string];
  closesAt: number;
  state: 'OPEN' | 'ON_THE_TABLE' | 'PLAYED' | 'ENDED';
}

/** Whoever keeps the matches, as far as a tournament knows it: what it says arrives later, in any order, perhaps twice. */
export class MatchesModel {
  readonly matches: Match[] = [];
  readonly news: MatchNews[] = [];
  private readonly closed = new Set<string>();
  private version = 0;

  constructor(private readonly chance: Chance) {}

  /** Told in order. */
  take(before: PlayOfTournament | null, after: PlayOfTournament): void {
    for (const { kind, fixture } of changesBetween(before, after)) {
      const { id: fixtureId, revision } = fixture;
      const match = this.matches.find((one) => one.fixtureId === fixtureId && one.revision === revision);
      if (kind === 'READY') {
        if (match || this.closed.has(`${fixtureId} ${revision}`)) throw new Error(`${fixtureId} is ready twice`);
        this.ready(fixtureId, revision, fixture.sides as [string, string], fixture.closesAt!);
      } else if (kind === 'WITHDRAWN' && match && match.state !== 'PLAYED' && match.state !== 'ENDED') {
        match.state = 'ENDED';
        this.news.push({ kind: 'WITHDRAWN', fixtureId, revision, matchId: 'm' });
      } else if (kind === 'EXPIRED' && match?.state === 'OPEN' && match.closesAt <= fixture.closesAt!) {
        match.state = 'ENDED';
        const tried = { A: this.chance(2) === 0, B: this.chance(2) === 0 };
        this.news.push({ kind: 'EXPIRED', fixtureId, revision, matchId: 'm', tried });
      }
    }
  }

  private ready(fixtureId: string, revision: number, sides: readonly [string, string], closesAt: number): void {
    const earlier = this.matches.filter((one) => one.fixtureId === fixtureId);
    if (earlier.some(({ state }) => state === 'ON_THE_TABLE' || state === 'PLAYED')) {
      this.closed.add(`${fixtureId} ${revision}`);
      this.news.push({ kind: 'WITHDRAWN', fixtureId, revision, matchId: 'm' });
      return;
    }
    for (const one of earlier) one.state = 'ENDED';
    this.matches.push({ fixtureId, revision, sides, closesAt, state: 'OPEN' });
  }

  /** Somebody does something to one of the matches. */
  act(drawAllowed: (fixtureId: string) => boolean): void {
    const match = this.matches[this.chance(this.matches.length)];
    if (!match) return;
    const { fixtureId, revision } = match;
    const about = { fixtureId, revision, matchId: 'm' };
    const isOpen = match.state === 'OPEN' || match.state === 'ON_THE_TABLE';
    switch (this.chance(8)) {
      case 0:
        if (match.state === 'OPEN') match.state = 'ON_THE_TABLE';
        break;
      case 1:
        if (match.state === 'OPEN') {
          match.closesAt += 3 * DAY_MS;
          this.news.push({ kind: 'EXTENDED', ...about, closesAt: match.closesAt });
        }
        break;
      case 2:
        if (match.state === 'OPEN' && this.chance(4) === 0) {
          match.state = 'ENDED';
          this.news.push({ kind: 'ABANDONED', ...about, playerId: `${match.sides[this.chance(2)]!}-p0` });
        }
        break;
      default:
        // a result, or the correction of one
        if (!isOpen && !(match.state === 'PLAYED' && this.chance(6) === 0)) break;
        match.state = 'PLAYED';
        this.news.push({
          kind: 'PLAYED',
          ...about,
          decision: this.result(drawAllowed(fixtureId)),
          version: ++this.version,
        });
    }
  }

  /** Whatever is on the table counts in the end. */
  settleTable(drawAllowed: (fixtureId: string) => boolean): void {
    for (const match of this.matches)
      if (match.state === 'ON_THE_TABLE') {
        const { fixtureId, revision } = match;
        match.state = 'PLAYED';
        const decision = this.result(drawAllowed(fixtureId));
        this.news.push({ kind: 'PLAYED', fixtureId, revision, matchId: 'm', decision, version: ++this.version });
      }
  }

  /** One of what is said, in any order; sometimes it will be said again. */
  next(): MatchNews | undefined {
    const index = this.chance(this.news.length);
    return this.chance(5) === 0 ? this.news[index] : this.news.splice(index, 1)[0];
  }

  private result(drawAllowed: boolean): Decision {
    if (drawAllowed && this.chance(6) === 0)
      return {
        ...{ kind: 'PLAYED', outcome: 'TIME_EXPIRED', winner: null },
        sets: [{ a: 3, b: 3, superTieBreak: false }],
      };
    return straight(this.chance(2) === 0 ? 'A' : 'B');
  }
}

const drawAllowedIn = (fixtureId: string) => fixtureId.includes('-g');

/** Plays a tournament to its end by chance; `check` sees each step. */
export function playByChance(
  start: PlayOfTournament,
  chance: Chance,
  check: (before: PlayOfTournament, after: PlayOfTournament) => void,
): PlayOfTournament {
  const matches = new MatchesModel(chance);
  let now = START;
  let play = start;
  matches.take(null, play);
  const to = (after: PlayOfTournament) => {
    check(play, after);
    const before = play;
    play = after;
    matches.take(before, after);
  };
  const someId = () => play.fixtures[chance(play.fixtures.length)]!.id;
  for (let step = 0; !isOver(play) || matches.news.length > 0; step++) {
    if (step > 5_000) throw new Error('it never ends');
    now += chance(12) * 3_600_000;
    switch (chance(12)) {
      case 0:
      case 1:
        to(timeIsUp(play, now));
        break;
      case 2:
        if (chance(10) === 0) {
          const outcome = leave(play, play.entries[chance(play.entries.length)]!.id, 'EXCLUDED', now);
          if (outcome.ok) to(outcome.value);
        }
        break;
      case 3: {
        const id = someId();
        const seenClose = play.fixtures.find((fixture) => fixture.id === id)?.closesAt ?? now;
        const outcome = chance(10) === 0 ? extendBySupport(play, id, { days: 1 + chance(14), seenClose }) : null;
        if (outcome?.ok) to(outcome.value);
        break;
      }
      case 4: {
        const stuck = play.fixtures.find(needsDecision)?.id;
        const id = stuck ?? (chance(20) === 0 ? someId() : null);
        const outcome = id === null ? null : decideBySupport(play, id, ([null, 'A', 'B'] as const)[chance(3)]!, now);
        if (outcome?.ok) to(outcome.value);
        break;
      }
      case 5:
      case 6:
      case 7:
        matches.act(drawAllowedIn);
        break;
      default: {
        if (step > 1_000) matches.settleTable(drawAllowedIn);
        const news = matches.next();
        if (news) to(hear(play, news, now));
      }
    }
  }
  return play;
}

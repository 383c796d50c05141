import { randomInt } from 'node:crypto';
import { CANCEL, JOIN, LEAVE, STOP_WAITING, WAIT } from './operations.ts';
import type { Payload, Race } from './race-rounds.ts';

/** How many wait. */
const LINE = 4;

/** One press of the race, and what it was for. */
interface Press {
  readonly who: string;
  readonly operation: string;
}

/**
 * A player leaves a full match while some of those who wait give up, and all others press join. The place is the first
 * one's who still waits, or a joiner's when nobody does.
 */
export const waitingListRace: Race = {
  key: 'waiting-list',
  name: 'a freed place of a full match with a waiting list',
  async before(court, matchId, round) {
    const [leaver, ...others] = court.crowd as [string, ...string[]];
    const rotated = others.map((_, n) => others[(round * LINE + n) % others.length]!);
    const line = rotated.slice(0, LINE);
    await court.press(leaver, JOIN, { matchId });
    for (const who of line) {
      const { success } = await court.press(who, WAIT, { matchId });
      court.expect('waits', matchId, success, true);
    }
    // From nobody to all of them, the first ones and others.
    const givesUp = line.filter(() => randomInt(LINE + 1) < (round % LINE) + 1);
    const presses: Press[] = shuffled([
      { who: leaver, operation: LEAVE },
      ...givesUp.map((who) => ({ who, operation: STOP_WAITING })),
      ...rotated.slice(LINE).map((who) => ({ who, operation: JOIN })),
    ]);
    const answers = await Promise.all(presses.map(({ who, operation }) => court.press(who, operation, { matchId })));
    const gaveUp = answered(presses, answers, STOP_WAITING);
    court.expect('whoever gives up may', matchId, gaveUp.length, givesUp.length);
    // Who has the place already has nothing to give up: the answer shows them in the match.
    const gone = gaveUp.filter(({ who, answer }) => !playsIn(answer, who)).map(({ who }) => who);
    const joined = answered(presses, answers, JOIN).map(({ who }) => who);
    court.expect('left', matchId, answered(presses, answers, LEAVE).length, 1);
    let { teamB } = await court.seats(matchId);
    const { teamA, waiting } = await court.seats(matchId);
    if (teamB.length === 0) {
      // All others came too early: the place is there for the next one.
      await court.press(rotated.at(-1)!, JOIN, { matchId });
      ({ teamB } = await court.seats(matchId));
      joined.push(rotated.at(-1)!);
    }
    court.expect('one in each team', matchId, [teamA, teamB.length], [[court.organiser], 1]);
    const place = line.indexOf(teamB[0]!);
    const stays = (who: string) => !gone.includes(who);
    if (place >= 0) {
      court.expect('the first who still waits', matchId, line.slice(0, place).filter(stays), []);
      court.expect('the winner had not given up', matchId, stays(teamB[0]!), true);
    } else court.expect('nobody waits any more', matchId, line.filter(stays), []);
    court.expect('who joined', matchId, joined, place < 0 ? teamB : []);
    const rest = line.filter((who) => !teamB.includes(who) && stays(who));
    court.expect('the line, in its order', matchId, waiting, rest);
    const facts = await court.facts(matchId);
    const told = ['player-left', 'player-joined', 'match-ready'].map((fact) => facts.get(fact) ?? 0);
    court.expect('told', matchId, told, [1, 2, 2]);
    court.won(place < 0 ? 'a joiner, the line was empty' : `number ${place + 1} of the line`);
    await court.press(court.organiser, CANCEL, { matchId });
  },
};

/** Whether the match, as the answer shows it, has this player. */
const playsIn = ({ match }: Payload, who: string): boolean =>
  [...(match?.teamA ?? []), ...(match?.teamB ?? [])].some(({ user }) => user.id === who);

/** Who pressed this and was answered with success. */
const answered = (presses: readonly Press[], answers: readonly Payload[], operation: string) =>
  presses.flatMap((press, n) =>
    press.operation === operation && answers[n]!.success ? [{ who: press.who, answer: answers[n]! }] : [],
  );

function shuffled<T>(things: readonly T[]): T[] {
  const left = [...things];
  return things.map(() => left.splice(randomInt(left.length), 1)[0]!);
}

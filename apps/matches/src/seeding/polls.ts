import { courtId, userId } from '@setpoint/kernel';
import type { Match } from '../domain/match.js';
import { members } from '../domain/match.js';
import type { PollCommand } from '../domain/polls/commands.js';
import { decidePoll } from '../domain/polls/decide-poll.js';
import { leavesTimeOpen, type Poll, type PollAnswer } from '../domain/polls/poll.js';
import { ruleContextOf, type RuleContext } from '../domain/rule-context.js';
import { chance, pick } from './chance.js';
import type { HistorySeed } from './seeds.js';

const DAY_MS = 24 * 3_600_000;
const TIMES = [
  { days: 3, timePlay: '19:00' },
  { days: 4, timePlay: '18:30' },
  { days: 6, timePlay: '10:00' },
];
const ANSWERS: readonly PollAnswer[] = ['YES', 'YES', 'IF_NEED_BE', 'NO'];

/** Everybody featured is asked, in one match without a time, when they could play; most of the others have answered. */
export function pollsOf(matches: readonly Match[], seed: HistorySeed): Poll[] {
  const courts = seed.courts.map(({ id, timeZone }) => ({ id: courtId(id), timeZone }));
  const context = ruleContextOf({ people: [], courts, blocks: [], follows: [] });
  const open = matches.filter((match) => leavesTimeOpen(match) && members(match).length > 1);
  const asked = (seed.featured ?? []).flatMap((id) => open.find((match) => members(match).includes(userId(id))) ?? []);
  return [...new Set(asked)].map((match) => pollOf(match, seed, context)).filter((poll) => poll !== null);
}

function pollOf(match: Match, seed: HistorySeed, context: RuleContext): Poll | null {
  const city = seed.players.find(({ id }) => id === match.organiserId)?.city;
  const court = seed.courts.find((each) => each.city === city && each.sports.includes(match.sport));
  const pollId = `${match.id}-poll`;
  const times = TIMES.map(({ days, timePlay }, i) => ({
    ...{ id: `${pollId}-${i + 1}`, courtId: court ? courtId(court.id) : null, minutesPlay: 90, timePlay },
    datePlay: new Date(seed.now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
  }));
  const run = (command: PollCommand, poll: Poll | null): Poll | null => {
    const decision = decidePoll(command, poll, match, context, seed.now);
    return decision.ok ? decision.value.poll : poll;
  };
  const opened = run({ type: 'OPEN', who: match.organiserId, pollId, times, closesAt: null }, null);
  const others = members(match).filter((who) => who !== match.organiserId && !seed.featured?.includes(who));
  return others.reduce((poll: Poll | null, who) => {
    const votes = times.map(({ id }) => ({ timeId: id, answer: pick(seed.random, ANSWERS) }));
    return poll && chance(seed.random, 0.8) ? run({ type: 'VOTE', who, pollId, votes }, poll) : poll;
  }, opened);
}

import type { MatchCommand } from '../../src/domain/commands.js';
import { applyEvents, decide } from '../../src/domain/match-machine.js';
import type { Match } from '../../src/domain/match.js';
import type { RuleContext } from '../../src/domain/rule-context.js';
import { aContext, club, now, set } from '../builders.js';

/** 10 June 2026, 18:00 to 19:00 at the club. */
export const plan = { courtId: club, booked: true, datePlay: '2026-06-10', timePlay: '18:00', minutesPlay: 60 };
export const won = { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED', winner: null, comment: null } as const;

/** Decides, and applies what was decided. */
export function run(
  match: Match,
  command: MatchCommand,
  { context = aContext(), when = now }: { context?: RuleContext; when?: Date } = {},
) {
  const decision = decide(command, match, context, when);
  if (!decision.ok) return { code: decision.code, decision, match, events: [] as string[] };
  return {
    code: 'OK' as const,
    decision,
    match: applyEvents(match, decision.value),
    events: decision.value.map((event) => event.type as string),
  };
}

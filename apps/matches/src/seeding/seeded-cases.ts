import type { UserId } from '@setpoint/kernel';
import { contestedCase, type Case } from '../domain/cases/case.js';
import { reportMisconduct } from '../domain/cases/report-misconduct.js';
import { opponentsOf, players, type Match } from '../domain/match.js';
import { after } from '../domain/rules/deadlines.js';

const HOUR = 3_600_000;

/** What waits for support: results on which the sides don't agree, and a report about the last opponent of each featured player. */
export function seededCases(matches: readonly Match[], featured: readonly UserId[], now: Date): readonly Case[] {
  return [
    ...matches.flatMap((match) => contestedCase(match) ?? []),
    ...featured.flatMap((id) => reportOf(id, matches, now)),
  ];
}

function reportOf(reporter: UserId, matches: readonly Match[], now: Date): readonly Case[] {
  const last = matches.findLast((match) => match.state === 'CONFIRMED' && players(match).includes(reporter));
  const accusedId = last && opponentsOf(last, reporter)[0];
  if (!last?.plan.when || !accusedId) return [];
  const at = after(last.plan.when.endsAt, HOUR);
  const text = 'Called every close ball out and shouted at us when we asked to see the mark.';
  const report = { who: reporter, accusedId, category: 'INSULTS', text } as const;
  const opened = reportMisconduct(last, report, `seeded-${last.id}`, at < now ? at : now);
  return opened.ok ? [opened.value] : [];
}

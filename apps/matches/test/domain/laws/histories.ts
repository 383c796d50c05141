import fc from 'fast-check';
import { createMatch } from '../../../src/domain/create-match.js';
import type { RuleContext } from '../../../src/domain/rule-context.js';
import { aDraft, club, now } from '../../builders.js';
import { type Wanted, command, guestCommand, turnCommand } from './commands.js';

export const draft = fc.record({
  numberPlayers: fc.constantFrom(1, 1, 2),
  isFriendly: fc.boolean(),
  levelMin: fc.constantFrom(0, 0, 3),
  datePlay: fc.constantFrom(null, '2026-06-05', '2026-06-25'),
});
/** Mostly minutes and hours, now and then days. */
const wait = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 180 }) },
  { weight: 3, arbitrary: fc.integer({ min: 180, max: 3 * 1440 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1440, max: 17 * 1440 }) },
);
/** Hours, so that a match of the same day is played and its result answered within one history. */
const hours = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1440, max: 4320 }) },
);
const stepsOf = (wanted: fc.Arbitrary<Wanted>, pause = wait) =>
  fc.array(fc.record({ command: wanted, wait: pause }), { minLength: 5, maxLength: 40, size: 'max' });
/** Some histories have guests, and in some everybody waits for their turn. */
export const steps = fc.oneof(
  stepsOf(command),
  stepsOf(fc.oneof({ weight: 3, arbitrary: turnCommand }, { weight: 1, arbitrary: guestCommand }), hours),
  stepsOf(fc.oneof({ weight: 4, arbitrary: turnCommand }, { weight: 1, arbitrary: command }), hours),
);

export const start = (
  context: RuleContext,
  {
    numberPlayers,
    datePlay,
    ...more
  }: { numberPlayers: number; isFriendly: boolean; levelMin: number; datePlay: string | null },
) => {
  const created = createMatch(
    aDraft({ ...more, numberPlayers, ...(datePlay ? { courtId: club, datePlay, timePlay: '18:00' } : {}) }),
    context,
    null,
    now,
  );
  if (!created.ok) throw new Error(created.code);
  return created.value.match;
};

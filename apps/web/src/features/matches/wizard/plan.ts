import { instantOf } from '../../../entities/match/match-time.js';
import { wrong, z } from '../../../entities/draft/schema.js';

const courtShape = z.object({ id: z.string(), name: z.string(), city: z.string(), timeZone: z.string() });

const chosen = (code: string) =>
  z.object({ court: z.nullable(courtShape).check(z.refine((court) => court !== null, code)) });
export const courtIsChosen = chosen('REQUIRED');
/** Where there is a way past the court. */
export const courtOrSkip = chosen('OPTIONAL');

/** Where and when, as drafts keep it: day and time are those on the clocks at the court. */
export const planShape = {
  court: z.nullable(courtShape),
  booked: z.boolean(),
  datePlay: z.nullable(z.string()),
  timePlay: z.nullable(z.string()),
  minutesPlay: z.literal([60, 90, 120]),
};

const { court, datePlay, timePlay } = planShape;
const plan = z.object({ court, datePlay, timePlay });

/** Day and time lie in the future (MAT-03). */
export const inTheFuture = (now: Date) =>
  plan.check((context) => {
    const { court, datePlay, timePlay } = context.value;
    if (court && datePlay && timePlay && instantOf(datePlay, timePlay, court.timeZone) <= now)
      wrong(context, 'timePlay', 'NOT_IN_THE_FUTURE');
  });

/** A court comes with its day and time (MAT-03). */
export const whenIsKnown = plan.check((context) => {
  const { court, datePlay, timePlay } = context.value;
  if (court && !datePlay) wrong(context, 'datePlay', 'REQUIRED');
  if (court && !timePlay) wrong(context, 'timePlay', 'REQUIRED');
});

import type { MatchViewFragment } from '@setpoint/client/documents';
import { shownTime } from '../../../entities/match/match-time.js';
import type { DraftCourt, Minutes } from '../new/draft.js';
import { courtIsChosen, inTheFuture, planShape, whenIsKnown } from '../wizard/plan.js';
import { z } from '../../../entities/draft/schema.js';
import type { StepRules } from '../wizard/use-wizard.js';

export interface OrganiseDraft {
  readonly idMatch: string;
  readonly activeStep: 0 | 1;
  readonly court: DraftCourt | null;
  readonly booked: boolean;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly minutesPlay: Minutes;
}

/** Parses a stored draft; invalid ones are dropped. */
export const organiseShape = (idMatch: string) =>
  z.object({
    idMatch: z.literal(idMatch),
    activeStep: z.literal([0, 1]),
    ...planShape,
  }) satisfies z.ZodMiniType<OrganiseDraft>;

const minutesOf = (minutes: number): Minutes => (minutes === 90 || minutes === 120 ? minutes : 60);

/** Starts from what is agreed already. */
export const startPlan = (
  match: Pick<MatchViewFragment, 'id' | 'court' | 'timeZone' | 'booked' | 'datePlay' | 'timePlay' | 'minutesPlay'>,
): OrganiseDraft => ({
  idMatch: match.id,
  activeStep: 0,
  court: match.court && {
    id: match.court.id,
    name: match.court.name,
    city: match.court.city ?? '',
    timeZone: match.timeZone,
  },
  booked: match.booked,
  datePlay: match.datePlay,
  timePlay: match.timePlay && shownTime(match.timePlay),
  minutesPlay: minutesOf(match.minutesPlay),
});

export const organiseSteps = (now: Date): readonly StepRules[] => [
  { name: 'court', fields: ['court'], complete: () => courtIsChosen },
  { name: 'when', fields: ['datePlay', 'timePlay'], early: () => inTheFuture(now), complete: () => whenIsKnown },
];

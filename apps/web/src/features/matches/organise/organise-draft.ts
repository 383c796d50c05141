import type { MatchViewFragment } from '@setpoint/client/documents';
import { instantOf, shownTime } from '../../../entities/match/match-time.js';
import type { DraftCourt, Minutes } from '../new/draft.js';

export interface OrganiseDraft {
  readonly idMatch: string;
  readonly activeStep: 0 | 1;
  readonly court: DraftCourt | null;
  readonly booked: boolean;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly minutesPlay: Minutes;
}

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
    city: match.court.city,
    timeZone: match.timeZone,
  },
  booked: match.booked,
  datePlay: match.datePlay,
  timePlay: match.timePlay && shownTime(match.timePlay),
  minutesPlay: minutesOf(match.minutesPlay),
});

/** Choosing a court goes to step 1 (MAT-09). */
export const withCourt = (draft: OrganiseDraft, court: DraftCourt): OrganiseDraft => ({
  ...draft,
  court,
  activeStep: 1,
});

export interface PlanErrors {
  court?: 'REQUIRED';
  datePlay?: 'REQUIRED';
  timePlay?: 'REQUIRED' | 'NOT_IN_THE_FUTURE';
}

export function findPlanErrors(draft: OrganiseDraft, now: Date): PlanErrors {
  const errors: PlanErrors = {};
  if (!draft.court) errors.court = 'REQUIRED';
  if (!draft.datePlay) errors.datePlay = 'REQUIRED';
  if (!draft.timePlay) errors.timePlay = 'REQUIRED';
  if (
    draft.court &&
    draft.datePlay &&
    draft.timePlay &&
    instantOf(draft.datePlay, draft.timePlay, draft.court.timeZone) <= now
  ) {
    errors.timePlay = 'NOT_IN_THE_FUTURE';
  }
  return errors;
}

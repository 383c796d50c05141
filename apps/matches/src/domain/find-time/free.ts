import type { CourtId, UserId } from '@setpoint/kernel';
import type { When } from '../match.js';
import type { Person } from '../rule-context.js';

/** Availability (PLY-10): no fixed days, or weekly times; neither if nothing was entered. */
export interface Availability {
  readonly noFixedDays: boolean;
  /** 1 Monday to 7 Sunday; HH:mm in the court's time zone. */
  readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
}

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A player for whom a time is looked for. */
export interface Seeker extends Pick<Person, 'levels' | 'absence' | 'engagements'> {
  readonly id: UserId;
  readonly availability: Availability;
  /** Null while it is not known. */
  readonly position: Position | null;
  readonly favourites: ReadonlySet<CourtId>;
  /** Days besides the holiday. */
  readonly away?: { readonly from: string; readonly to: string };
}

/** What strangers find out: published availability and public matches, neither holidays nor private matches. */
export const asStrangersSee = (seeker: Seeker): Seeker => ({
  ...seeker,
  absence: null,
  engagements: seeker.engagements.filter(({ isPrivate }) => !isPrivate),
});

/** No availability entered: any time may suit. */
export const isUncertain = ({ availability: { noFixedDays, slots } }: Seeker): boolean =>
  !noFixedDays && slots.length === 0;

/** Whether the player is available for all of this time: weekly availability, no holiday, no other match. */
export function isFree(seeker: Seeker, when: When): boolean {
  const minutes = (when.endsAt.getTime() - when.startsAt.getTime()) / 60_000;
  return hasTime(seeker, when.datePlay, minutesOf(when.timePlay), minutes) && !isBusy(seeker, when);
}

/** Whether weekly availability covers this many minutes from a given minute of the day, ignoring other matches. */
export function hasTime(seeker: Seeker, datePlay: string, begin: number, minutes: number): boolean {
  const { availability, absence, away } = seeker;
  if ([absence, away].some((days) => days && days.from <= datePlay && datePlay <= days.to)) return false;
  if (availability.noFixedDays || isUncertain(seeker)) return true;
  const weekday = new Date(`${datePlay}T00:00:00Z`).getUTCDay() || 7;
  return availability.slots.some(
    (slot) => slot.weekday === weekday && minutesOf(slot.from) <= begin && begin + minutes <= minutesOf(slot.to),
  );
}

export const isBusy = ({ engagements }: Seeker, { startsAt, endsAt }: When): boolean =>
  engagements.some((other) => other.startsAt < endsAt && other.endsAt > startsAt);

/** Minutes since midnight of HH:mm. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

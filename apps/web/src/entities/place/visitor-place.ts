import { useSyncExternalStore } from 'react';

export interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Where somebody without an account wants to play, how far around it, and which sports (FLT-01). */
export interface VisitorPlace extends Town {
  /** Null is the usual distance. */
  readonly km: number | null;
  /** None means all. */
  readonly sports: readonly number[];
}

const KEY = 'setpoint.place';
const LONGEST_NAME = 60;
const MOST_KM = 500;
const SPORTS = [1, 2];
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly place: VisitorPlace | null } | null = null;

/** Positions are kept to about five kilometres: enough to find a match, too little to find a door. */
export const onGrid = (degrees: number): number => Math.round(degrees * 20) / 20;

/** The name of a town as an address spells it; empty where it is none. */
export function townName(text: string | null | undefined): string {
  const name = (text ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  return name.length <= LONGEST_NAME && /^[\p{L}\p{M}][\p{L}\p{M}\p{N} '’.()/-]*$/u.test(name) ? name : '';
}

/** A position as an address spells it; null for what is none. */
export function positionIn(lat: string | undefined, lng: string | undefined): { lat: number; lng: number } | null {
  const [north, east] = [degreesIn(lat, 90), degreesIn(lng, 180)];
  return north === null || east === null ? null : { lat: onGrid(north), lng: onGrid(east) };
}

const degreesIn = (text: string | undefined, most: number): number | null =>
  text !== undefined && /^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(text) && Math.abs(Number(text)) <= most
    ? Number(text)
    : null;

/** What this browser has kept; null where nothing was chosen, or it is nonsense. */
export function visitorPlace(): VisitorPlace | null {
  const text = kept();
  if (read?.text !== text) read = { text, place: parsed(text) };
  return read.place;
}

/** Distance and sports stay as they are where they are not given. */
export function keepVisitorPlace(place: (Town & Partial<VisitorPlace>) | null): void {
  try {
    if (place) window.localStorage.setItem(KEY, JSON.stringify({ ...visitorPlace(), ...place }));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Where storage is refused, each page begins at the default city.
  }
  listeners.forEach((listener) => listener());
}

export const useVisitorPlace = (): VisitorPlace | null => useSyncExternalStore(subscribe, visitorPlace);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): VisitorPlace | null {
  try {
    const { name, lat, lng, km, sports } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const position = positionIn(String(lat), String(lng));
    const town = typeof name === 'string' ? townName(name) : '';
    if (!position || !town) return null;
    return {
      ...{ name: town, ...position },
      km: Number.isInteger(km) && Number(km) >= 1 && Number(km) <= MOST_KM ? Number(km) : null,
      sports: Array.isArray(sports) ? SPORTS.filter((sport) => sports.includes(sport)) : [],
    };
  } catch {
    return null;
  }
}

import { useSyncExternalStore } from 'react';

/** Where somebody without an account wants to play. */
export interface VisitorPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const KEY = 'setpoint.place';
const LONGEST_NAME = 60;
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

export function keepVisitorPlace(place: VisitorPlace | null): void {
  try {
    if (place) window.localStorage.setItem(KEY, JSON.stringify(place));
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
    const { name, lat, lng } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const position = positionIn(String(lat), String(lng));
    const town = typeof name === 'string' ? townName(name) : '';
    return position && town ? { name: town, ...position } : null;
  } catch {
    return null;
  }
}

import { useMe, useSession, type Session } from '@setpoint/client/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keptWith } from '../site/kept-with.js';
import type { HomePlace } from './own-place.js';

/** The home filter that each list was last shown with, by person: it is changed on other pages. */
const lastShownOf = keptWith((_: Session) => new Map<string, string>());

/** Nobody asked for page 5 of another place or sport: a list starts again when the home filter changes (FLT-01). */
export function usePageOneOnNewHome(home: HomePlace, page: number, pageOne: string): void {
  const navigate = useNavigate();
  const lastShown = lastShownOf(useSession());
  const list = [pageOne.split('?')[0], useMe()?.id].join(' ');
  const around = [home.lat, home.lng, home.km, home.sports.join()].join(' ');
  useEffect(() => {
    const before = lastShown.get(list);
    lastShown.set(list, around);
    if (page > 1 && before !== undefined && before !== around) void navigate(pageOne, { replace: true });
  }, [lastShown, list, around, page, pageOne, navigate]);
}

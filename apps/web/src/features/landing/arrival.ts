import type { LanguageCode } from '@setpoint/i18n/browser';
import type { Params } from 'react-router';
import { positionIn, townName, type Town } from '../../entities/place/visitor-place.js';

/** What a page shows first. */
export type Lead = 'matches' | 'players' | 'tournaments';

/** What the address of a landing page says (RTE-09). */
export interface Arrival {
  readonly lead: Lead;
  /** That the address is written for; null leaves the visitor's own. */
  readonly language: LanguageCode | null;
  /** As it stands in the address; what it is worth the server knows. */
  readonly referralCode: string;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** Empty where it is no name of a town. */
  readonly city: string;
}

const LANGUAGES: Readonly<Record<string, LanguageCode>> = { '01es': 'es', '01fr': 'fr' };

/** Positions outside of the world and cities that are none are left out; what is left is shown as text. */
export function arrivalAt(pathname: string, params: Params): Arrival {
  const [, , , variant = ''] = pathname.split('/');
  return {
    lead: variant === 'tournaments' ? 'tournaments' : variant === '02' ? 'players' : 'matches',
    language: LANGUAGES[variant] ?? null,
    referralCode: params['referralCode'] ?? '',
    position: positionIn(params['lat'], params['lng']),
    city: townName(params['city']),
  };
}

/** Where to begin: null where the address names no place that can be found on a map. */
export const placeOf = ({ position, city }: Arrival): Town | null =>
  position && city ? { ...position, name: city } : null;

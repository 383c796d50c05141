import { useMe, type SessionUser } from '@setpoint/client/session';
import { languageEntry, languageOf, type LanguageCode } from '@setpoint/i18n/browser';
import { useTranslation } from 'react-i18next';
import { ownPlace, type HomePlace } from './own-place.js';
import { useVisitorPlace, visitorPlace, type VisitorPlace } from './visitor-place.js';

const KM_FOR_VISITORS = 30;
const ALL: readonly number[] = [];

/** Where searches start: my own place; for visitors the one they chose, else the city of their language (SHL-07, FLT-01). */
export function homePlaceOf(
  me: SessionUser | null,
  language: LanguageCode,
  chosen: VisitorPlace | null = visitorPlace(),
): HomePlace {
  const own = ownPlace(me);
  if (own) return own;
  const km = me?.kmToSearch ?? KM_FOR_VISITORS;
  const sports = me?.sports ?? ALL;
  if (!me && chosen) return { ...chosen, km: chosen.km ?? km };
  const { defaultCity, lat, lng } = languageEntry(language);
  return { name: defaultCity, lat, lng, km, sports };
}

export function useHomePlace(): HomePlace {
  const me = useMe();
  const { i18n } = useTranslation();
  const chosen = useVisitorPlace();
  return homePlaceOf(me, languageOf(i18n.language), chosen);
}

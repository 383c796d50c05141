import { useMe, type SessionUser } from '@setpoint/client/session';
import { languageEntry, languageOf, type LanguageCode } from '@setpoint/i18n/browser';
import { useTranslation } from 'react-i18next';
import { ownPlace, type HomePlace } from './own-place.js';

const KM_FOR_VISITORS = 30;

/** Where searches start: my own place, for visitors the city of their language (SHL-07, FLT-01). */
export function homePlaceOf(me: SessionUser | null, language: LanguageCode): HomePlace {
  const own = ownPlace(me);
  if (own) return own;
  const { defaultCity, lat, lng } = languageEntry(language);
  return { name: defaultCity, lat, lng, km: me?.kmToSearch ?? KM_FOR_VISITORS };
}

export function useHomePlace(): HomePlace {
  const me = useMe();
  const { i18n } = useTranslation();
  return homePlaceOf(me, languageOf(i18n.language));
}

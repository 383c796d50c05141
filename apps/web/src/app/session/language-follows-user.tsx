import { useMe } from '@setpoint/client/session';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { unsavedLanguage } from '../../entities/site/unsaved-language.js';

/** The interface speaks the signed-in user's language (AUTH-23). */
export function LanguageFollowsUser() {
  const { i18n } = useTranslation();
  const me = useMe();
  const language = me && (unsavedLanguage(me.id) ?? me.language);
  useEffect(() => {
    if (language && language !== i18n.language) void i18n.changeLanguage(language);
  }, [language, i18n]);
  return null;
}

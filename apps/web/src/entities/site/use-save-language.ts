import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useMe, useSession, type Session } from '@setpoint/client/session';
import type { LanguageCode } from '@setpoint/i18n';
import { useCallback } from 'react';
import { keptWith } from './kept-with.js';
import { forgetUnsaved, keepUnsaved } from './unsaved-language.js';

const ChangeLanguage = graphql(`
  mutation ChangeLanguage($profilesData: ProfilesData!) {
    updateUser(profilesData: $profilesData) {
      success
      errorCode
    }
  }
`);

interface Choices {
  /** The one made last. */
  wanted: LanguageCode | null;
  /** Ends when all made so far are saved. */
  saved: Promise<unknown>;
}

const choicesOf = keptWith((_session: Session): Choices => ({ wanted: null, saved: Promise.resolve() }));

const userOf = ({ state }: Session) => (state.kind === 'signed-in' ? state.user.id : null);

/**
 * Saves the language of the signed-in user (I18N-02). One choice is sent at a time, so that the last one wins; those that
 * it overtook are not sent. Resolves with false if the server did not take it; the choice applies in this browser even so.
 */
export function useSaveLanguage(): (language: LanguageCode) => Promise<boolean> {
  const session = useSession();
  const userId = useMe()?.id;
  const [send] = useMutation(ChangeLanguage);
  return useCallback(
    (language) => {
      if (!userId) return Promise.resolve(true);
      keepUnsaved(userId, language);
      const choices = choicesOf(session);
      choices.wanted = language;
      const saving = choices.saved.then(async () => {
        // Overtaken, or of somebody who has signed out since.
        if (choices.wanted !== language || userOf(session) !== userId) return true;
        const answer = await send({ variables: { profilesData: { language } } }).catch((error: unknown) => {
          console.warn(error);
          return null;
        });
        if (answer && choices.wanted === language) {
          session.amend({ language });
          forgetUnsaved(userId, language);
        }
        return answer?.data?.updateUser.success ?? false;
      });
      choices.saved = saving;
      return saving;
    },
    [session, userId, send],
  );
}

import { createClient, type ClientOptions, type SetpointClient } from '@setpoint/client';
import type { Session } from '@setpoint/client/session';
import { getI18n } from 'react-i18next';
import { KEPT_OPERATIONS } from '../offline/kept-operations.js';
import { earlyAnswers } from './early-answers.js';

interface Held {
  readonly client: SetpointClient;
  onSessionLost: ClientOptions['onSessionLost'];
}

const held = new WeakMap<Session, Held>();

function heldFor(session: Session): Held {
  const known = held.get(session);
  if (known) return known;
  const made: Held = {
    client: createClient({
      getSession: () => session,
      onSessionLost: (end) => made.onSessionLost(end),
      early: earlyAnswers(session),
      words: () => {
        const { t } = getI18n();
        return {
          formerPlayer: t('common:formerPlayer'),
          player: t('common:nameless.player'),
          court: t('common:nameless.court'),
          league: t('common:nameless.league'),
          tournament: t('common:nameless.tournament'),
        };
      },
      keeps: KEPT_OPERATIONS,
    }),
    onSessionLost: () => {},
  };
  held.set(session, made);
  return made;
}

/** The data client of a session: one, whoever asks for it first. */
export const dataClient = (session: Session): SetpointClient => heldFor(session).client;

/** What happens from now on when the session turns out to be over. */
export function onSessionLost(session: Session, react: ClientOptions['onSessionLost']): void {
  heldFor(session).onSessionLost = react;
}

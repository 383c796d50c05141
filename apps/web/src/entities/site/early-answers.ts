import { createEarlyAnswers, type EarlyAnswers } from '@setpoint/client/early';
import type { Session } from '@setpoint/client/session';

const held = new WeakMap<Session, EarlyAnswers>();

/** What a session asks before its data client is there. */
export function earlyAnswers(session: Session): EarlyAnswers {
  const answers = held.get(session) ?? createEarlyAnswers(session);
  held.set(session, answers);
  return answers;
}

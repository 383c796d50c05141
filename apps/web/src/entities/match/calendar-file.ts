import type { Session } from '@setpoint/client/session';

/** The match as a calendar file, as whoever looks at it may see it. Throws when it does not arrive. */
export async function calendarFileOf(matchId: string, session: Pick<Session, 'token' | 'refresh'>): Promise<Blob> {
  const ask = (token: string | null) =>
    fetch(`/calendar/match/${matchId}.ics`, token ? { headers: { authorization: `JWT ${token}` } } : {});
  const token = session.token();
  let answer = await ask(token);
  if (answer.status === 401) {
    const refreshed = await session.refresh(token);
    if (refreshed.kind === 'fresh') answer = await ask(refreshed.token);
  }
  if (!answer.ok) throw new Error(`the calendar file was answered with ${answer.status}`);
  return answer.blob();
}

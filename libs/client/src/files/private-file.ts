import type { Session } from '../session/session.js';

/** Fetches a private file with the user's token. Throws if the download fails. */
export async function privateFile(address: string, session: Pick<Session, 'token' | 'refresh'>): Promise<Blob> {
  const ask = (token: string | null) => fetch(address, token ? { headers: { authorization: `JWT ${token}` } } : {});
  const token = session.token();
  let answer = await ask(token);
  if (answer.status === 401) {
    const refreshed = await session.refresh(token);
    if (refreshed.kind === 'fresh') answer = await ask(refreshed.token);
  }
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`);
  return answer.blob();
}

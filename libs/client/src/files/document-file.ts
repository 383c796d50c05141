import type { Session } from '../session/session.js';

/** The PDF of a document, for whom it was issued to and for support. Throws when it does not arrive. */
export async function documentFile(
  number: string,
  year: number,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<Blob> {
  const ask = (token: string | null) =>
    fetch(`/documents/${year}/${number}.pdf`, token ? { headers: { authorization: `JWT ${token}` } } : {});
  const token = session.token();
  let answer = await ask(token);
  if (answer.status === 401) {
    const refreshed = await session.refresh(token);
    if (refreshed.kind === 'fresh') answer = await ask(refreshed.token);
  }
  if (!answer.ok) throw new Error(`the document was answered with ${answer.status}`);
  return answer.blob();
}

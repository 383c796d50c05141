import type { Session } from '../session/session.js';

/** What the server takes as a proof. */
export const TAKEN_DOCUMENTS = 'application/pdf,image/jpeg,image/png';
const MOST_BYTES = 5_000_000;

const FAULTS = ['NOT_A_DOCUMENT', 'BODY_TOO_LARGE', 'TOO_MANY_REQUESTS'] as const;
export type DocumentFault = (typeof FAULTS)[number] | 'FAILED';

/** Sends a document that support alone will read (CRT-06). The id is good for one day and one use. */
export async function uploadDocument(
  file: File,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<{ readonly id: string } | { readonly fault: DocumentFault }> {
  if (file.size > MOST_BYTES) return { fault: 'BODY_TOO_LARGE' };
  const send = (token: string | null) =>
    fetch('/uploads/claim', {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/pdf', ...(token && { authorization: `JWT ${token}` }) },
      body: file,
    });
  try {
    const token = session.token();
    let answer = await send(token);
    if (answer.status === 401) {
      const refreshed = await session.refresh(token);
      if (refreshed.kind === 'fresh') answer = await send(refreshed.token);
    }
    const { data, error } = (await answer.json()) as { data?: { id?: string }; error?: { code?: string } };
    if (data?.id) return { id: data.id };
    return { fault: FAULTS.find((fault) => fault === error?.code) ?? 'FAILED' };
  } catch {
    return { fault: 'FAILED' };
  }
}

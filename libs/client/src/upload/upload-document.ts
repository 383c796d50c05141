import type { Session } from '../session/session.js';

/** File types the server accepts as proof. */
export const TAKEN_DOCUMENTS = 'application/pdf,image/jpeg,image/png';
const MOST_BYTES = 5_000_000;

const DOCUMENT_ERRORS = ['NOT_A_DOCUMENT', 'BODY_TOO_LARGE', 'TOO_MANY_REQUESTS'] as const;
export type DocumentError = (typeof DOCUMENT_ERRORS)[number] | 'FAILED';

/** Uploads a document that only support can read (CRT-06). The id is valid for one day and can be used once. */
export async function uploadDocument(
  file: File,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<{ readonly id: string } | { readonly error: DocumentError }> {
  if (file.size > MOST_BYTES) return { error: 'BODY_TOO_LARGE' };
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
    return { error: DOCUMENT_ERRORS.find((code) => code === error?.code) ?? 'FAILED' };
  } catch {
    return { error: 'FAILED' };
  }
}

import type { Session } from '../session/session.js';
import { shrink } from './shrink.js';

/** File types the server accepts. Phones that use other formats convert to one of these on selection. */
export const TAKEN_PICTURES = 'image/jpeg,image/png,image/webp';
/** File types accepted for a profile picture (ACC-01). */
export const TAKEN_AVATARS = 'image/jpeg,image/png,image/gif';
const MOST_BYTES: Readonly<Record<UploadPurpose, number>> = {
  ...{ match: 10_000_000, tournament: 10_000_000, court: 10_000_000 },
  avatar: 5_000_000,
};
const LONGEST_PAUSE_SECONDS = 10;

/** Refusal codes of an upload that have a text of their own; anything else becomes FAILED. */
const UPLOAD_ERRORS = [
  'NOT_A_PICTURE',
  'PICTURE_BROKEN',
  'TOO_MANY_PIXELS',
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
] as const;
export type UploadError = (typeof UPLOAD_ERRORS)[number] | 'FAILED';

type Uploaded = { readonly id: string } | { readonly error: UploadError };

/** What a picture is for. Only support may upload pictures of tournaments. */
export type UploadPurpose = 'match' | 'tournament' | 'court' | 'avatar';

/** Uploads a picture for the given purpose. The id is valid for one day and can be used once. */
export async function uploadPicture(
  purpose: UploadPurpose,
  file: File,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<Uploaded> {
  const body = await shrink(file);
  if (body.size > MOST_BYTES[purpose]) return { error: 'BODY_TOO_LARGE' };
  const send = (token: string | null) =>
    fetch(`/uploads/${purpose}`, {
      method: 'POST',
      headers: { 'content-type': body.type || 'image/jpeg', ...(token && { authorization: `JWT ${token}` }) },
      body,
    });
  try {
    const token = session.token();
    let answer = await send(token);
    if (answer.status === 401) {
      const refreshed = await session.refresh(token);
      if (refreshed.kind === 'fresh') answer = await send(refreshed.token);
    }
    if (answer.status === 503) {
      const seconds = Math.min(Number(answer.headers.get('retry-after')) || 1, LONGEST_PAUSE_SECONDS);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      answer = await send(session.token());
    }
    return uploadedIn(await answer.json());
  } catch {
    return { error: 'FAILED' };
  }
}

function uploadedIn(answer: unknown): Uploaded {
  const { data, error } = answer as { data?: { id?: string }; error?: { code?: string } };
  if (data?.id) return { id: data.id };
  return { error: UPLOAD_ERRORS.find((code) => code === error?.code) ?? 'FAILED' };
}

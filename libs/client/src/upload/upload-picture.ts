import type { Session } from '../session/session.js';
import { shrink } from './shrink.js';

/** What the server takes. Phones that make others turn them into one of these when they are chosen. */
export const TAKEN_PICTURES = 'image/jpeg,image/png,image/webp';
/** … as a picture of oneself (ACC-01). */
export const TAKEN_AVATARS = 'image/jpeg,image/png,image/gif';
const MOST_BYTES: Readonly<Record<UploadPurpose, number>> = {
  ...{ match: 10_000_000, tournament: 10_000_000, court: 10_000_000 },
  avatar: 5_000_000,
};
const LONGEST_PAUSE_SECONDS = 10;

/** What the server says of a picture, as far as there is a text for it; anything else is FAILED. */
const UPLOAD_FAULTS = [
  'NOT_A_PICTURE',
  'PICTURE_BROKEN',
  'TOO_MANY_PIXELS',
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
] as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[number] | 'FAILED';

type Uploaded = { readonly id: string } | { readonly fault: UploadFault };

/** What a picture is for. Those of tournaments are taken from support alone. */
export type UploadPurpose = 'match' | 'tournament' | 'court' | 'avatar';

/** Sends a picture to be shown by what it is for. The id is good for one day and one use. */
export async function uploadPicture(
  purpose: UploadPurpose,
  file: File,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<Uploaded> {
  const body = await shrink(file);
  if (body.size > MOST_BYTES[purpose]) return { fault: 'BODY_TOO_LARGE' };
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
    return { fault: 'FAILED' };
  }
}

function uploadedIn(answer: unknown): Uploaded {
  const { data, error } = answer as { data?: { id?: string }; error?: { code?: string } };
  if (data?.id) return { id: data.id };
  return { fault: UPLOAD_FAULTS.find((fault) => fault === error?.code) ?? 'FAILED' };
}

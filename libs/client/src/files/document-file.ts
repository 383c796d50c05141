import type { Session } from '../session/session.js';
import { privateFile } from './private-file.js';

/** The PDF of a document, for whom it was issued to and for support. Throws when it does not arrive. */
export const documentFile = (
  number: string,
  year: number,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<Blob> => privateFile(`/documents/${year}/${number}.pdf`, session);

/** The bundle of one's own data (BYD-08). Throws when it does not arrive. */
export const dataBundleFile = (id: string, session: Pick<Session, 'token' | 'refresh'>): Promise<Blob> =>
  privateFile(`/documents/data/${id}.zip`, session);

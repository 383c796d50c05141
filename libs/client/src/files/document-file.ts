import type { Session } from '../session/session.js';
import { privateFile } from './private-file.js';

/** Downloads the PDF of a document; allowed for its recipient and for support. Throws if the download fails. */
export const documentFile = (
  number: string,
  year: number,
  session: Pick<Session, 'token' | 'refresh'>,
): Promise<Blob> => privateFile(`/documents/${year}/${number}.pdf`, session);

/** Downloads the player's own data bundle (BYD-08). Throws if the download fails. */
export const dataBundleFile = (id: string, session: Pick<Session, 'token' | 'refresh'>): Promise<Blob> =>
  privateFile(`/documents/data/${id}.zip`, session);

import { useState } from 'react';
import { useSession } from '../session/react.js';
import { uploadPicture, type UploadError, type UploadPurpose } from './upload-picture.js';

/** Uploads the chosen picture and keeps the outcome until another one is chosen. */
export function useUpload(purpose: UploadPurpose, onUploaded: (uploadId: string, file: File) => void | Promise<void>) {
  const session = useSession();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<UploadError | null>(null);
  async function choose(file: File | null) {
    if (!file || sending) return;
    setError(null);
    setSending(true);
    try {
      const uploaded = await uploadPicture(purpose, file, session);
      if ('error' in uploaded) setError(uploaded.error);
      else await onUploaded(uploaded.id, file);
    } finally {
      setSending(false);
    }
  }
  return { choose: (file: File | null) => void choose(file), sending, error };
}

import { useState } from 'react';
import { useSession } from '../session/react.js';
import { uploadPicture, type UploadFault, type UploadPurpose } from './upload-picture.js';

/** Sends a chosen picture, and keeps what became of it until the next is chosen. */
export function useUpload(purpose: UploadPurpose, onUploaded: (uploadId: string, file: File) => void | Promise<void>) {
  const session = useSession();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<UploadFault | null>(null);
  async function choose(file: File | null) {
    if (!file || sending) return;
    setFault(null);
    setSending(true);
    try {
      const uploaded = await uploadPicture(purpose, file, session);
      if ('fault' in uploaded) setFault(uploaded.fault);
      else await onUploaded(uploaded.id, file);
    } finally {
      setSending(false);
    }
  }
  return { choose: (file: File | null) => void choose(file), sending, fault };
}

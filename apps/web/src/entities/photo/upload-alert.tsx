import { Alert } from '@mantine/core';
import type { UploadError } from '@setpoint/client/upload';

/** Why a picture was not taken, and what to do; OFFLINE when it never left the device. */
export function UploadAlert({
  error,
  textOf,
}: {
  readonly error: UploadError | null;
  textOf(error: UploadError | 'OFFLINE'): string;
}) {
  if (!error) return null;
  return (
    <Alert color="red" role="alert" py="xs">
      {textOf(error === 'FAILED' && !navigator.onLine ? 'OFFLINE' : error)}
    </Alert>
  );
}

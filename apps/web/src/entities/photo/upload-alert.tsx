import { Alert } from '@mantine/core';
import type { UploadFault } from '@setpoint/client/upload';

/** Why a picture was not taken, and what to do; OFFLINE when it never left the device. */
export function UploadAlert({
  fault,
  textOf,
}: {
  readonly fault: UploadFault | null;
  textOf(fault: UploadFault | 'OFFLINE'): string;
}) {
  if (!fault) return null;
  return (
    <Alert color="red" role="alert" py="xs">
      {textOf(fault === 'FAILED' && !navigator.onLine ? 'OFFLINE' : fault)}
    </Alert>
  );
}

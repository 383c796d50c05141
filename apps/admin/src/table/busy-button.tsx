import { Button, type ButtonProps } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';

/** A button whose press takes a while: until it is done another press does nothing. */
export function BusyButton({
  onPress,
  children,
  ...look
}: ButtonProps & { onPress(): Promise<unknown>; readonly children: ReactNode }) {
  const [busy, setBusy] = useState(false);
  // The second press of a double click may come before the first has been drawn.
  const running = useRef(false);
  async function press() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await onPress().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }
  return (
    <Button variant="default" {...look} loading={busy} onClick={() => void press()}>
      {children}
    </Button>
  );
}

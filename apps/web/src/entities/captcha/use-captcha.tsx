import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useConfig } from '../site/config.js';

const Widget = lazy(() => import('./widget.js'));

export interface FormCaptcha {
  /** What belongs above the button of the form; nothing where this installation has no captcha. */
  readonly field: ReactNode;
  /** Goes with what the form sends. */
  readonly token: string | undefined;
  /** There is a captcha, and it was not done yet. */
  readonly isMissing: boolean;
  /** Says at its place that it comes first. */
  remind(): void;
  /** A token counts once: another one is needed after every press, whatever came of it. */
  renew(): void;
}

/** The captcha of a form that everybody may send (PUB-05). */
export function useCaptcha(): FormCaptcha {
  const captcha = useConfig()?.captcha;
  const group = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);
  const [isReminded, setReminded] = useState(false);
  return {
    field: captcha && (
      <Suspense fallback={<Skeleton height={66} radius="md" />}>
        <Widget key={round} ref={group} {...captcha} isMissing={isReminded && !token} onToken={setToken} />
      </Suspense>
    ),
    token,
    isMissing: Boolean(captcha) && !token,
    remind: () => {
      setReminded(true);
      group.current?.focus();
    },
    renew: () => {
      setToken(undefined);
      setReminded(false);
      setRound((before) => before + 1);
    },
  };
}

import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { theNetwork } from './visit.js';

export interface FakeCaptcha {
  /** The widgets on the page; each press needs another one. */
  readonly rendered: Record<string, unknown>[];
  removed: number;
  /** The person passes the widget that is there now. */
  pass(token: string): Promise<void>;
  expire(): Promise<void>;
}

/** Turnstile on the forms of this test, as its script offers itself. */
export function withCaptcha(): FakeCaptcha {
  theNetwork().config['captcha'] = { provider: 'turnstile', siteKey: 'public' };
  const call = async (name: string, ...given: unknown[]) => {
    if (!hasArrived) await loadScript();
    await waitFor(() => expect(fake.rendered.length).toBe(fake.removed + 1));
    await act(async () => (fake.rendered.at(-1)![name] as (...values: unknown[]) => void)(...given));
  };
  const fake: FakeCaptcha = {
    rendered: [],
    removed: 0,
    pass: (token) => call('callback', token),
    expire: () => call('expired-callback'),
  };
  return (current = fake);
}

/** A page loads the script once and keeps what it offers: that of all tests of a file. */
let current: FakeCaptcha;
Object.assign(globalThis, {
  turnstile: {
    render: (_place: HTMLElement, options: Record<string, unknown>) => `${current.rendered.push(options)}`,
    remove: () => (current.removed += 1),
  },
});

export const captchaScript = () => document.querySelector('script[src*="challenges.cloudflare.com"]');

let hasArrived = false;

/** The script arrives; it does once in a page's life. */
export async function loadScript(): Promise<void> {
  await waitFor(() => expect(captchaScript()).not.toBeNull());
  await act(async () => (globalThis as unknown as { onCaptchaLoad(): void }).onCaptchaLoad());
  hasArrived = true;
}

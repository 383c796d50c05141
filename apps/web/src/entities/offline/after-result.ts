import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { Session } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { canPush, subscribeBrowser } from './browser-push.js';
import { hintAtInstalling, once } from './install-hint.js';

const MyPush = graphql(`
  query MyPush {
    notificationSettings {
      id
      pushKey
    }
  }
`);

const SubscribeAfterResult = graphql(`
  mutation SubscribeAfterResult($input: SubscribePushInput!) {
    subscribePush(input: $input) {
      success
    }
  }
`);

const TIME_TO_READ_MS = 12_000;

export interface OfferWords {
  readonly install: { readonly text: string; readonly action: string };
  /** Where to find it in the menus of an iPhone. */
  readonly iPhone: string;
  readonly push: { readonly text: string; readonly action: string; readonly on: string; readonly failed: string };
}

/**
 * What would be of use after a result, each once in this browser: notifications, or the app on the home screen. On iPhones
 * that comes first, as notifications need it.
 */
export async function offerAfterResult(session: Session, words: OfferWords): Promise<void> {
  if (isIPhone() && !isInstalled())
    return once('setpoint.iPhoneHint', () => void toast({ text: words.iPhone, milliseconds: TIME_TO_READ_MS }));
  if (!(await offerPush(session, words.push))) hintAtInstalling(words.install);
}

/** Whether there was something to offer. */
async function offerPush(session: Session, words: OfferWords['push']): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'default') return false;
  // Known before anybody presses: browsers ask for permission right after a press only.
  const { notificationSettings } = await ask(session, MyPush, {});
  const key = notificationSettings?.pushKey;
  if (!key) return false;
  let offered = false;
  once('setpoint.pushOffer', () => {
    offered = true;
    const run = () => void turnOn(session, key, words);
    toast({ text: words.text, milliseconds: TIME_TO_READ_MS, action: { label: words.action, run } });
  });
  return offered;
}

async function turnOn(session: Session, key: string, words: OfferWords['push']): Promise<void> {
  try {
    const input = await subscribeBrowser(key);
    // They said no, to the browser.
    if (!input) return;
    const { subscribePush } = await ask(session, SubscribeAfterResult, { input });
    if (!subscribePush.success) throw new Error('not subscribed');
    toast({ tone: 'success', text: words.on });
  } catch {
    toast({ tone: 'error', text: words.failed });
  }
}

/** iPads say that they are Macs, but no Mac has a touch screen. */
const isIPhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

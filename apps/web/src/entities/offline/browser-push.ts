/** The one worker of the app, which holds what shows notifications. */
const WORKER = '/service-worker.js';

/** Whether this browser can show notifications at all. iPhones can once the app is on the home screen. */
export const canPush = (): boolean =>
  'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;

/** Whether the person, or the browser for them, has said no. */
export const isPushBlocked = (): boolean => canPush() && Notification.permission === 'denied';

export const isPushAllowed = (): boolean => canPush() && Notification.permission === 'granted';

export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks for permission and subscribes; null if denied. Only after a user action: unprompted requests
 * are often denied permanently.
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One from before may have been made with another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('the browser gave no subscription');
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

export async function unsubscribeBrowser(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

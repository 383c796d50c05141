import { randomUUID } from 'node:crypto';
import { describeWith, eventually, PushService, step, testChromium } from '@setpoint/testkit';
import type { Browser, CDPSession } from 'playwright-core';
import { day } from '../src/calendar.js';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

const PAGE = '/player/account/notifications';
const NUMBER = '+44 7400 123456';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Sent {
  readonly to: string;
  readonly text: string;
  readonly subject: string | null;
  readonly state: string;
}
interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string; readonly state: string };
}
interface RecordingWorker {
  readonly registration: ServiceWorkerRegistration;
  /** What became of the notifications that it was to show. */
  recorded: string[];
}

// The headless shell shows no notifications.
const chromium = await testChromium({ whole: true });

describeWith(chromium, 'the mobile number and reminders in a real browser', (executablePath) => {
  let push: PushService;
  let stack: OwnStack;
  let browser: Browser;
  let support: Person;
  let sees: Screen;

  beforeAll(async () => {
    push = await PushService.start();
    stack = await ownStack({ PUSH_SERVICES: push.origin });
    browser = await openBrowser(executablePath);
    support = await new Person(stack, 'support@setpoint.example').signIn();
    sees = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
    await sees.page.context().grantPermissions(['notifications'], { origin: stack.url });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    await push?.stop();
  });

  const messages = async (channel: 'SMS' | 'PUSH', to: string) => {
    const { messages: found } = await support.get<{ messages: { edges: { node: Sent }[] } }>(
      `query ($filter: MessagesFilter) { messages(filter: $filter) { edges { node { to subject text state } } } }`,
      { filter: { channel, to } },
    );
    return found.edges.map(({ node }) => node);
  };
  const lastCode = () =>
    eventually(async () => {
      const [sms] = await messages('SMS', '+447400123456');
      expect(sms).toMatchObject({ state: 'SENT' });
      return /\d{5}/.exec(sms!.text)![0];
    }, 'no code was sent');
  const shownStep = () => new URL(sees.page.url()).searchParams.get('step');
  const at = (wanted: string | null) => eventually(() => shownStep() === wanted, `the step is not ${wanted}`);

  it('she adds her number, and reminders reach it', async () => {
    await step('ACC-02~ a number is added: wrong code, Back, reload, right code', async () => {
      await sees.go(PAGE);
      await sees.press('Add a mobile number');
      await at('number');
      const number = sees.page.getByRole('textbox', { name: 'Mobile number' });
      await sees.press('Send code');
      await sees.shows('Enter your mobile number');
      await sees.page.getByLabel('Country').selectOption('+44');
      await number.fill('020 7946 0123');
      await sees.press('Send code');
      await sees.shows('This isn’t a mobile number of that country');
      expect(await sees.violations('phone-number')).toEqual([]);
      await sees.speak('en');
      await sees.page.getByLabel('Country').selectOption('+44');
      await number.fill('07400 123456');
      await sees.press('Send code');
      await at('code');
      await sees.shows(new RegExp(`code to ${NUMBER.replace('+', '\\+')}`));

      const code = await lastCode();
      const field = sees.page.getByLabel('Code', { exact: true });
      await field.fill('1234');
      await sees.press('Save number');
      await sees.shows('The code has five digits');
      await field.fill(String((Number(code) + 1) % 100_000).padStart(5, '0'));
      await sees.press('Save number');
      await sees.shows(/This isn’t the code of the SMS. 4 tries left./);
      expect(await sees.violations('phone-code')).toEqual([]);
      await sees.speak('en');
      await sees.press('Send again');
      await sees.shows(/The code is on its way|A new code/);

      await sees.page.goBack();
      await at('number');
      await sees.page.goForward();
      await at('code');
      await sees.page.reload();
      await sees.settled();
      await field.fill(await lastCode());
      await sees.press('Save number');
      await sees.shows('Your number is saved');
      await at(null);
      await sees.shows(NUMBER);
      expect(await sees.violations('phone-saved')).toEqual([]);
      await sees.speak('en');

      await sees.go(`${PAGE}?step=code`);
      await sees.shows('That code doesn’t work any more');
    });

    await step(
      'REP-05 an SMS leaves an hour ahead and a notification a day ahead, each once, and opens the match',
      async () => {
        const matchId = await readyMatch();
        await turnOnPush();
        const { match } = await support.get<{ match: { startsAt: string } }>(
          'query ($id: ID!) { match(id: $id) { startsAt } }',
          { id: matchId },
        );
        const start = Date.parse(match.startsAt);

        const about = new RegExp(`/match/${matchId}$`);
        // Ana plays other matches, too.
        const pushed = () => push.to('ana').filter(({ payload }) => about.test(payload.url));
        await moveTo(start - 24 * HOUR - 10 * MINUTE);
        expect(pushed()).toEqual([]);
        await moveTo(start - 24 * HOUR + MINUTE);
        await eventually(() => pushed().length > 0, 'no notification a day ahead');
        expect(pushed()).toMatchObject([{ payload: { language: 'en' } }]);
        const reminders = async () => (await messages('SMS', '+447400123456')).filter(({ text }) => about.test(text));
        expect(await reminders()).toEqual([]);

        await moveTo(start - HOUR + MINUTE);
        await eventually(
          async () => expect(await reminders()).toMatchObject([{ state: 'SENT' }]),
          'no SMS an hour ahead',
        );
        await moveTo(start - 10 * MINUTE);
        expect(await reminders()).toHaveLength(1);
        expect(pushed()).toHaveLength(1);
        const sent = await messages('PUSH', new URL(push.origin).host);
        expect(sent.map(({ state }) => state)).toEqual(push.to('ana').map(() => 'SENT'));

        await sees.go(PAGE);
        await deliver(JSON.stringify(pushed()[0]!.payload));
        await pressNotification();
        await sees.page.waitForURL(about);
      },
    );
  });

  /** Ana against Ben at a centre in Milano, three days from now. */
  async function readyMatch(): Promise<string> {
    const [ana, ben] = await Promise.all(
      ['ana', 'ben'].map((name) => new Person(stack, `${name}@setpoint.example`).signIn()),
    );
    const { courts } = await ana!.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 }, sport: 1 }) { edges { node { id } } } }',
    );
    const plan = { courtId: courts.edges[0]!.node.id, datePlay: day(3), timePlay: '13:30', minutesPlay: 90 };
    const who = { sport: 1, numberPlayers: 1, visibility: 'PUBLIC', inviteTeamB: [ben!.id] };
    const { match } = await ana!.command<Made>(
      'createMatch',
      { requestId: randomUUID(), ...who, ...plan },
      'match { id state }',
    );
    const answer = { matchId: match.id, accept: true };
    const answered = await ben!.command<Made>('answerInvitation', answer, 'match { id state }');
    expect(answered).toMatchObject({ errorCode: null, match: { state: 'READY' } });
    return match.id;
  }

  async function moveTo(instant: number): Promise<void> {
    const { platformClock } = await support.get<{ platformClock: { now: string } }>('{ platformClock { now } }');
    const seconds = Math.round((instant - Date.parse(platformClock.now)) / 1_000);
    expect(await support.command('moveClock', { seconds })).toMatchObject({ success: true });
    // The session is of another time now.
    await support.signIn();
  }

  /** With a subscription of the push service here instead of the browser's own, which needs the internet. */
  async function turnOnPush(): Promise<void> {
    const { endpoint, p256dh, auth } = push.subscribe('ana');
    await sees.page.addInitScript(
      (subscription) => {
        const json = () => subscription;
        PushManager.prototype.getSubscription = () => Promise.resolve(null);
        PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: json } as unknown as PushSubscription);
      },
      { endpoint, keys: { p256dh, auth } },
    );
    await sees.go(PAGE);
    const control = sees.page.getByRole('switch', { name: 'Show notifications here' });
    expect(await control.isChecked()).toBe(false);
    await control.click({ force: true });
    await eventually(() => control.isChecked(), 'notifications stay off');
    await sees.page.reload();
    await sees.settled();
    expect(await control.isChecked()).toBe(true);
    const reminders = sees.page.getByRole('group', { name: 'Reminders' });
    expect(await reminders.getByRole('switch', { name: 'SMS' }).isChecked()).toBe(true);
    // The match may start at night.
    await sees.page.getByRole('switch', { name: 'Quiet hours' }).click({ force: true });
    await sees.page.getByLabel('From').waitFor({ state: 'detached' });
    expect(await sees.violations('reminders')).toEqual([]);
    await sees.speak('en');
  }

  /** Hands the payload to the worker, as the browser does once it has decrypted it. */
  async function deliver(data: string): Promise<void> {
    await recordNotifications();
    const cdp = await sees.page.context().newCDPSession(sees.page);
    const registrationId = await registrationOf(cdp);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: stack.url, registrationId, data });
    // Whoever asks Chromium for its notifications while it is showing one may make it forget that one.
    await eventually(async () => expect(await recorded()).toEqual(['shown']), 'the worker shows nothing');
    expect(await shown()).toEqual([expect.stringMatching(/\d\d\/\d\d\/\d{4} at 13:30/)]);
  }

  const recordNotifications = () =>
    worker().evaluate(() => {
      const scope = globalThis as unknown as RecordingWorker;
      const show = scope.registration.showNotification.bind(scope.registration);
      scope.recorded = [];
      scope.registration.showNotification = (title, options) =>
        show(title, options).then(
          () => void scope.recorded.push('shown'),
          (error: unknown) => void scope.recorded.push(String(error)),
        );
    });

  const recorded = () => worker().evaluate(() => (globalThis as unknown as RecordingWorker).recorded);

  const worker = () => sees.page.context().serviceWorkers()[0]!;

  const shown = () =>
    sees.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });

  async function registrationOf(cdp: CDPSession): Promise<string> {
    const known = new Promise<string>((found) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) found(registrations[0].registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    return known;
  }

  const pressNotification = () =>
    worker().evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: object) => Event;
        dispatchEvent(event: Event): boolean;
      };
      const [notification] = await scope.registration.getNotifications();
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
});

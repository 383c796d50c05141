/** Two people write to each other, one on a desktop and one on a phone whose connection breaks (CHT-01 to CHT-04). */
import { randomUUID } from 'node:crypto';
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { newPlayers } from '../src/new-player.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

/** While nobody listens; more than one page of what was missed is not needed to see that none is lost. */
const MISSED = 12;

describeWith(await testChromium(), 'chat in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let people: { ida: Person; leo: Person };
  let desktop: Screen;
  let phone: Screen;
  let id = '';

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const support = await new Person(stack, 'support@setpoint.example').signIn();
    const family = `Chat${randomUUID().slice(0, 6)}`;
    const [ida, leo] = await newPlayers(stack, support, [
      { firstName: 'Ida', lastName: family, level: 4 },
      { firstName: 'Leo', lastName: family, level: 4 },
    ]);
    people = { ida: ida!, leo: leo! };
    desktop = await Screen.open(browser, stack.url, ida);
    phone = await Screen.open(browser, stack.url, leo);
    await phone.page.setViewportSize({ width: 360, height: 740 });
  });
  afterAll(() => browser?.close());

  const shown = async ({ page }: Screen): Promise<string[]> =>
    (await page.getByRole('log').locator('[class*=bubble]:not([class*=bubbles])').allTextContents()).map((text) =>
      text.replace(/\d\d:\d\d.*$/s, '').trim(),
    );
  const write = async ({ page }: Screen, text: string) => {
    await page.getByRole('textbox', { name: 'Your message' }).fill(text);
    await page.keyboard.press('Enter');
  };

  it('they write to each other, through a cut connection and until one blocks the other', async () => {
    await step(
      'CHT-01 CHT-02 RTE-02~ she writes to him from his profile, and he finds it counted in his navigation',
      async () => {
        const { user } = people.leo;
        await desktop.go(`/player/${people.leo.id}/${String(user!['slug'])}`);
        await phone.go('/match/list');
        await desktop.page.getByRole('link', { name: 'Message' }).click();
        await desktop.page.waitForURL('**/dashboard/chat/player.*');
        id = new URL(desktop.page.url()).pathname.split('/').at(-1)!;
        await write(desktop, 'Thursday at six?');
        await phone.page.getByRole('link', { name: /Chat.*1 unread conversation/ }).click();
        await phone.page.getByRole('link', { name: /^Ida .*Thursday at six\?/ }).click();
        await phone.page.getByText('New messages').waitFor();
        await desktop.page.getByText('Read', { exact: true }).waitFor();
      },
    );

    await step('CHT-03~ each sees what the other writes, and that the other is writing', async () => {
      await phone.page.getByRole('textbox', { name: 'Your message' }).pressSequentially('Fine');
      await desktop.page.getByText(/^Leo .* is writing…$/).waitFor();
      await phone.page.keyboard.press('Enter');
      await eventually(
        async () => expect(await shown(desktop)).toEqual(['Thursday at six?', 'Fine']),
        'she has not got his answer',
      );
    });

    await step('CHT-03 a cut connection loses nothing and doubles nothing, in either direction', async () => {
      const context = phone.page.context();
      await context.setOffline(true);
      const texts = Array.from({ length: MISSED }, (_, index) => `Message ${index + 1}`);
      for (const text of texts)
        await people.ida.command(
          'sendMessage',
          { conversationId: id, clientId: randomUUID(), text },
          'message { seq }',
        );
      await write(phone, 'Can you hear me?');
      await phone.page.getByText('Not sent').waitFor();
      await context.setOffline(false);
      await phone.page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      const all = ['Thursday at six?', 'Fine', ...texts, 'Can you hear me?'];
      for (const screen of [desktop, phone])
        await eventually(async () => expect(await shown(screen)).toEqual(all), 'a message is missing');
    });

    await step('CHT-04~ who is blocked is told so in place of the field', async () => {
      await desktop.press(/^Options: Leo/);
      await desktop.page.getByRole('menuitem', { name: /^Block Leo/ }).click();
      await desktop.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
      await desktop.page.getByRole('dialog').waitFor({ state: 'detached' });
      await eventually(async () => {
        const { conversation } = await people.leo.get<{ conversation: { writingRefusal: string | null } }>(
          `query ($id: ID!) { conversation(id: $id) { writingRefusal } }`,
          { id },
        );
        expect(conversation.writingRefusal).toBe('CANNOT_MESSAGE_USER');
      }, 'he may still write');
      await write(phone, 'Are you there?');
      await phone.page.getByRole('note').getByText('You can’t write to this player.').waitFor();
    });

    await step('SHL-09~ nothing to stumble over, and nothing out of place in any language', async () => {
      await desktop.lookInSoak('conversation');
      await phone.go('/dashboard/chat');
      await phone.lookInSoak('conversations');
      // The browser names each request that the cut connection lost.
      expect(desktop.complaints).toEqual([]);
    });
  });
});

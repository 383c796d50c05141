/** The dashboard as its owners meet it: one thing to do, every match once, nothing beyond its frame. */
import { randomUUID } from 'node:crypto';
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { day } from '../src/calendar.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

describeWith(await testChromium(), 'the dashboard in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
  });
  afterAll(() => browser?.close());

  const opens = async (email: string) => {
    const screen = await Screen.signedIn(browser, stack.url, email);
    await screen.page.locator('main a[href="/match/friends"]').first().waitFor();
    // Its last parts come when they are scrolled near.
    await eventually(async () => {
      const height = await screen.page.evaluate(() => {
        const before = document.documentElement.scrollHeight;
        window.scrollTo(0, before);
        return before;
      });
      await screen.settled();
      expect(await screen.page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }, 'the page goes on growing');
    return screen;
  };
  const heightAt = async ({ page }: Screen, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() => document.documentElement.scrollHeight);
  };

  it.each(['ana', 'ben'])(
    'PLY-12~ %s sees it on two screens of a desktop and four of a phone, every match once',
    async (name) => {
      const screen = await opens(`${name}@setpoint.example`);
      expect(await heightAt(screen, 1280, 900)).toBeLessThanOrEqual(1800);
      expect(await heightAt(screen, 360, 780)).toBeLessThanOrEqual(3200);
      const friends = screen.page.getByRole('region', { name: 'Friends’ matches' });
      expect(await friends.getByRole('article').count()).toBeLessThanOrEqual(4);
      expect(await friends.getByRole('link', { name: /^See all/ }).getAttribute('href')).toBe('/match/friends');
      // A card or a row may lead to its match by its name and by its button; no other may.
      const places = await screen.page.evaluate(() => {
        const found = new Map<string, Set<Element>>();
        for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/match/"]')) {
          const id = /[0-9a-f-]{36}/.exec(link.pathname)?.[0];
          if (id) found.set(id, (found.get(id) ?? new Set()).add(link.closest('article, section')!));
        }
        return [...found.values()].map((cards) => cards.size);
      });
      expect(places.length).toBeGreaterThan(8);
      expect(places.filter((cards) => cards > 1)).toEqual([]);
      await screen.close();
    },
  );

  it('SHL-05~ at 320 px in Spanish nothing leaves the screen or the card that it stands on', async () => {
    const david = await opens('david@setpoint.example');
    await david.page.getByRole('heading', { name: 'Hola David' }).waitFor();
    await david.page.setViewportSize({ width: 320, height: 700 });
    const beyond = await david.page.evaluate(() => {
      const problems: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'main :is(h1, h2, h3, p, a, button, td, th, span)',
      )) {
        const { left, right, width } = element.getBoundingClientRect();
        // What is only read out is a pixel wide.
        if (width <= 1 || !element.checkVisibility() || !element.textContent.trim()) continue;
        const card = element.closest('article') ?? element.closest('section');
        const isOnShelf = card?.parentElement && getComputedStyle(card.closest('ul') ?? card).overflowX === 'auto';
        const frames = [card?.getBoundingClientRect(), isOnShelf ? undefined : { left: 0, right: 320 }];
        if (frames.some((frame) => frame && (left < frame.left - 1 || right > frame.right + 1)))
          problems.push(`${element.tagName} leaves its frame: ${element.textContent}`);
      }
      return problems;
    });
    expect(beyond).toEqual([]);
    await david.close();
  });

  describe('of somebody new', () => {
    let eva: Person;
    let ben: Person;
    let screen: Screen;

    beforeAll(async () => {
      const support = await new Person(stack, 'support@setpoint.example').signIn();
      ben = await new Person(stack, 'ben@setpoint.example').signIn();
      eva = new Person(stack, `eva.${randomUUID()}@setpoint.example`);
      const registration = {
        actionSource: 'website',
        first_name: 'Eva',
        last_name: 'Neri',
        sports: [1],
        language: 'en',
      };
      await eva.signUp({ ...registration, emailVerified: false, redirectTo: '/dashboard/app' }, await eva.register());
      const code = await eventually(async () => {
        const { data } = await support.ask<{ messages: { edges: { node: { text: string } }[] } }>(
          'query ($to: String!) { messages(filter: { to: $to }) { edges { node { text } } } }',
          { to: eva.email },
          stack.supportUrl,
        );
        return /oobCode=([^&\s]+)/.exec(data!.messages.edges.map(({ node }) => node.text).join('\n'))![1]!;
      }, 'no mail for eva');
      await eva.verify(decodeURIComponent(code));
      await eva.signIn();
      await eva.command('saveSports', { sports: [{ sport: 1, level: 3.5 }] });
      const milano = { locationCountry: 'IT', locationName: 'Milano', locationFullname: 'Milano, Italia' };
      await eva.get('mutation ($data: ProfilesData!) { updateUser(profilesData: $data) { success } }', {
        data: { ...milano, locationLat: 45.4642, locationLng: 9.19 },
      });
      screen = await Screen.open(browser, stack.url);
      const welcome = screen.page.getByRole('dialog');
      await screen.page.addLocatorHandler(welcome, () => screen.page.keyboard.press('Escape'));
      await screen.go('/auth/login');
      await screen.signIn(eva.email);
      await screen.page.waitForURL('**/dashboard/app');
    });

    const top = (name: string | RegExp) => screen.page.getByRole('region', { name });

    it('goes from the first look to the first match', async () => {
      await step('PLY-12~ leads to a first match', async () => {
        const start = top('Ready for your first match?');
        await start.getByRole('link', { name: 'Find a match' }).hover();
        expect(await start.getByRole('link', { name: 'Find a match' }).getAttribute('href')).toBe('/match/list');
        expect(await start.getByRole('link', { name: 'Start a match' }).getAttribute('href')).toBe('/match/new');
        await screen.lookInSoak('dashboard-newcomer');
      });

      await step('PLY-12~ has an invitation on top, which is answered there and makes way for the match', async () => {
        await ben.get('mutation ($input: PlayerRelationInput!) { followPlayer(input: $input) { success } }', {
          input: { playerId: eva.id },
        });
        const { courts } = await ben.get<{ courts: { edges: { node: { id: string } }[] } }>(
          '{ courts(filter: { near: { lat: 45.46, lng: 9.19, km: 30 }, sport: 1 }, first: 1) { edges { node { id } } } }',
        );
        const created = await eventually(async () => {
          const answer = await ben.command<{
            success: boolean;
            errorCode: string | null;
            match: { id: string } | null;
          }>(
            'createMatch',
            {
              ...{ requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PRIVATE', inviteTeamB: [eva.id] },
              ...{ courtId: courts.edges[0]!.node.id, datePlay: day(30), timePlay: '21:30' },
            },
            'match { id }',
          );
          expect(answer.success).toBe(true);
          return answer.match!;
        }, 'eva was not invited');
        await screen.page.reload();
        await top('You’re invited to play').getByRole('button', { name: 'I’m in' }).click();
        await screen.shows('You’re in');
        const next = top(/^Next match: .* at 21:30$/);
        expect(await next.getByRole('link', { name: 'See the match' }).getAttribute('href')).toBe(
          `/match/${created.id}`,
        );
        const { match } = await eva.get<{ match: { state: string } }>(`{ match(id: "${created.id}") { state } }`);
        expect(match.state).toBe('READY');
      });
    });
  });
});

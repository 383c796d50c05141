/** What the platform is for, in the browsers of those who do it: from sign-up to a confirmed match. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import { createTexts } from '@setpoint/i18n';
import type { Browser, Page } from 'playwright-core';
import { followClocks } from '../src/browser-clock.js';
import { picksDay, WHEN_ALL_ARE_FREE } from '../src/calendar.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

const texts = createTexts();
/** Carla reads Italian, David Spanish. */
const italian = (key: string, values = {}) => texts.t('it', key, values);
const spanish = (key: string, values = {}) => texts.t('es', key, values);

/** What a request and a call of the browser take at most. */
const ON_THE_WAY_MS = 20_000;
const email = 'eva@example.org';
const password = 'play4fun!';

describeWith(await testChromium(), 'two people, from sign-up to a confirmed match', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let eva: Screen;
  let ben: Screen;
  let carla: Screen;
  let david: Screen;
  let support: Screen;
  /** Paths of the matches that are played later on. */
  const matches = { withBen: '', withCarla: '' };

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    eva = await Screen.open(browser, stack.url);
    ben = await Screen.signedIn(browser, stack.url, 'ben@setpoint.example');
    support = await Screen.open(browser, stack.supportUrl);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const BELL = /notifications, \d+ unread|notifiche, \d+/i;
  const unread = async (who: Screen) => {
    const bell = who.page.getByRole('button', { name: BELL });
    return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')![0]);
  };
  /** Opens the bell and follows the newest notification with these words. */
  const followsNews = async (who: Screen, words: string | RegExp) => {
    await who.press(BELL);
    await who.page.getByRole('link', { name: words }).first().click();
    await who.settled();
  };
  const says = (who: Screen, text: string | RegExp) => who.shows(text);

  const picksCourt = (who: Screen) =>
    who.page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
  const picksTime = async (who: Screen, days: number, time: string) => {
    await picksDay(who.page, days);
    await who.page.getByRole('button', { name: time }).click();
  };
  const opensCreatedMatch = async (who: Screen) => {
    await says(who, 'Game on!');
    await who.page.getByRole('link', { name: 'Open the match' }).click();
    await who.page.waitForURL(/\/match\/[^/]*[0-9a-f-]{36}/);
    await who.settled();
    return new URL(who.page.url()).pathname;
  };
  /** Singles for everybody, court and time to be settled later. */
  const startsOpenMatch = async (who: Screen) => {
    await who.go('/match/new');
    await who.page.getByRole('radio', { name: 'Singles' }).click();
    await who.press('Continue');
    await who.press('Skip');
    await who.page.getByRole('heading', { name: 'Who with?' }).waitFor();
    await who.press('Skip');
    await who.press('Create match');
    return opensCreatedMatch(who);
  };
  const opensMenu = async (who: Screen, item: string) => {
    await who.press('More');
    await who.page.getByRole('menuitem', { name: item }).click();
  };
  const movesTheClock = async (step: '+1 day' | '+3 days') => {
    await support.go('/clock');
    await support.press(step);
    await says(support, 'The clock moved.');
  };

  it('they find each other, play, and both sides’ word counts', async () => {
    await step('AUTH-01 AUTH-02 AUTH-03 AUTH-04 registers with email, name and sport; mistakes are named', async () => {
      await eva.go('/auth/register');
      await eva.press('Create my account');
      await says(eva, 'Choose at least one sport');
      await eva.lookInSoak('journey-register-errors');
      await eva.page.locator('#firstName').fill('Eva');
      await eva.page.locator('#lastName').fill('Neri');
      await eva.page.locator('#email').fill(email);
      await eva.page.locator('#password').fill(password);
      await eva.page.getByRole('checkbox', { name: 'Tennis' }).check();
      await eva.page.getByLabel('Your level, roughly').selectOption({ index: 3 });
      await eva.press('Create my account');
      await eva.page.waitForURL('**/auth/send-verify**');
      await says(eva, email);
      await eva.lookInSoak('journey-send-verify');
    });

    await step('ADM-07 AUTH-11 support reads the verification mail, and its link verifies the address', async () => {
      await support.go('/');
      await support.signIn('support@setpoint.example');
      await support.page.getByRole('link', { name: 'Messages', exact: true }).click();
      await support.page.getByLabel('To', { exact: true }).fill(email);
      const mail = support.page.locator('tr', { hasText: email }).getByRole('button').first();
      await mail.waitFor();
      await mail.click();
      await support.page.getByText('Plain text', { exact: true }).click();
      const link = support.page.locator('a[href*=oobCode]');
      await link.waitFor();
      await support.lookInSoak('journey-support-mail');
      // She opens it on another device.
      const phone = await Screen.open(browser, stack.url);
      await phone.page.goto((await link.getAttribute('href'))!);
      await says(phone, 'Email verified');
      await phone.lookInSoak('journey-verified');
      await phone.close();
    });

    await step('AUTH-05 SHL-07 LVL-03 logs in for the first time: place, sport and level are settled', async () => {
      await eva.press('I’ve verified my email');
      await says(eva, 'Welcome, Eva');
      await eva.page.getByRole('combobox', { name: 'Change area' }).fill('Milano');
      await eva.page.getByRole('option', { name: 'Milan, Lombardy, Italy' }).click();
      await eva.page.getByRole('dialog').getByText('Milan', { exact: true }).waitFor();
      await eva.press(/Let.s play/);
      await eva.go('/dashboard/app');
      await says(eva, 'Hi Eva');
      await eva.page.getByRole('heading', { name: 'Free places near Milan' }).waitFor();
      await eva.page
        .getByRole('img', { name: /Tennis singles/ })
        .first()
        .waitFor();
    });

    await step(
      'PLY-01 FLT-02 PLY-02~ PLY-04 finds players by distance, sport and level, and one by name, and follows him',
      async () => {
        await eva.go('/player/list?tab=city&order=DISTANCE&sports=1&levels=INTERMEDIATE');
        const away = eva.page.getByText(/^\d+(\.\d+)?\s?km$/);
        await away.first().waitFor();
        const distances = (await away.allTextContents()).map((text) => parseFloat(text));
        expect(distances.length).toBeGreaterThan(3);
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        await eva.page.getByLabel('Search by name').fill('Ben');
        await eva.page.keyboard.press('Enter');
        await eva.page.waitForURL('**/player/list?name=Ben**');
        await eva.page.getByRole('link', { name: /^Ben / }).first().click();
        await eva.page.getByRole('tab', { name: 'Profile' }).waitFor();
        await eva.press(/^Follow Ben/);
        await eva.page
          .getByRole('button', { name: /^Stop following Ben/ })
          .first()
          .waitFor();
      },
    );

    await step('MAT-01 MAT-02 MAT-03 invites him to a private match with the wizard', async () => {
      await eva.page.getByRole('link', { name: 'Invite to play' }).first().click();
      await eva.page.waitForURL('**/match/new');
      await eva.press('Continue');
      await says(eva, 'What are you playing?');
      await eva.page.getByRole('radio', { name: 'Singles' }).click();
      await eva.press('Continue');
      await picksCourt(eva);
      await eva.lookInSoak('journey-wizard-court');
      await eva.press('Continue');
      await picksTime(eva, 2, '22:30');
      await eva.lookInSoak('journey-wizard-when');
      await eva.press('Continue');
      await eva.page.getByRole('region', { name: 'Team B' }).getByText(/^Ben /).waitFor();
      await eva.press('Continue');
      await eva.page.getByRole('textbox', { name: 'Message' }).fill('I bring new balls.');
      await eva.lookInSoak('journey-wizard-review');
      const before = await unread(ben);
      await eva.press('Create match');
      await says(eva, 'Game on!');
      await eva.lookInSoak('journey-created');
      matches.withBen = await opensCreatedMatch(eva);
      await eva.lookInSoak('journey-match-waiting');
      await eventually(async () => expect(await unread(ben)).toBeGreaterThan(before), 'the bell did not move');
    });

    await step('NTF-02 NTF-04 MAT-20 he hears the bell in his own browser, follows it and accepts', async () => {
      await ben.press(BELL);
      const invitation = ben.page.getByRole('link', { name: /Eva Neri invites you to a match/ });
      await invitation.waitFor();
      await ben.lookInSoak('journey-bell');
      await invitation.click();
      await ben.settled();
      expect(new URL(ben.page.url()).pathname).toBe(matches.withBen);
      await says(ben, 'You’re wanted on court');
      await ben.lookInSoak('journey-match-invited');
      const before = await unread(eva);
      await ben.press(/I.m in/);
      await says(ben, 'See you on court');
      await eventually(async () => expect(await unread(eva)).toBeGreaterThan(before), 'she does not hear of it');
    });

    await step(
      'MAT-10 a public match: the last place goes to one, the next one reads that the team is full',
      async () => {
        [carla, david] = (await Promise.all(
          ['carla', 'david'].map((name) => Screen.signedIn(browser, stack.url, `${name}@setpoint.example`)),
        )) as [Screen, Screen];
        matches.withCarla = await startsOpenMatch(eva);
        await carla.go(matches.withCarla);
        await says(carla, italian('match-page:now.join.title'));
        // He does not hear in time what others do.
        await david.page.routeWebSocket(/subscriptions/, () => {});
        await david.go(matches.withCarla);
        await says(david, spanish('match-page:now.join.title'));
        await david.page
          .getByRole('heading', { name: `${texts.t('es', 'common:sport.1')} · ${spanish('match:format.1')}` })
          .waitFor();
        await carla.press(italian('match:next.JOIN'));
        await says(carla, italian('match-page:now.waitOrganiser.title'));
        await david.press(spanish('match:next.JOIN'));
        await says(david, spanish('match-errors:error.TEAM_FULL'));
        await says(david, spanish('match-page:now.wait.text'));
      },
    );

    await step(
      'MAT-08 MAT-09 MAT-23~ she proposes court and time, takes them back, is declined, and they agree',
      async () => {
        await eva.go(matches.withCarla);
        await eva.press('Propose court and time');
        await eva.lookInSoak('journey-organise-court');
        await picksCourt(eva);
        await picksTime(eva, WHEN_ALL_ARE_FREE, '07:00');
        await eva.press('Send');
        await says(eva, 'Waiting for an answer');
        await eva.lookInSoak('journey-proposed');
        await followsNews(carla, texts.t('it', 'notification:text.MATCH_PROPOSED', { name: 'Eva Neri' }));
        await carla.lookInSoak('journey-asked');
        await carla.press(italian('match-page:proposal.accept'));
        await says(carla, italian('match-page:now.ready.title'));
        await says(eva, 'See you on court');
        await followsNews(eva, 'Everybody accepts court and time of the match');
        await opensMenu(eva, 'Set it up again');
        await eva.lookInSoak('journey-reorganise');
        await eva.page.getByRole('dialog').getByRole('button', { name: 'Set it up again' }).click();
        await says(eva, 'Court and time');
        await picksCourt(eva);
        await picksTime(eva, 1, '22:00');
        await eva.press('Send');
        await says(carla, /Puoi giocare/);
        await carla.press(italian('match-page:proposal.decline'));
        await says(eva, /can’t play then/);
        await eva.page
          .getByRole('region', { name: 'Proposed court and time' })
          .getByRole('button', { name: 'Propose another time' })
          .click();
        await picksCourt(eva);
        await picksTime(eva, 1, '22:30');
        await eva.press('Send');
        await says(carla, /Puoi giocare/);
        await carla.press(italian('match-page:proposal.accept'));
        await says(eva, 'See you on court');
      },
    );

    await step(
      'MAT-11 MAT-13 another match: a player leaves, in time to undo it once, and it is called off',
      async () => {
        const path = await startsOpenMatch(eva);
        await carla.go(path);
        await carla.press(italian('match:next.JOIN'));
        await says(carla, italian('match-page:now.waitOrganiser.title'));
        const leaves = async () => {
          await carla.press(italian('match:page.more'));
          await carla.page.getByRole('menuitem', { name: italian('match:page.action.leave') }).click();
          await says(carla, italian('match:page.leaving'));
        };
        await leaves();
        await carla.press(italian('match:undo'));
        await says(carla, italian('match-page:now.waitOrganiser.title'));
        await leaves();
        await followsNews(eva, /leaves the match/);
        await opensMenu(eva, 'Call the match off');
        await eva.lookInSoak('journey-cancel');
        await eva.page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
        await says(eva, 'Called off');
        await eva.lookInSoak('journey-match-cancelled');
      },
    );

    await step('ADM-07~ support moves the clock, and the date in a browser follows', async () => {
      await eva.go('/levels');
      const isThatOfThePlatform = async ({ page }: { readonly page: Page }) => {
        const [shown, constructed] = await page.evaluate(() => [Date.now(), new Date().getTime()] as const);
        const { now } = (await (await fetch(`${stack.url}/config.json`)).json()) as { now: string };
        expect(constructed - shown).toBeLessThan(1_000);
        expect(Math.abs(Date.parse(now) - shown)).toBeLessThan(ON_THE_WAY_MS);
      };
      await isThatOfThePlatform(eva);
      await movesTheClock('+3 days');
      await followClocks();
      await isThatOfThePlatform(eva);
      await eva.page.reload();
      await eva.settled();
      await isThatOfThePlatform(eva);
      const other = await eva.page.context().newPage();
      await other.goto(`${stack.url}/levels`);
      await isThatOfThePlatform({ page: other });
      await other.close();
      const ranMs = await eva.page.evaluate(async () => {
        const from = Date.now();
        await new Promise((done) => setTimeout(done, 50));
        return Date.now() - from;
      });
      expect(ranMs).toBeGreaterThanOrEqual(45);
    });

    await step('RES-01 RES-02 days later she enters the result; games that nobody can play are refused', async () => {
      await eva.go(matches.withBen);
      await eva.press('Enter the result');
      const games = (set: number, who: RegExp, figure: string) =>
        eva.page.getByLabel(new RegExp(`Set ${set}, games of ${who.source}`)).fill(figure);
      await games(1, /Eva/, '9');
      await games(1, /Ben/, '4');
      await says(eva, 'No set ends like that. Check the games.');
      await eva.lookInSoak('journey-result-refused');
      await games(1, /Eva/, '6');
      await games(2, /Eva/, '7');
      await games(2, /Ben/, '5');
      await eva.page.getByLabel('Comment').fill('What a match');
      await eva.press('Continue');
      await eva.lookInSoak('journey-evaluation');
      await eva.press('Send the result');
      await says(eva, 'Result sent');
      await eva.lookInSoak('journey-result-sent');
    });

    await step('RES-03 the other side confirms it, and it counts', async () => {
      await ben.go('/dashboard/app');
      await says(ben, 'Also waiting for you');
      await followsNews(ben, /Eva Neri entered the result/);
      await says(ben, 'Is this how it went?');
      await ben.lookInSoak('journey-match-to-confirm');
      await ben.press('Confirm the result');
      await ben.lookInSoak('journey-confirm');
      await ben.press('Yes, confirm');
      await says(ben, 'Confirmed');
      await eva.go(matches.withBen);
      await says(eva, 'What a match');
    });

    await step(
      'RES-03 RES-08~ another result is confirmed by nobody: after three days it counts by itself',
      async () => {
        await carla.go(matches.withCarla);
        await carla.press(italian('match:next.ENTER_RESULT'));
        for (const [set, mine, hers] of [
          [1, '6', '4'],
          [2, '6', '1'],
        ] as const) {
          await carla.page.getByLabel(italian('match-page:pad.games', { set, names: 'Carla Ferrari' })).fill(mine);
          await carla.page.getByLabel(italian('match-page:pad.games', { set, names: 'Eva Neri' })).fill(hers);
        }
        await carla.press(italian('match-page:new.next'));
        await carla.press(italian('match-page:result.send.enter'));
        await says(carla, italian('match-page:result.done.enter'));
        await movesTheClock('+3 days');
        await eventually(async () => {
          await eva.go(matches.withCarla);
          expect(await eva.page.getByText(/nobody objected/).count()).toBe(1);
        }, 'it does not count');
        await eventually(async () => {
          await eva.go('/player/notifications');
          expect(await eva.page.getByText('The result counts: nobody objected for three days').count()).toBe(1);
        }, 'she is not told');
      },
    );

    await step('PLY-07 PLY-11 NTF-06 figures, friends’ matches and notifications follow', async () => {
      await ben.go(matches.withBen);
      await ben.page
        .getByRole('link', { name: /Eva Neri/ })
        .first()
        .click();
      await ben.page.getByRole('tab', { name: 'Profile' }).waitFor();
      const wins = ben.page.getByRole('definition').filter({ hasText: /^50\s?%$/ });
      await eventually(async () => {
        await ben.go(ben.page.url());
        expect(await wins.count()).toBeGreaterThan(0);
      }, 'the figures do not follow');
      await ben.press(/^Follow Eva/);
      await ben.page
        .getByRole('button', { name: /^Stop following Eva/ })
        .first()
        .waitFor();
      const friends = ben.page
        .getByRole('article')
        .filter({ hasText: 'Eva Neri' })
        .filter({ hasText: 'Carla Ferrari' });
      // What friends have yet to play comes first: how much that is depends on the day.
      let page = 0;
      await eventually(async () => {
        page += 1;
        await ben.go(`/match/friends?page=${page}`);
        expect(await friends.count()).toBe(1);
      }, 'their match is not among those of friends');
      await ben.go('/player/notifications');
      await says(ben, /Eva Neri entered the result/);
      await ben.press(BELL);
      await ben.press('Mark all read');
      await eventually(async () => expect(await unread(ben)).toBe(0), 'something stays unread');
    });
  });
});

import { chromium } from 'playwright-core';
const O = 'http://localhost:3240';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const cfg = await (await fetch(O + '/config.json')).json();
const email = `nina${Date.now()}@setpoint.example`;
async function ctx(w: number, dark: boolean, state?: any) {
  return b.newContext({
    viewport: { width: w, height: w < 500 ? 780 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(state && { storageState: state }),
  });
}
const settle = async (p: any) => {
  await p.locator('h1, h2').first().waitFor();
  await p.waitForFunction(() => !document.querySelector('[aria-busy=true]')).catch(() => {});
  await p.waitForTimeout(250);
};
// demo member
const lc = await ctx(1280, false);
const lp = await lc.newPage();
await lp.goto(O + '/auth/login');
await lp.fill('input[type=email]', 'ana@setpoint.example');
await lp.fill('input[type=password]', 'setpoint');
await lp.click('button[type=submit]');
await lp.waitForURL('**/dashboard/app');
const ana = await lc.storageState();
const ben = (
  await (
    await fetch(O + '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ players(filter:{name:"Ben"}, first:1) { edges { node { id slug } } } }' }),
    })
  ).json()
).data.players.edges[0].node;
// new person through provider
const P = cfg.provider;
const idp = async (path: string, body: object) =>
  (
    await fetch(`${P.emulatorUrl}/identitytoolkit.googleapis.com/v1/${path}?key=${P.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
  ).json();
const up = await idp('accounts:signUp', { email, password: 'setpoint1', returnSecureToken: true });
await idp('accounts:update', { localId: up.localId, emailVerified: true });
const fresh = await idp('accounts:signInWithPassword', { email, password: 'setpoint1', returnSecureToken: true });
const su = await (
  await fetch(O + '/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + fresh.idToken },
    body: JSON.stringify({
      first_name: 'Nina',
      last_name: 'Blanc',
      sports: [1, 2],
      levels: [{ sport: 1, level: 4 }],
      actionSource: 'website',
      emailVerified: true,
      language: 'en',
    }),
  })
).json();
if (!su.data?.token) console.log(JSON.stringify(su));
const nina = {
  cookies: [],
  origins: [
    {
      origin: O,
      localStorage: [
        {
          name: 'setpoint.session',
          value: JSON.stringify({ token: su.data.token, refreshToken: su.data.refresh_token }),
        },
      ],
    },
  ],
};
const list: [string, string, any?][] = [
  ['v-profile', `/player/${ben.id}/${ben.slug}`],
  ['v-followers', `/player/${ben.id}/${ben.slug}/followers`],
  ['v-list', '/player/list'],
  ['v-invite', '/auth/register/HALF'],
  ['v-actions', '/auth/actions'],
  ['v-recover', '/auth/actions?mode=recoverEmail'],
  ['v-reset', '/auth/change-password'],
  ['v-reset2', '/auth/change-password?oobCode=zz'],
  ['v-verify', '/auth/login?mode=verifyEmail'],
  ['m-profile', `/player/${ben.id}/${ben.slug}`, ana],
  ['m-account', '/player/account', ana],
  ['m-sports', '/player/sports', ana],
  ['n-welcome', '/player/account/settings', nina],
];
const only = process.env.ONLY?.split(',');
for (const [name, path, st] of list.filter(([n]) => !only || only.includes(n)))
  for (const [w, dark] of [
    [360, false],
    [1280, true],
  ] as const) {
    const c = await ctx(w, dark, st);
    const p = await c.newPage();
    await p.goto(O + path);
    await settle(p);
    if (name === 'n-welcome') {
      await p.getByRole('dialog').waitFor();
      await p.waitForTimeout(1200);
    }
    await p.screenshot({ path: `/tmp/people/shots/${name}-${w}.png`, fullPage: name !== 'n-welcome' });
    await c.close();
  }
await b.close();

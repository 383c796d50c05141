/** What `npm run test:soak` runs. Arguments of each command are for the pinned Node. */
import { globSync, readFileSync } from 'node:fs';
import { root } from '../start/install.mjs';

const JEST = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const jest = (...args) => [...JEST, ...args];

/** Specs that do more with `SOAK` set. */
const longer = globSync('{apps,libs,tools}/*/test/**/*.spec.ts', { cwd: root })
  .filter((path) => readFileSync(`${root}/${path}`, 'utf8').includes("process.env['SOAK']"))
  .sort();

/**
 * @typedef {object} Part
 * @property {string} holds what is tested
 * @property {string[][]} commands one after the other; the part passes if all do
 */
/** @type {Record<string, Part>} */
export const PARTS = {
  models: {
    holds: 'state machines, draws, tables and scores against models and other implementations, ten times as often',
    commands: [jest(...longer)],
  },
  journeys: {
    holds: 'every area in a browser on the running stack; axe and boxes of every state, on a desktop and a phone',
    commands: [jest('apps/e2e/journeys')],
  },
  looks: {
    holds: 'every route on the running stack × language × width × light and dark: axe and boxes',
    // One after the other: a language that is chosen is saved for all windows of a person.
    commands: [jest('--maxConcurrency=1', 'apps/e2e/test/routes.browser.soak.ts')],
  },
  calendar: {
    holds: 'the demo, and pages that depend on the day, on fourteen days on which calendars turn',
    commands: [jest('--config', 'jest.calendar.cjs')],
  },
  demo: {
    holds: 'the demo has what each person needs, and is the same to the last row at every hour of a day',
    commands: [jest('tools/demo/test/.*soak.ts')],
  },
  generator: {
    holds: 'a generated service compiles, keeps to the rules and passes its tests',
    commands: [jest('tools/new-service/test/.*soak.ts')],
  },
  outages: {
    holds:
      'Kafka and Redis away and back; a second start on the same data; a stack whose clock starts months ago or in a year',
    commands: [
      jest(
        'libs/service-kit/test/ports/kafka-outage.soak.ts',
        'apps/gateway/test/redis-outage.soak.ts',
        'tools/stack/test/two-starts.soak.ts',
      ),
      jest('apps/e2e/test/pinned-clock.soak.ts'),
    ],
  },
  attacks: {
    holds: 'hostile operations against the graph: no internal error',
    commands: [['tools/attacks/attacks.ts']],
  },
  floods: {
    holds: 'what signed-in players notice while others flood the graph, from one address and from sixteen',
    commands: [['tools/attacks/flood/flood.ts', '--seconds', '60']],
  },
  stripe: {
    holds: 'what Stripe is asked is as its own description has it',
    commands: [jest('apps/billing/test/payments/stripe-mock.soak.ts')],
  },
  kills: {
    holds: 'processes, database, money, chat and consumers of Kafka under kills: nothing lost, nothing doubled',
    commands: [
      jest('libs/service-kit/test/process-kills.soak.ts'),
      ['tools/chaos/src/chaos.ts', '--kills', '200'],
      ['tools/chaos/src/chaos.ts', '--database'],
      ['tools/chaos/src/chaos.ts', '--money', '--operations', '20000'],
      ['tools/chaos/src/chaos.ts', '--chat'],
      ['tools/chaos/src/chaos.ts', '--consumers'],
    ],
  },
  races: {
    holds: 'fifty at once for the last place, a coupon, a prize …: one winner',
    commands: [['tools/chaos/src/races.ts', '--rounds', '100', '--parallel', '50']],
  },
};

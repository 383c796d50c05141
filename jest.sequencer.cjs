const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');
const { kindOf } = require('./jest.kept-modules.cjs');

/** What makes a spec file long, with a guess at its seconds; the first that its text has counts. */
const GUESSES = [
  [/testChromium|ownStack|sharedStack|runStack|loadedDemo|shownAt/, 90],
  [/copyOfTheWorkspace|copy-of-the-workspace/, 60],
  [/startOwnKafka|testKafka/, 50],
  [/startProcess|node:child_process|startAuthEmulator/, 30],
  [/testRedis|startPlatform/, 20],
  [/startTestService|testPostgres|@testing-library/, 10],
];

/**
 * Longest first, so that no long file begins when the others are done, but files that share modules one after the other:
 * first those with the longest file. How long a file takes is known from the run before, or on a new machine guessed from
 * what it uses.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // Notes the durations of the run before.
    super.sort(tests);
    const durations = new Map(tests.map(({ path, duration }) => [path, duration ?? guess(path)]));
    const longestFirst = [...tests].sort((a, b) => durations.get(b.path) - durations.get(a.path));
    return Object.values(Object.groupBy(longestFirst, ({ context }) => kindOf(context.config))).flat();
  }
};

function guess(path) {
  const text = readFileSync(path, 'utf8');
  const seconds = GUESSES.find(([signs]) => signs.test(text))?.[1] ?? 2;
  return seconds * 1000 + text.length / 1000;
}

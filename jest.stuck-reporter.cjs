const { execFileSync } = require('node:child_process');
const { relative } = require('node:path');

/** Longer than any test, or file until its first one, takes, however busy the machine. */
const PATIENCE_MINUTES = 15;

/**
 * Ends a run in which nothing happens any more, and names the files that were running: code that never lets go of its
 * thread is out of reach of the limits of tests.
 */
module.exports = class StuckReporter {
  running = new Map();
  timer = null;

  onTestFileStart({ path }) {
    this.running.set(path, performance.now());
    this.wait();
  }

  onTestCaseResult() {
    this.wait();
  }

  onTestFileResult({ path }) {
    this.running.delete(path);
    this.wait();
  }

  onRunComplete() {
    clearTimeout(this.timer);
  }

  wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(), PATIENCE_MINUTES * 60_000);
  }

  giveUp() {
    console.error(`\nNo test has ended for ${PATIENCE_MINUTES} minutes. Still running:`);
    for (const [path, since] of this.running) {
      const minutes = Math.round((performance.now() - since) / 60_000);
      console.error(`  ${relative(process.cwd(), path)} for ${minutes} minutes`);
    }
    // Workers that don't listen don't end with this process.
    execFileSync('pkill', ['-KILL', '-P', String(process.pid)]);
    process.exit(1);
  }
};

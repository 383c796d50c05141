import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'bench-levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COLUMNS = ['date', 'p1', 'p2', 'y', 'g1', 'g2', 'best_of', 'surface', 'ret', 'score'];
const DAY_MS = 24 * 3_600_000;

/** A round-robin of eight, again and again: who comes earlier in the alphabet mostly wins. */
const season = Array.from({ length: 480 }, (_, i) => {
  const players = 'abcdefgh';
  const one = i % 8;
  const two = (one + 1 + (Math.floor(i / 8) % 7)) % 8;
  const date = new Date(Date.UTC(2020, 0, 1) + i * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const isUpset = i % 5 === 0;
  const won = one < two !== isUpset;
  const games = won ? [12, 5 + (i % 4)] : [5 + (i % 4), 12];
  return [date, players[one], players[two], won ? 1 : 0, ...games, 3, i % 2 ? 'Clay' : 'Hard', i % 40 ? 0 : 1, ''];
});
const csvOf = (rows: readonly (readonly unknown[])[], columns = COLUMNS) =>
  [columns, ...rows].map((row) => row.join(',')).join('\n');
/** The season with one row otherwise, which stands on line 12. */
const withMistake = (changes: Record<string, unknown>) =>
  csvOf(season.map((row, i) => (i === 10 ? row.map((value, column) => changes[COLUMNS[column]!] ?? value) : row)));

function written(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Without the build that `npm run bench:levels` begins with. */
const bench = (...args: string[]) =>
  new Promise<Ended>((resolve) =>
    execFile(
      process.execPath,
      [join(root, 'tools/bench/levels.ts'), ...args],
      { cwd: root, env: { ...process.env, NO_COLOR: '1' } },
      (error, out, err) => resolve({ code: error ? error.code : 0, out, err }),
    ),
  );

describe('the benchmark of levels', () => {
  it('LVL-09 prints accuracy, log-loss, Brier score and calibration of levels, Elo, Glicko-2 and OpenSkill', async () => {
    const file = written('season.csv', csvOf(season));
    const { code, out } = await bench(file);
    expect(code).toBe(0);
    expect(out).toContain('season: 480 matches, tuned on 2020-02-17 to 2020-11-14, scored on 2020-11-15 to 2021-04-24');
    expect(out).toContain('; 157 predictions');
    expect(out).toMatch(/accuracy %.*log-loss.*Brier.*calibration error/);
    for (const system of ['Setpoint', 'Elo', 'Glicko-2', 'OpenSkill'])
      expect(out).toMatch(new RegExp(String.raw`│ ${system}\b[^│]*│ [\d.]+ +│ 0\.\d+ +│ 0\.\d+ +│ 0\.\d+ +│`));
  }, 240_000);

  it('LVL-09 judges all of them by the same matches, and says which parameters each was given', async () => {
    const file = written('season.csv.gz', gzipSync(csvOf(season)));
    const { code, out } = await bench(file, '--tune', '2020-2020', '--score', '2021-2021', '--json');
    expect(code).toBe(0);
    const { name, models } = JSON.parse(out) as {
      name: string;
      models: { name: string; quality: { forecasts: number; accuracy: number }; parameters: object }[];
    };
    expect(name).toBe('season');
    expect(models.map((model) => model.name.split(/[ ,]/)[0])).toEqual(['Setpoint', 'Elo', 'Glicko-2', 'OpenSkill']);
    for (const { quality, parameters } of models) {
      expect(quality.forecasts).toBe(112);
      expect(quality.accuracy).toBeGreaterThan(0.5);
      expect(Object.values(parameters).every(Number.isFinite)).toBe(true);
    }
  });

  it('LVL-09~ says what singles and doubles know from each other, where there are both, and what each knows alone', async () => {
    const both = season.map((row, i) => (i % 3 ? row : row.with(1, `${row[1]}/x`).with(2, `${row[2]}/y`)));
    const { code, out } = await bench(written('both.csv', csvOf(both)), '--json');
    expect(code).toBe(0);
    const { models } = JSON.parse(out) as { models: { name: string; parameters: Record<string, number> }[] };
    expect(models.slice(0, 2).map(({ name }) => name)).toEqual(['Setpoint', 'Setpoint, singles and doubles apart']);
    expect(models[0]!.parameters.agreement).toBeGreaterThan(0);
    expect(models[1]!.parameters).toMatchObject({ agreement: 0, 'doubles gamesSlope': expect.any(Number) });
  }, 240_000);

  it.each([
    ['a day that is none', { date: '20200231' }, 'date is no day as YYYYMMDD: 20200231'],
    ['a match before the one above', { date: '20191231' }, 'date is before that of the match above: 20191231'],
    ['nobody on a side', { p1: '' }, 'a player is missing'],
    ['two against one', { p1: 'a/b' }, 'sides are not one or two players each: a/b, e'],
    ['somebody against themselves', { p1: 'e' }, 'somebody plays twice: e, e'],
    ['a winner who is neither', { y: '2' }, 'y is neither 1, 0 nor 0.5: 2'],
    ['games that are no number', { g2: '-1' }, 'g2 is no number of games: -1'],
    ['a best of four', { best_of: '4' }, 'best_of is neither 1, 3 nor 5: 4'],
    ['half a retirement', { ret: 'no' }, 'ret is neither 0 nor 1: no'],
  ])('LVL-09 refuses a file with %s, and names the line', async (_, changes, message) => {
    const file = written('mistaken.csv', withMistake(changes));
    expect(await bench(file)).toEqual({ code: 1, out: '', err: `${file}, line 12: ${message}\n` });
  });

  it('LVL-09 refuses a file without a column that it needs, rows of another length, and one that is not there', async () => {
    const without = written('without.csv', csvOf([['20200101', 'a', 'b']], ['date', 'p1', 'p2']));
    expect(await bench(without)).toMatchObject({ code: 1, out: '', err: `${without}: no column y\n` });
    const short = written('short.csv', `${csvOf(season.slice(0, 3))}\n20200105,a`);
    expect(await bench(short)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('line 5') });
    const empty = written('empty.csv', csvOf([]));
    expect(await bench(empty)).toMatchObject({ code: 1, out: '', err: `${empty}: no matches\n` });
    const missing = join(folder, 'missing.csv');
    expect(await bench(missing)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(missing) });
  });
});

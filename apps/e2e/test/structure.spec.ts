import { execFile } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
let eslint: ESLint;

beforeAll(async () => {
  process.env['NX_DAEMON'] = 'false';
  // Without a project graph the boundary rule only warns: make it first.
  await createProjectGraphAsync();
  eslint = new ESLint({ cwd: root });
});

/** Rules that speak up about code planted at a place. */
async function rulesBrokenBy(path: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  return result!.messages.filter((message) => message.severity === 2).map((message) => message.ruleId);
}

/** What the rules say about it. */
async function complaintsAbout(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  return result!.messages.filter(({ severity }) => severity === 2).map(({ message }) => message);
}

describe('generated types', () => {
  it('are those of the schemas and documents as they are; otherwise: npm run codegen', async () => {
    const codegen = join(root, 'node_modules/.bin/graphql-codegen');
    await promisify(execFile)(process.execPath, [codegen, '--config', 'codegen.ts', '--check'], { cwd: root });
  });
});

describe('borders between the parts', () => {
  it.each([
    [
      'a service imports another',
      'apps/matches/src/planted.ts',
      `import { playersService } from '@setpoint/players';\nexport default playersService;\n`,
    ],
    [
      'a pure lib imports the service kit',
      'libs/scoring/src/planted.ts',
      `import { Storage } from '@setpoint/service-kit';\nexport default Storage;\n`,
    ],
    [
      'the browser imports the service kit',
      'libs/ui/src/planted.ts',
      `import { Storage } from '@setpoint/service-kit';\nexport default Storage;\n`,
    ],
    [
      'a service imports the gateway',
      'apps/courts/src/planted.ts',
      `import { startGateway } from '@setpoint/gateway';\nexport default startGateway;\n`,
    ],
  ])('%s: refused', async (_, path, code) => {
    expect(await rulesBrokenBy(path, code)).toContain('@nx/enforce-module-boundaries');
  });

  it.each([
    [
      'the domain imports a framework',
      'apps/matches/src/domain/planted.ts',
      `import { Injectable } from '@nestjs/common';\nexport default Injectable;\n`,
      'no-restricted-imports',
    ],
    [
      'the domain imports an entry point',
      'apps/matches/src/domain/planted.ts',
      `import x from '../graphql/x.js';\nexport default x;\n`,
      'no-restricted-imports',
    ],
    ['levels read the clock', 'libs/rating/src/planted.ts', `export default Date.now();\n`, 'no-restricted-syntax'],
    [
      'levels read a file',
      'libs/rating/src/planted.ts',
      `import { readFileSync } from 'node:fs';\nexport default readFileSync;\n`,
      'no-restricted-imports',
    ],
    ['leagues read the clock', 'libs/league/src/planted.ts', `export default new Date();\n`, 'no-restricted-syntax'],
    [
      'the domain reads the clock',
      'apps/matches/src/domain/planted.ts',
      `export default new Date();\n`,
      'no-restricted-syntax',
    ],
    [
      'a spec reads the date',
      'apps/matches/test/planted.spec.ts',
      `export default new Date();\n`,
      'no-restricted-syntax',
    ],
    [
      'a page’s spec reads the date',
      'apps/web/test/planted.ts',
      `export default Date.now();\n`,
      'no-restricted-syntax',
    ],
    ['a journey reads the date', 'apps/e2e/src/planted.ts', `export default Date.now();\n`, 'no-restricted-syntax'],
    [
      'a spec of the kit reads the date',
      'libs/service-kit/test/planted.spec.ts',
      `export default new Date();\n`,
      'no-restricted-syntax',
    ],
    [
      'the domain uses randomness',
      'apps/matches/src/domain/planted.ts',
      `export default Math.random();\n`,
      'no-restricted-syntax',
    ],
    [
      'a use-case writes SQL',
      'apps/matches/src/application/planted.ts',
      `import { sql } from '@setpoint/service-kit';\nexport default sql;\n`,
      '@typescript-eslint/no-restricted-imports',
    ],
    [
      'a feature imports another',
      'apps/web/src/features/matches/planted.ts',
      `import x from '../../players/x';\nexport default x;\n`,
      'no-restricted-imports',
    ],
  ])('%s: refused', async (_, path, code, rule) => {
    expect(await rulesBrokenBy(path, code)).toContain(rule);
  });

  it.each([
    ['apps/players/src/persistence/migrations/9999-planted.ts', '../player-rows.js'],
    ['apps/players/src/persistence/migrations/9999-planted.ts', '@setpoint/kernel'],
    ['libs/service-kit/src/migrations/9999-planted.ts', '../storage/sql.js'],
  ])('%s imports %s: refused', async (path, imported) => {
    const code = `import { planted } from '${imported}';\nexport default planted;\n`;
    expect(await complaintsAbout(path, code)).toContainEqual(expect.stringContaining('A migration brings all'));
  });

  const persistence = 'apps/matches/src/persistence/planted.ts';
  const SAVE = 'insert, update, upsert and delete say what they do';
  const MIGRATIONS = 'The schema changes by migrations';
  const RELATIONS = 'A row is a row';
  const DECORATORS = 'Tables are described by EntitySchema';
  const SQL = 'SQL lives in persistence/';
  const PARAMETERS = 'Values are parameters';
  const manager = `import type { EntityManager } from 'typeorm';\nexport const planted = (manager: EntityManager) => `;
  const schema = (more: string) =>
    `import { EntitySchema } from 'typeorm';\nexport const A = new EntitySchema({ name: 'a', columns: {}, ${more} });\n`;

  it.each([
    ['save', persistence, `${manager}manager.save({});\n`, SAVE],
    ['remove', persistence, `${manager}manager.remove({});\n`, SAVE],
    [
      'save through the storage',
      persistence,
      `import type { Storage } from '@setpoint/service-kit';\nexport const a = (s: Storage) => s.manager.save({});\n`,
      SAVE,
    ],
    ['a repository', persistence, `${manager}manager.getRepository('a');\n`, 'The EntityManager does'],
    ['relations', persistence, schema(`relations: {}`), RELATIONS],
    ['an eager relation', persistence, schema(`x: { b: { eager: true } }`), RELATIONS],
    ['a lazy relation', persistence, schema(`x: { b: { lazy: true } }`), RELATIONS],
    ['a cascade', persistence, schema(`x: { b: { cascade: true } }`), RELATIONS],
    ['synchronize', persistence, `export default { type: 'postgres', synchronize: true };\n`, MIGRATIONS],
    [
      'synchronize, called',
      persistence,
      `import type { DataSource } from 'typeorm';\nexport const a = (s: DataSource) => s.synchronize();\n`,
      MIGRATIONS,
    ],
    ['decorators', persistence, `import { Column } from 'typeorm';\nexport default Column;\n`, DECORATORS],
    ['decorators in the kit', 'libs/service-kit/src/planted.ts', `import { Entity } from 'typeorm';\nexport default Entity;\n`, DECORATORS], // oxfmt-ignore
    ['save in the kit', 'libs/service-kit/src/planted.ts', `${manager}manager.save({});\n`, SAVE],
    ['lists of placeholders', persistence, `import { In } from 'typeorm';\nexport default In([]);\n`, 'use = any(:ids)'], // oxfmt-ignore
    ['values within a text', persistence, `${manager}manager.query(\`select \${1}\`);\n`, PARAMETERS],
    [
      'SQL in a handler',
      'apps/matches/src/events/planted.ts',
      `import { sql } from '@setpoint/service-kit';\nexport default sql\`select 1\`;\n`,
      SQL,
    ],
    ['a query in a timer', 'apps/matches/src/timers/planted.ts', `${manager}manager.query('select 1');\n`, SQL],
    ['a query in a resolver', 'apps/matches/src/graphql/planted.ts', `${manager}manager.createQueryBuilder();\n`, SQL],
    ['rows in a resolver', 'apps/matches/src/graphql/planted.ts', `import { IsNull } from 'typeorm';\nexport default IsNull();\n`, 'Only persistence/ knows rows'], // oxfmt-ignore
  ])('storage with %s: refused', async (_, path, code, message) => {
    expect(await complaintsAbout(path, code)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    ['apps/matches/src/planted.ts', `import { otherSide } from '@setpoint/kernel';\nexport default otherSide;\n`],
    ['apps/matches/src/events/planted.ts', `${manager}manager.queryRunner;\n`],
    [
      'apps/matches/src/application/planted.ts',
      `export const planted = (matches: { save(m: object): void }) => matches.save({});\n`,
    ],
    [
      persistence,
      `import { rowsOf, sql } from '@setpoint/service-kit';\n${manager}rowsOf(manager, sql\`select \${1}\`);\n`,
    ],
    [
      'apps/matches/src/persistence/migrations/9999-planted.ts',
      `import type { QueryRunner } from 'typeorm';\nexport const up = (runner: QueryRunner) => runner.query('select 1');\n`,
    ],
    [
      'apps/matches/src/persistence/migrations/index.ts',
      `import { planted } from './9999-planted.js';\nexport const migrations = [planted];\n`,
    ],
    ['apps/matches/test/planted.ts', `import { sql } from '@setpoint/service-kit';\nexport default sql\`select 1\`;\n`],
  ])('leaves alone what keeps to the borders: %s', async (path, code) => {
    expect(await complaintsAbout(path, code)).toEqual([]);
  });
});

describe('links', () => {
  const page = 'apps/web/src/features/public/planted.tsx';
  const linkIn = (text: string) => `import { Anchor } from '@mantine/core';\nexport const planted = ${text};\n`;

  it.each([
    ['a line of its own', '<p>of <Anchor underline="hover">x</Anchor></p>', 'underlined by the theme'],
    ['no line beside words', '<p>of <Anchor variant="standalone">x</Anchor></p>', 'In a text a link is underlined'],
    [
      'no line beside a text',
      "<>{'of'}{' '}<Anchor variant=\"standalone\">x</Anchor></>",
      'In a text a link is underlined',
    ],
  ])('SHL-09~ in a text with %s: refused', async (_, text, message) => {
    expect(await complaintsAbout(page, linkIn(text))).toEqual([expect.stringContaining(message)]);
  });

  it.each(['<p>of <Anchor>x</Anchor></p>', '<p><Anchor variant="standalone">x</Anchor></p>'])(
    'as the theme has them are left alone: %s',
    async (text) => {
      expect(await complaintsAbout(page, linkIn(text))).toEqual([]);
    },
  );
});

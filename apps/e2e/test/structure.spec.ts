import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
let eslint: ESLint;

beforeAll(async () => {
  process.env['NX_DAEMON'] = 'false';
  // Without a project graph the boundary rule only warns: make it first.
  await createProjectGraphAsync();
  eslint = new ESLint({ cwd: root });
}, 60_000);

/** Rules that speak up about code planted at a place. */
async function rulesBrokenBy(path: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  return result!.messages.filter((message) => message.severity === 2).map((message) => message.ruleId);
}

describe('borders between the parts', () => {
  it.each([
    [
      'a service imports another',
      'apps/matches/src/planted.ts',
      `import { playersService } from '@setpoint/players';\nexport default playersService;\n`,
    ],
    [
      'a pure lib imports the plumbing',
      'libs/scoring/src/planted.ts',
      `import { Storage } from '@setpoint/service-kit';\nexport default Storage;\n`,
    ],
    [
      'the browser imports the plumbing',
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
      'the domain imports a door',
      'apps/matches/src/domain/planted.ts',
      `import x from '../graphql/x.js';\nexport default x;\n`,
      'no-restricted-imports',
    ],
    [
      'the domain reads the clock',
      'apps/matches/src/domain/planted.ts',
      `export default new Date();\n`,
      'no-restricted-syntax',
    ],
    [
      'the domain throws dice',
      'apps/matches/src/domain/planted.ts',
      `export default Math.random();\n`,
      'no-restricted-syntax',
    ],
    [
      'a use-case writes SQL',
      'apps/matches/src/application/planted.ts',
      `import { sql } from 'kysely';\nexport default sql;\n`,
      'no-restricted-imports',
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

  it('leaves alone what keeps to the borders', async () => {
    expect(
      await rulesBrokenBy(
        'apps/matches/src/planted.ts',
        `import { otherSide } from '@setpoint/kernel';\nexport default otherSide;\n`,
      ),
    ).toEqual([]);
  });
});

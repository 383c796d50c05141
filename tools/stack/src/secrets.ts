import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StackSecrets {
  /** Between gateway and services. */
  readonly shared: string;
  readonly postgres: string;
}

/** Random, made once for each data folder. */
export function stackSecrets(dataDir: string): StackSecrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const random = () => randomBytes(32).toString('base64url');
    writeFileSync(file, JSON.stringify({ shared: random(), postgres: random() }), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as StackSecrets;
}

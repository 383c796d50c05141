import { parseArgs } from 'node:util';
import type { ServiceCommand, ServiceDefinition } from './define-service.js';

/** What a process of a service is told to do. */
export type Command =
  | { readonly kind: 'start' }
  | { readonly kind: 'migrate' }
  | { readonly kind: 'republish'; readonly snapshot: string | undefined }
  | { readonly kind: 'accept-gap'; readonly topic: string }
  | { readonly kind: 'own'; readonly name: string; readonly command: ServiceCommand; readonly argument: string };

/** Throws if these are not the arguments of one command. */
export function readCommand(
  { commands = {} }: ServiceDefinition,
  args: readonly string[] = process.argv.slice(2),
): Command {
  const flags = ['migrate', 'republish', 'accept-gap', ...Object.keys(commands)];
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    allowPositionals: true,
  });
  const [flag, ...others] = Object.keys(values);
  const [argument, ...more] = positionals;
  if (others.length > 0 || more.length > 0) throw new Error(usage(commands));
  if (flag === undefined && argument === undefined) return { kind: 'start' };
  if (flag === 'migrate' && argument === undefined) return { kind: 'migrate' };
  if (flag === 'republish') return { kind: 'republish', snapshot: argument };
  if (flag === 'accept-gap' && argument !== undefined) return { kind: flag, topic: argument };
  const command = flag === undefined ? undefined : commands[flag];
  if (flag !== undefined && command && argument !== undefined) return { kind: 'own', name: flag, command, argument };
  throw new Error(usage(commands));
}

function usage(commands: Readonly<Record<string, ServiceCommand>>): string {
  const own = Object.entries(commands).map(([flag, { argument }]) => `--${flag} <${argument}>`);
  const all = ['none', '--migrate', '--republish [snapshot]', '--accept-gap <topic>', ...own];
  return `arguments: ${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { titlesIn } from './titles.ts';

const ID = /\b([A-Z0-9]{2,4}-\d{2})\b(~?)/g;
const RANGE = /\b([A-Z0-9]{2,4})-(\d{2})\s*(?:to|\.\.|–)\s*(?:[A-Z0-9]{2,4}-)?(\d{2})\b(~?)/g;

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The file below docs/requirements. */
  readonly file: string;
}

/** `full`: a test names the bare id; `part`: tests name it as `ID~` only. */
export type Coverage = 'full' | 'part' | 'none';

export interface Mention {
  readonly partial: boolean;
  /** File and title. */
  readonly place: string;
}

export interface CoveredRequirement extends Requirement {
  readonly coverage: Coverage;
  readonly mentions: readonly Mention[];
}

/** Every requirement of the workspace with the tests that name it, and the ids of tests that no requirement has. */
export function readCoverage(root: string): { requirements: CoveredRequirement[]; unknown: string[] } {
  const mentions = readMentions(root);
  const requirements = readRequirements(join(root, 'docs/requirements')).map((requirement) => {
    const own = mentions.get(requirement.id) ?? [];
    return { ...requirement, mentions: own, coverage: coverageOf(own) };
  });
  const known = new Set(requirements.map(({ id }) => id));
  const areas = new Set(requirements.map(({ id }) => areaOf(id)));
  const unknown = [...mentions.keys()].filter((id) => !known.has(id) && areas.has(areaOf(id)));
  return { requirements, unknown };
}

function coverageOf(mentions: readonly Mention[]): Coverage {
  if (mentions.length === 0) return 'none';
  return mentions.every(({ partial }) => partial) ? 'part' : 'full';
}

/** The ids in a text, ranges (`AUTH-01..AUTH-04`) with all between; `ID~` names a part of it. */
export function idsIn(text: string): Map<string, { partial: boolean }> {
  const ids = new Map<string, { partial: boolean }>();
  const add = (id: string, partial: boolean) => ids.set(id, { partial: partial && (ids.get(id)?.partial ?? true) });
  const rest = text.replaceAll(RANGE, (_, area: string, from: string, to: string, mark: string) => {
    for (let n = Number(from); n <= Number(to); n++) add(`${area}-${String(n).padStart(2, '0')}`, mark === '~');
    return '';
  });
  for (const [, id, mark] of rest.matchAll(ID)) add(id!, mark === '~');
  return ids;
}

function readRequirements(folder: string): Requirement[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^- ([A-Z0-9]{2,4}-\d{2}) (.*)$/gm)].map((match) => ({
        id: match[1]!,
        text: match[2]!,
        file,
      })),
    );
}

function readMentions(root: string): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  const specs = ['apps', 'libs', 'tools'].flatMap((folder) => specFiles(join(root, folder)));
  for (const spec of specs) {
    for (const { file, text } of titlesIn(spec)) {
      const where = file === spec ? relative(root, spec) : `${relative(root, spec)} (${relative(root, file)})`;
      for (const [id, { partial }] of idsIn(text)) {
        found.set(id, [...(found.get(id) ?? []), { partial, place: `${where}: ${text}` }]);
      }
    }
  }
  return found;
}

/** Specs of the workspace; templates hold tests of services that don't exist yet. */
function specFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'template'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return specFiles(path);
    return /\.(spec|soak)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const areaOf = (id: string) => id.split('-')[0];

/** What changed in the schema since it was released (API-20). */
import { CriticalityLevel, diff, DiffRule, type Change } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** A change of descriptions is none of the contract. */
const IS_TEXT = /DESCRIPTION/;

/** Changes between two schemas, those that break clients first. What was announced as deprecated may go. */
export async function changesBetween(released: string, current: string): Promise<readonly Change[]> {
  const changes = await diff(buildSchema(released), buildSchema(current), [DiffRule.suppressRemovalOfDeprecatedField]);
  return changes
    .filter(({ type }) => !IS_TEXT.test(type))
    .sort((a, b) => weight(a) - weight(b) || (a.message < b.message ? -1 : 1));
}

export const isBreaking = ({ criticality }: Change): boolean => criticality.level === CriticalityLevel.Breaking;

const weight = ({ criticality }: Change) =>
  [CriticalityLevel.Breaking, CriticalityLevel.Dangerous, CriticalityLevel.NonBreaking].indexOf(criticality.level);

const HEADINGS: Readonly<Record<CriticalityLevel, string>> = {
  [CriticalityLevel.Breaking]: 'Breaking',
  [CriticalityLevel.Dangerous]: 'To be looked at',
  [CriticalityLevel.NonBreaking]: 'Added, deprecated',
};

const UNRELEASED = '## Not released yet';

/** The changelog with what is not released yet anew; what was released before stays as it is written. */
export function changelog(kept: string, changes: readonly Change[]): string {
  const releases = kept.slice(kept.search(/^## \d/m));
  const groups = Object.entries(HEADINGS).flatMap(([level, heading]) => {
    const lines = changes.filter(({ criticality }) => criticality.level === (level as CriticalityLevel));
    return lines.length > 0
      ? [`### ${heading}`, lines.map(({ message }) => `- ${message.replaceAll("'", '`')}`).join('\n')]
      : [];
  });
  const unreleased = groups.length > 0 ? [UNRELEASED, ...groups] : [];
  return [HEAD, ...unreleased, releases.trimEnd()].join('\n\n') + '\n';
}

/** What is not released yet becomes a release of this name. */
export const withRelease = (text: string, version: string, day: string): string => {
  const heading = `## ${version} (${day})`;
  return text.includes(UNRELEASED)
    ? text.replace(UNRELEASED, heading)
    : text.replace(/^## \d/m, (next) => `${heading}\n\nNothing changed.\n\n${next}`);
};

const HEAD = `# Changes of the schema

<!-- The part that is not released yet is written by npm run compose; npm run release:contracts makes it a release. -->

Fields are deprecated first and go with a later release; a test refuses other changes that break clients.`;

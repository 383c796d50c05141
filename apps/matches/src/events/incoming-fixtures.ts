import { leagueFixtureReady, type DataOf } from '@setpoint/events';
import { courtId, userId } from '@setpoint/kernel';
import type { FixtureVersion } from '../application/play-fixtures.js';
import type { FixturePreference } from '../domain/competition/competition.js';
import type { ReadyFixture } from '../domain/competition/fixture.js';

/** Tournaments and leagues have separate fixture ids; the event type tells which one it is. */
export const versionOf = (
  type: string,
  { fixtureId, revision }: Pick<FixtureVersion, 'fixtureId' | 'revision'>,
): FixtureVersion => ({ kind: type.startsWith('leagues.') ? 'LEAGUE' : 'TOURNAMENT', fixtureId, revision });

export function readyFixtureOf({
  competition,
  sideA,
  sideB,
  opensAt,
  closesAt,
  latestClose,
  preferences,
  isPrivate = false,
  ...fixture
}: DataOf<typeof leagueFixtureReady>): ReadyFixture {
  return {
    ...fixture,
    ...competition,
    isPrivate,
    sideA: sideA.map(userId),
    sideB: sideB.map(userId),
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    latestClose: latestClose === undefined ? null : new Date(latestClose),
    ...(preferences && { preferences: preferences.map(preferenceOf) }),
  };
}

type Preference = NonNullable<DataOf<typeof leagueFixtureReady>['preferences']>[number];

const preferenceOf = ({ playerId, courtIds, away }: Preference): FixturePreference => ({
  ...{ playerId: userId(playerId), courtIds: courtIds.map(courtId), away: away ?? null },
});

import type { LeagueFixturePartsFragment } from '@setpoint/client/documents';
import type { Entrant, FixtureParts } from '../../../entities/competitions/fixture.js';

const sideOf = (member: Entrant) => ({ entry: member, isBye: false, from: null });

/** A match of a league as cards show it: both sides are known from the start. */
export const toFixture = (fixture: LeagueFixturePartsFragment): FixtureParts => ({
  ...fixture,
  number: fixture.round ?? 0,
  sideA: sideOf(fixture.sideA),
  sideB: sideOf(fixture.sideB),
});

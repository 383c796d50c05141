/** Statements of screens, as the planner sees them among many matches: none reads a large table from end to end. */
import type { Identity } from '@setpoint/kernel';
import { player, sequentialScans, VISITOR } from '@setpoint/testkit';
import { openStage, type Stage } from '../contract/stage.js';
import { areMany, LARGE } from './many-matches.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await areMany(stage.service.manager);
});
afterAll(() => stage?.stop());

const CARD = `id state city distanceKm missing myActions joinRefusal mySide organiser { id } court { id } teamA { user { id } badge }
  teamB { user { id } badge } guests { name } result { winner }`;
const PAGE = `pageInfo { endCursor } edges { node { ${CARD} audience { fans reactions { count } canFollow myReaction } } }`;
const near = 'near: { lat: 45.46, lng: 8.6, km: 10 }';
const list = (filter: string, order = 'DATE') =>
  `{ matches(filter: { ${filter} }, orderBy: ${order}) { totalCount ${PAGE} } }`;
const FILTERS = [
  '',
  near,
  'sports: [1], numberPlayers: 1',
  'level: 3.5',
  'missing: [1]',
  'courtId: "court7"',
  'states: [CONFIRMED], courtId: "court7"',
  'dayFrom: "2026-06-10", dayTo: "2026-06-11"',
  'timesOfDay: [EVENING]',
  'withoutMine: true',
  'levels: [2.5, 3.5]',
];
/** Which need a session. */
const SIGNED_IN_FILTERS = ['playerId: "p7"', 'joinable: true', `joinable: true, ${near}`];
const ana: Identity = player('ana');

const READS: Record<string, string> = {
  ...Object.fromEntries(FILTERS.map((filter) => [`the list {${filter}}`, list(filter)])),
  ...Object.fromEntries(SIGNED_IN_FILTERS.map((filter) => [`a list of theirs {${filter}}`, list(filter)])),
  'the list by distance': list(near, 'DISTANCE'),
  'matches to come': `{ myMatches(when: UPCOMING) { totalCount ${PAGE} } }`,
  'matches that wait': `{ myMatches(when: WAITING) { totalCount ${PAGE} } }`,
  'matches of the past': `{ myMatches(when: PAST) { totalCount ${PAGE} } }`,
  'matches of friends': `{ friendsMatches { totalCount ${PAGE} } }`,
  'what waits for me': `{ waitingForMe { kind until match { ${CARD} } } }`,
  'one match': `{ match(id: "m17") { ${CARD} calendarEntry { uid } mayReportMisconduct
    audience { fans reactions { count } isFollowing } } }`,
  'my calendar': '{ myCalendar { uid kind startsAt match { id } } myCalendarFeed { id } }',
  'free times': `{ findTimes(input: { playerIds: ["p7"], sport: 1, numberPlayers: 1, from: "2026-06-02", to: "2026-06-14" }) {
    success errorCode proposals { court { id } datePlay timePlay } } }`,
};

describe('plans among many matches', () => {
  it.each(
    Object.entries(READS).flatMap(([what, query]) => [
      ['a player', what, ana, query] as const,
      ...(/^the list|^one match/.test(what) ? [['a visitor', what, VISITOR, query] as const] : []),
    ]),
  )('MAT-15~ P6~ %s sees %s without reading a large table from end to end', async (_who, _what, who, query) => {
    const { statements, scans } = await sequentialScans(stage.service.manager, LARGE, async () => {
      const { errors } = await stage.service.query(query, {}, who);
      expect(errors).toBeUndefined();
    });
    expect(statements).toBeGreaterThan(0);
    expect(scans).toEqual([]);
  });

  it('P6~ keys refer to others in the same collation, without which no index serves their joins', async () => {
    const differing = await stage.service.manager.query(`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute referred on referred.attrelid = c.confrelid and referred.attnum = c.confkey[1]
      where c.contype = 'f' and a.attcollation <> referred.attcollation`);
    expect(differing).toEqual([]);
  });
});

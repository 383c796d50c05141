import {
  fixtureClosed,
  groupClosed,
  groupFormed,
  leagueAwardWon,
  leagueFixtureDecided,
  leagueGroupChanged,
  rankingPublished,
  type DataOf,
} from '@setpoint/events';
import { phaseFromTods } from '@setpoint/competition';
import { insertRows } from '@setpoint/service-kit';
import { player, support } from '@setpoint/testkit';
// What others read is judged by the same engine as the rules themselves.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { inconsistenciesOf, matchUpsRead } from '../../../../libs/competition/test/competition-engine.js';
import { LeagueEntity, TermsEntity } from '../../src/persistence/league-entities.js';
import { PlayerEntity, type PlayerRow } from '../../src/persistence/projection-entities.js';
import { playedAnswer, PRIZES, startPlaying, ZONE, type Playing, type Ready } from '../playing.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

const sam = support('sam');
const EXPORT = `query ($id: ID!) { exportLeaguePhase(id: $id) }`;
const IMPORT = `mutation ($input: ImportLeaguePhaseInput!) { importLeaguePhase(input: $input) { success errorCode
  fieldErrors { field code } league { id } } }`;
const LEAGUE = `query ($id: ID!) { league(id: $id) { history { kind after by { id } } awards { id }
  rankingYears ranking(year: 2027) { edges { node { position points played appw phases players { id } } } }
  currentPhase { id } phases { id year number state members groups { state
    table { rank points gameDifference rankedBy member { level isOut players { id } } }
    tableOfLastNight { rank } final { how winner sets { a b } } } } } }`;
const LEAGUES_OF = `query ($id: ID!) { leaguesOf(playerId: $id) { id } }`;
const EXCLUDE = `mutation ($input: ExcludeLeagueMemberInput!) { excludeLeagueMember(input: $input) { errorCode } }`;
const GROUPS = `query ($id: ID!) { league(id: $id) { phases { id groups { table { member { id } } } } } }`;

const TOLD = [groupClosed, groupFormed, leagueAwardWon, leagueFixtureDecided, leagueGroupChanged, rankingPublished];

let the: Playing;
let count = 0;
/** Of a phase with a final in each group, played to its end; and of one whose rounds are half over. */
let over: string;
let half: string;
let source: { readonly league: { readonly id: string }; readonly phase: { readonly id: string } };

beforeAll(async () => {
  the = await startPlaying();
  source = await the.begin(14, { prefix: 'a' });
  await known(Array.from({ length: 14 }, (_, i) => `a-p${i + 1}`));
  for (const [index, { startsAt }] of the.times.rounds.entries()) {
    await the.until(startsAt);
    await answerAll(index);
    if (index === 3) half = (await exportOf(source.phase.id))!;
  }
  await the.until(the.times.final.startsAt);
  await answerAll(0);
  the.clock.set('2027-04-10T10:00:00Z');
  over = (await exportOf(source.phase.id))!;
}, 120_000);
afterAll(() => the?.service.stop());

const exportOf = async (id: string) => {
  const { data, errors } = await the.service.query<{ exportLeaguePhase: string | null }>(EXPORT, { id }, sam);
  expect(errors).toBeUndefined();
  return data!.exportLeaguePhase;
};

const importOf = async (record: string, more: object = {}) => {
  const input = { requestId: `r-${(count += 1)}`, leagueId: 'none', year: 2027, number: 1, record, ...more };
  const { data, errors } = await the.service.query<any>(IMPORT, { input }, sam);
  if (errors) throw new Error(errors.map(({ message }) => message).join());
  return data!.importLeaguePhase;
};

const leagueOf = async (id: string) => (await the.service.query<any>(LEAGUE, { id }, sam)).data!.league;

/** A league without a phase. */
async function emptyLeague(more: object = {}): Promise<string> {
  const id = `empty-${(count += 1)}`;
  const kind = { province: `E${count}`, sport: 1, number_players: 1, sex: 'ALL', year: 2028 };
  await the.service.manager.insert(LeagueEntity, {
    ...{ id, name: 'Empty', ...kind, game_mode: 'THREE_SETS_6_GAMES', time_zone: ZONE, rules: null, prizes: PRIZES },
    ...{ version: 1, created_at: the.clock.now(), created_by: 'sam', request_id: id, ended_at: null, ...more },
  } as never);
  const terms = { league_id: id, year: 2028, number: 1, price_cents: 1_500, terms: null };
  await the.service.manager.insert(TermsEntity, { ...terms, announced_at: the.clock.now() } as never);
  return id;
}

async function known(ids: readonly string[]): Promise<void> {
  const rows = ids.map((id): PlayerRow => ({
    ...{ id, display_name: `Ada ${id}`, sex: 'F', country: 'IT', lat: null, lng: null, levels: [], mobile: null },
    ...{ absent_from: null, absent_to: null, availability: { noFixedDays: false, slots: [] } },
    ...{ is_barred: false, is_closed: false },
  }));
  await insertRows(the.service.manager, PlayerEntity, rows);
}

const answered = new Set<string>();

/** Matches of each round end in other ways: played, drawn, by silence, by lot. */
async function answerAll(round: number): Promise<void> {
  const open = (await the.readyIn(source.league.id)).filter(({ fixtureId }) => !answered.has(fixtureId));
  for (const [index, ready] of open.entries()) {
    answered.add(ready.fixtureId);
    await the.service.deliver(fixtureClosed, answerTo(ready, round * 7 + index));
  }
}

function answerTo(ready: Ready, turn: number): DataOf<typeof fixtureClosed> {
  const at = the.clock.now();
  const { fixtureId, revision, stage } = ready;
  if (stage === 'FINAL_LEAGUE') return playedAnswer(ready, 'B', at);
  const expired = { fixtureId, revision, matchId: 'm', at: at.toISOString(), how: 'EXPIRED' as const };
  if (turn % 5 === 3) return playedAnswer(ready, null, at);
  if (turn % 11 === 5) return { ...expired, tried: { A: true, B: false } } as never;
  if (turn % 13 === 6) return { ...expired, tried: { A: true, B: true } } as never;
  return playedAnswer(ready, turn % 2 === 0 ? 'A' : 'B', at);
}

/** What a record says, ids of our own apart: people stand for their sides. */
function plain(text: string) {
  const outcome = phaseFromTods(JSON.parse(text));
  if (!outcome.ok) throw new Error(outcome.code);
  const match = ({ id: _, sides: __, ...rest }: any) => rest;
  return outcome.value.groups.map(({ sides, matches, final }) => ({
    sides: sides.map(({ id: _, ...side }) => side),
    matches: matches.map(match).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    final: final && match(final),
  }));
}

const changed = (change: (record: any) => void, of = over): string => {
  const copy = JSON.parse(of);
  change(copy);
  return JSON.stringify(copy);
};
const drawOf = (record: any, index = 0) => record.events[0].drawDefinitions[index];
const tableOf = (record: any) => drawOf(record).structures[0].structures[0];

describe('records of phases', () => {
  it('BYD-07~ go out at any moment of the play, and the open competition engine reads them as they are meant', async () => {
    for (const [text, finals] of [
      [half, 0],
      [over, 2],
    ] as const) {
      const record = JSON.parse(text);
      expect(record).toMatchObject({ tournamentId: source.phase.id, tournamentName: 'League 1, 2027/1' });
      expect(inconsistenciesOf(record)).toEqual([]);
      const theirs = matchUpsRead(record);
      const ours = plain(text).flatMap(({ matches, final }) => [...matches, ...(final ? [final] : [])]);
      expect(theirs.size).toBe(ours.length);
      expect([...theirs.values()].filter(({ winner }) => winner !== null)).toHaveLength(
        ours.filter(({ decision }: any) => decision?.winner).length,
      );
      expect(plain(text).filter(({ final }) => final)).toHaveLength(finals);
    }
    const people = JSON.parse(over).participants.map(({ person }: any) => person);
    expect(people).toContainEqual({ personId: 'a-p1', standardGivenName: 'Ada', standardFamilyName: 'a-p1' });
    const kinds = new Set(plain(over).flatMap(({ matches }) => matches.map(({ decision }: any) => `${decision.kind} ${decision.outcome ?? ''}`))); // prettier-ignore
    expect([...kinds].sort()).toEqual(['FORFEIT ', 'LOT ', 'PLAYED COMPLETED', 'PLAYED TIME_EXPIRED']);
  });

  it('BYD-07~ there is none of what has no groups, and none for players', async () => {
    expect(await exportOf('none')).toBeNull();
    expect(await exportOf("'; drop table phase")).toBeNull();
    for (const [document, variables] of [
      [EXPORT, { id: source.phase.id }],
      [IMPORT, { input: { requestId: 'p', leagueId: 'l', year: 2027, number: 1, record: over } }],
    ] as const) {
      const { errors } = await the.service.query(document, variables, player('a-p1'));
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
    }
  });

  it('BYD-07~ come in without loss: tables, finals and the ranking of the year are as they were; nobody is told', async () => {
    const leagueId = await emptyLeague();
    const toldBefore = await Promise.all(TOLD.map(async (event) => (await the.service.eventsOf(event)).length));
    expect(await importOf(over, { leagueId, requestId: 'whole' })).toEqual({
      ...{ success: true, errorCode: null, fieldErrors: [], league: { id: leagueId } },
    });
    const [before, after] = [await leagueOf(source.league.id), await leagueOf(leagueId)];
    const [was, is] = [before.phases.find(({ id }: any) => id === source.phase.id), after.phases[0]];
    expect(is).toEqual({ ...was, id: `${leagueId}-2027-1`, state: 'COMPLETED', members: 14 });
    expect(after.ranking).toEqual(before.ranking);
    expect(after.rankingYears).toEqual([2027]);
    expect(after.ranking.edges.length).toBeGreaterThan(10);
    expect(before.awards).not.toEqual([]);
    expect(after).toMatchObject({ awards: [], currentPhase: null });
    expect(after.history).toEqual([
      { kind: 'PHASE_IMPORTED', by: { id: 'sam' }, after: '{"phase":"2027-1","groups":2,"members":14}' },
    ]);
    expect(await Promise.all(TOLD.map(async (event) => (await the.service.eventsOf(event)).length))).toEqual(toldBefore); // prettier-ignore
    expect(plain((await exportOf(`${leagueId}-2027-1`))!)).toEqual(plain(over));
    const { data } = await the.service.query<any>(LEAGUES_OF, { id: 'a-p3' }, sam);
    expect(data!.leaguesOf).toContainEqual({ id: leagueId });
    await the.until(new Date('2027-04-11T10:00:00Z'));
    expect((await leagueOf(leagueId)).phases).toEqual(after.phases);
  });

  it('BYD-07~ come in once for a request, also where it is sent several times at once', async () => {
    const leagueId = await emptyLeague();
    const again = { leagueId, requestId: 'at-once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => importOf(over, again)));
    expect(answers.map(({ success }) => success)).toEqual(Array.from({ length: 5 }, () => true));
    expect((await leagueOf(leagueId)).history).toHaveLength(1);
    const used = { errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'USED' }] };
    expect(await importOf(half, again)).toMatchObject(used);
    const other = await emptyLeague();
    expect(await importOf(over, { ...again, leagueId: other })).toMatchObject(used);
    expect((await leagueOf(other)).phases).toEqual([]);
    expect(await importOf(over, { leagueId })).toMatchObject({ errorCode: 'PHASE_EXISTS' });
  });

  it('BYD-07~ are refused for a phase that is not over or is there, a league that is over or is none', async () => {
    const leagueId = await emptyLeague();
    expect(await importOf(over)).toMatchObject({ errorCode: 'LEAGUE_NOT_FOUND', league: null });
    expect(await importOf(over, { leagueId, number: 2 })).toMatchObject({ errorCode: 'PHASE_NOT_OVER' });
    expect(await importOf(over, { leagueId, year: 2090 })).toMatchObject({ errorCode: 'PHASE_NOT_OVER' });
    expect(await importOf(over, { leagueId: source.league.id })).toMatchObject({ errorCode: 'PHASE_EXISTS' });
    expect(await importOf(over, { leagueId: await emptyLeague({ ended_at: new Date() }) })).toMatchObject({ errorCode: 'WRONG_STATE' }); // prettier-ignore
    const wrong = { leagueId, year: 1999, number: 4 };
    expect(await importOf(over, wrong)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [
        { field: 'year', code: 'OUT_OF_RANGE' },
        { field: 'number', code: 'OUT_OF_RANGE' },
      ],
    });
    expect(await importOf(over, { leagueId, requestId: 'a b' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'INVALID' }] },
    });
    expect((await leagueOf(leagueId)).history).toEqual([]);
  });

  it('BYD-07~ API-11~ are refused where they are none, do not fit, or our rules do not lead to them', async () => {
    const leagueId = await emptyLeague();
    const records: readonly (readonly [string, string])[] = [
      ...['', '{', 'null', '[]', '{}', '"text"', '1e400', '['.repeat(900_000)].map((text) => [text.slice(0, 9), text] as const), // prettier-ignore
      ['too long', `${over}${' '.repeat(1_000_000)}`],
      ['not over', half],
      ['score', over.replace('"side1Score":6', '"side1Score":9')],
      ['no account', over.replaceAll('"a-p1"', '"a-p99"')],
      ['twice', over.replaceAll('"personId":"a-p1"', '"personId":"a-p2"')],
      ['other mode', over.replaceAll('SET3-S:6/TB7-F:TB10', 'SET3-S:4NOAD/TB7@3')],
      ['one group', changed((record) => record.events[0].drawDefinitions.pop())],
      ['group twice', changed((record) => (record.events[0].drawDefinitions[1] = drawOf(record)))],
      ['no final', changed((record) => {
        drawOf(record).drawType = 'ROUND_ROBIN';
        drawOf(record).structures.pop();
      })], // prettier-ignore
      ['twice a round', changed((record) => (tableOf(record).matchUps[1].drawPositions = tableOf(record).matchUps[0].drawPositions))], // prettier-ignore
      ['round 10', changed((record) => (tableOf(record).matchUps[0].roundNumber = 10))],
      ['no result', changed((record) => (tableOf(record).matchUps[0] = { ...tableOf(record).matchUps[0], matchUpStatus: 'TO_BE_PLAYED', winningSide: null, score: {} }))], // prettier-ignore
      ['before it', changed((record) => (tableOf(record).matchUps[0].extensions[0].value.at = '2026-12-31T10:00:00Z'))],
      ['to come', changed((record) => (tableOf(record).matchUps[0].extensions[0].value.at = '2027-05-31T10:00:00Z'))],
      ['ids', changed((record) => (record.participants[0].person.personId = 'a\u0000b'))],
      ['place', changed((record) => (tableOf(record).positionAssignments[0].participantId = '__proto__'))],
      ['stand-in', changed((record) => (record.participants[0].extensions[0].value.reserves = ['nobody']))],
    ];
    for (const [why, record] of records) {
      const { errorCode } = await importOf(record, { leagueId });
      expect([why, errorCode]).toEqual([why, 'RECORD_NOT_VALID']);
    }
    const doubles = await emptyLeague({ number_players: 2 });
    expect(await importOf(over, { leagueId: doubles })).toMatchObject({ errorCode: 'RECORD_NOT_VALID' });
    expect((await leagueOf(leagueId)).phases).toEqual([]);
  });

  it('BYD-07~ of others come in without our extensions; who was there has no subscription to end', async () => {
    const leagueId = await emptyLeague();
    const theirs = changed((record) => {
      for (const participant of record.participants) delete participant.extensions;
      for (const draw of record.events[0].drawDefinitions)
        for (const structure of [...draw.structures[0].structures, draw.structures[1]])
          for (const matchUp of structure.matchUps) delete matchUp.extensions;
    });
    // A lot is a walkover for them, and time that expired no result that they could have.
    const legal = changed((record) => {
      for (const draw of record.events[0].drawDefinitions)
        for (const matchUp of draw.structures[0].structures[0].matchUps)
          if (matchUp.matchUpStatus === 'INCOMPLETE') Object.assign(matchUp, { matchUpStatus: 'DOUBLE_WALKOVER', score: {} }); // prettier-ignore
    }, theirs);
    expect(await importOf(legal, { leagueId })).toMatchObject({ success: true });
    const { data } = await the.service.query<any>(GROUPS, { id: leagueId }, sam);
    const memberId = data!.league.phases[0].groups[0].table[0].member.id;
    const excluded = await the.service.query<any>(EXCLUDE, { input: { memberId, reason: 'Insults' } }, sam);
    expect(excluded.data!.excludeLeagueMember).toEqual({ errorCode: 'MEMBER_NOT_FOUND' });
  });
});

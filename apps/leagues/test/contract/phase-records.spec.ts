import { groupClosed, groupFormed, leagueAwardWon, leagueFixtureDecided, leagueGroupChanged, rankingPublished } from '@setpoint/events'; // oxfmt-ignore
import { MOST_RECORD_BYTES } from '@setpoint/kernel';
import { player } from '@setpoint/testkit';
// What others read is judged by the same engine as the rules themselves.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { inconsistenciesOf, matchUpsRead } from '../../../../libs/competition/test/competition-engine.js';
import { changed, EXPORT, IMPORT, plain, sam, startExchanging, type Exchanging } from '../exchanging.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

const LEAGUES_OF = `query ($id: ID!) { leaguesOf(playerId: $id) { id } }`;
const EXCLUDE = `mutation ($input: ExcludeLeagueMemberInput!) { excludeLeagueMember(input: $input) { errorCode } }`;
const GROUPS = `query ($id: ID!) { league(id: $id) { phases { groups { table { member { id } } } } } }`;
const CREATE = `mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { league { id } } }`;
const ANNOUNCE = `mutation ($input: AnnounceTermsInput!) { announceTerms(input: $input) { success } }`;

const TOLD = [groupClosed, groupFormed, leagueAwardWon, leagueFixtureDecided, leagueGroupChanged, rankingPublished];

let the: Exchanging;
beforeAll(async () => (the = await startExchanging()));
afterAll(() => the?.service.stop());

const drawOf = (record: any, index = 0) => record.events[0].drawDefinitions[index];
const tableOf = (record: any) => drawOf(record).structures[0].structures[0];

describe('records of phases', () => {
  it('BYD-07 go out at any moment of the play, and the open competition engine reads them as they are meant', async () => {
    for (const [text, finals] of [
      [the.half, 0],
      [the.over, 2],
    ] as const) {
      const record = JSON.parse(text);
      expect(record).toMatchObject({
        ...{ tournamentId: the.source.phase.id, tournamentName: 'League 1, 2027/1' },
        ...{ startDate: '2027-01-02', endDate: '2027-03-31', localTimeZone: 'Europe/Rome' },
      });
      expect(inconsistenciesOf(record)).toEqual([]);
      const theirs = matchUpsRead(record);
      const ours = plain(text).flatMap(({ matches, final }) => [...matches, ...(final ? [final] : [])]);
      expect(theirs.size).toBe(ours.length);
      expect([...theirs.values()].filter(({ winner }) => winner !== null)).toHaveLength(
        ours.filter(({ decision }: any) => decision?.winner).length,
      );
      expect(plain(text).filter(({ final }) => final)).toHaveLength(finals);
    }
    const people = JSON.parse(the.over).participants.map(({ person }: any) => person);
    expect(people).toContainEqual({ personId: 'a-p1', standardGivenName: 'Ada', standardFamilyName: 'a-p1' });
    const kinds = new Set(plain(the.over).flatMap(({ matches }) => matches.map(({ decision }: any) => `${decision.kind} ${decision.outcome ?? ''}`))); // oxfmt-ignore
    expect([...kinds].sort()).toEqual(['FORFEIT ', 'LOT ', 'PLAYED COMPLETED', 'PLAYED TIME_EXPIRED']);
  });

  it('BYD-07~ there is none of what has no groups, and none for players', async () => {
    expect(await the.exportOf('none')).toBeNull();
    expect(await the.exportOf("'; drop table phase")).toBeNull();
    for (const [document, variables] of [
      [EXPORT, { id: the.source.phase.id }],
      [IMPORT, { input: { requestId: 'p', leagueId: 'l', year: 2027, number: 1, record: the.over } }],
    ] as const) {
      const { errors } = await the.service.query(document, variables, player('a-p1'));
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
    }
  });

  it('BYD-07 come in without loss: tables, finals and the ranking of the year are as they were; nobody is told', async () => {
    const leagueId = await the.emptyLeague();
    const toldBefore = await Promise.all(TOLD.map(async (event) => (await the.service.eventsOf(event)).length));
    expect(await the.importOf(the.over, { leagueId, requestId: 'whole' })).toEqual({
      ...{ success: true, errorCode: null, fieldErrors: [], league: { id: leagueId } },
    });
    const [before, after] = [await the.leagueOf(the.source.league.id), await the.leagueOf(leagueId)];
    const [was, is] = [before.phases.find(({ id }: any) => id === the.source.phase.id), after.phases[0]];
    expect(is).toEqual({ ...was, id: `${leagueId}-2027-1`, state: 'COMPLETED', members: 14, isImported: true });
    expect(after.ranking).toEqual(before.ranking);
    expect(after.rankingYears).toEqual([2027]);
    expect(after.ranking.edges.length).toBeGreaterThan(10);
    expect(before.awards).not.toEqual([]);
    expect(after).toMatchObject({ awards: [], currentPhase: null });
    expect(after.history).toEqual([
      { kind: 'PHASE_IMPORTED', by: { id: 'sam' }, after: '{"phase":"2027-1","groups":2,"members":14}' },
    ]);
    expect(await Promise.all(TOLD.map(async (event) => (await the.service.eventsOf(event)).length))).toEqual(toldBefore); // oxfmt-ignore
    expect(plain((await the.exportOf(`${leagueId}-2027-1`))!)).toEqual(plain(the.over));
    const { data } = await the.service.query<any>(LEAGUES_OF, { id: 'a-p3' }, sam);
    expect(data!.leaguesOf).toContainEqual({ id: leagueId });
    await the.until(new Date('2027-04-11T10:00:00Z'));
    expect((await the.leagueOf(leagueId)).phases).toEqual(after.phases);
  });

  it('BYD-07~ come in once for a request, also where it is sent several times at once', async () => {
    const leagueId = await the.emptyLeague();
    const again = { leagueId, requestId: 'at-once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => the.importOf(the.over, again)));
    expect(answers.map(({ success }) => success)).toEqual(Array.from({ length: 5 }, () => true));
    expect((await the.leagueOf(leagueId)).history).toHaveLength(1);
    const used = { errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'USED' }] };
    expect(await the.importOf(the.half, again)).toMatchObject(used);
    const other = await the.emptyLeague();
    expect(await the.importOf(the.over, { ...again, leagueId: other })).toMatchObject(used);
    expect((await the.leagueOf(other)).phases).toEqual([]);
    expect(await the.importOf(the.over, { leagueId })).toMatchObject({ errorCode: 'PHASE_EXISTS' });
  });

  it('BYD-07~ are refused for a phase that is not over or is there, a league that is over or is none', async () => {
    const leagueId = await the.emptyLeague();
    expect(await the.importOf(the.over)).toMatchObject({ errorCode: 'LEAGUE_NOT_FOUND', league: null });
    expect(await the.importOf(the.over, { leagueId, number: 2 })).toMatchObject({ errorCode: 'PHASE_NOT_OVER' });
    expect(await the.importOf(the.over, { leagueId, year: 2090 })).toMatchObject({ errorCode: 'PHASE_NOT_OVER' });
    expect(await the.importOf(the.over, { leagueId: the.source.league.id })).toMatchObject({
      errorCode: 'PHASE_EXISTS',
    });
    expect(await the.importOf(the.over, { leagueId: await the.emptyLeague({ ended_at: new Date('2026-06-01T12:00:00Z') }) })).toMatchObject({ errorCode: 'WRONG_STATE' }); // oxfmt-ignore
    const wrong = { leagueId, year: 1999, number: 4 };
    expect(await the.importOf(the.over, wrong)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [
        { field: 'year', code: 'OUT_OF_RANGE' },
        { field: 'number', code: 'OUT_OF_RANGE' },
      ],
    });
    expect(await the.importOf(the.over, { leagueId, requestId: 'a b' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'requestId', code: 'INVALID' }] },
    });
    expect((await the.leagueOf(leagueId)).history).toEqual([]);
  });

  it('BYD-07~ API-11~ are refused where they are none, do not fit, or our rules do not lead to them', async () => {
    const leagueId = await the.emptyLeague();
    const records: readonly (readonly [string, string])[] = [
      ...['', '{', 'null', '[]', '{}', '"text"', '1e400', '['.repeat(900_000)].map((text) => [text.slice(0, 9), text] as const), // oxfmt-ignore
      ['too long', `${the.over}${' '.repeat(MOST_RECORD_BYTES)}`],
      ['not over', the.half],
      ['score', the.over.replace('"side1Score":6', '"side1Score":9')],
      ['no account', the.over.replaceAll('"a-p1"', '"a-p99"')],
      ['twice', the.over.replaceAll('"personId":"a-p1"', '"personId":"a-p2"')],
      ['other mode', the.over.replaceAll('SET3-S:6/TB7-F:TB10', 'SET3-S:4NOAD/TB7@3')],
      ['one group', changed(the.over, (record) => record.events[0].drawDefinitions.pop())],
      ['group twice', changed(the.over, (record) => (record.events[0].drawDefinitions[1] = drawOf(record)))],
      ['no final', changed(the.over, (record) => {
        drawOf(record).drawType = 'ROUND_ROBIN';
        drawOf(record).structures.pop();
      })], // oxfmt-ignore
      ['twice a round', changed(the.over, (record) => (tableOf(record).matchUps[1].drawPositions = tableOf(record).matchUps[0].drawPositions))], // oxfmt-ignore
      ['round 10', changed(the.over, (record) => (tableOf(record).matchUps[0].roundNumber = 10))],
      ['no result', changed(the.over, (record) => (tableOf(record).matchUps[0] = { ...tableOf(record).matchUps[0], matchUpStatus: 'TO_BE_PLAYED', winningSide: null, score: {} }))], // oxfmt-ignore
      [
        'before it',
        changed(the.over, (record) => (tableOf(record).matchUps[0].extensions[0].value.at = '2026-12-31T10:00:00Z')),
      ],
      [
        'to come',
        changed(the.over, (record) => (tableOf(record).matchUps[0].extensions[0].value.at = '2027-05-31T10:00:00Z')),
      ],
      ['ids', changed(the.over, (record) => (record.participants[0].person.personId = 'a\u0000b'))],
      ['place', changed(the.over, (record) => (tableOf(record).positionAssignments[0].participantId = '__proto__'))],
      ['stand-in', changed(the.over, (record) => (record.participants[0].extensions[0].value.reserves = ['nobody']))],
    ];
    for (const [why, record] of records) {
      const { errorCode } = await the.importOf(record, { leagueId });
      expect([why, errorCode]).toEqual([why, 'RECORD_NOT_VALID']);
    }
    const doubles = await the.emptyLeague({ number_players: 2 });
    expect(await the.importOf(the.over, { leagueId: doubles })).toMatchObject({ errorCode: 'RECORD_NOT_VALID' });
    expect((await the.leagueOf(leagueId)).phases).toEqual([]);
  });

  it('BYD-07~ of others come in without our extensions; who was there has no subscription to end', async () => {
    const leagueId = await the.emptyLeague();
    const theirs = changed(the.over, (record) => {
      for (const participant of record.participants) delete participant.extensions;
      for (const draw of record.events[0].drawDefinitions)
        for (const structure of [...draw.structures[0].structures, draw.structures[1]])
          for (const matchUp of structure.matchUps) delete matchUp.extensions;
    });
    // A lot is a walkover for them, and time that expired no result that they could have.
    const legal = changed(theirs, (record) => {
      for (const draw of record.events[0].drawDefinitions)
        for (const matchUp of draw.structures[0].structures[0].matchUps)
          if (matchUp.matchUpStatus === 'INCOMPLETE') Object.assign(matchUp, { matchUpStatus: 'DOUBLE_WALKOVER', score: {} }); // oxfmt-ignore
    });
    expect(await the.importOf(legal, { leagueId })).toMatchObject({ success: true });
    const { data } = await the.service.query<any>(GROUPS, { id: leagueId }, sam);
    const memberId = data!.league.phases[0].groups[0].table[0].member.id;
    const excluded = await the.service.query<any>(EXCLUDE, { input: { memberId, reason: 'Insults' } }, sam);
    expect(excluded.data!.excludeLeagueMember).toEqual({ errorCode: 'MEMBER_NOT_FOUND' });
  });

  it('BYD-07~ LEA-09~ leave a league that has not begun as it is: terms are announced from its own first phase on', async () => {
    const details = {
      ...{ name: 'Coming', provinceCode: 'BG', sport: 1, numberPlayers: 1, sex: 'ALL', year: 2028, prizes: [] },
      ...{ gameMode: 'THREE_SETS_6_GAMES', priceCents: 1_500 },
    };
    const made = await the.service.query<any>(CREATE, { input: { requestId: 'coming', details } }, sam);
    const { id } = made.data!.createLeague.league;
    const phasesOf = async () => (await the.leagueOf(id)).phases.map((phase: any) => `${phase.year}-${phase.number}`);
    const before = await phasesOf();
    expect(before[0]).toBe('2028-1');
    expect(await the.importOf(the.over, { leagueId: id })).toMatchObject({ success: true });
    const input = { id, priceCents: 2_000, terms: null, reason: 'Balls cost more' };
    const announced = await the.service.query<any>(ANNOUNCE, { input }, sam);
    expect(announced.data!.announceTerms).toEqual({ success: true });
    expect((await phasesOf()).slice(0, before.length + 1)).toEqual(['2027-1', ...before]);
    expect((await the.leagueOf(id)).currentPhase.id).toBe(`${id}-2028-1`);
  });
});

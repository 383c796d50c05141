import { TENNIS } from '@setpoint/kernel';
import { readTods, type TodsEvent } from '../src/index.js';

/** Records as other programs write them: without our extensions, and with what is not played here. */
const person = (id: string) => ({
  ...{ participantId: id, participantType: 'INDIVIDUAL', participantRole: 'COMPETITOR', individualParticipantIds: [] },
  person: { standardGivenName: 'Ada', standardFamilyName: id },
});
const PEOPLE = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const positions = (ids: readonly (string | null)[], from = 1) =>
  ids.map((participantId, index) => ({
    drawPosition: from + index,
    ...(participantId === null ? { bye: true } : participantId !== '' && { participantId }),
  }));
const sets = (...games: readonly (readonly [number, number])[]) => ({
  sets: games.map(([side1Score, side2Score], index) => ({ setNumber: index + 1, side1Score, side2Score })),
});
const match = (round: number, position: number, drawPositions: readonly number[], more: object = {}) => ({
  ...{ matchUpId: `m${round}-${position}`, roundNumber: round, roundPosition: position, drawPositions },
  ...{ matchUpStatus: 'TO_BE_PLAYED', ...more },
});
const won = (winningSide: 1 | 2, more: object = {}) => ({
  ...{ matchUpStatus: 'COMPLETED', winningSide, score: sets(winningSide === 1 ? [6, 3] : [3, 6], winningSide === 1 ? [6, 3] : [3, 6]) }, // oxfmt-ignore
  ...more,
});
const structure = (stage: string, places: readonly (string | null)[], matchUps: readonly object[], more = {}) => ({
  ...{ structureId: stage.toLowerCase(), structureName: stage, stage, stageSequence: 1 },
  ...{ finishingPosition: 'ROUND_OUTCOME', positionAssignments: positions(places), matchUps, ...more },
});
const SEMIFINALS = [match(1, 1, [1, 2]), match(1, 2, [3, 4]), match(2, 1, [])];
const main = (matchUps: readonly object[] = SEMIFINALS) => structure('MAIN', ['p1', 'p2', 'p3', 'p4'], matchUps);
const event = (structures: readonly object[], draw: object = {}, more: object = {}) => ({
  ...{ eventId: 'e', eventName: 'Open', eventType: 'SINGLES', discipline: 'TENNIS' },
  drawDefinitions: [
    { drawId: 'd', drawType: 'SINGLE_ELIMINATION', matchUpFormat: 'SET3-S:6/TB7-F:TB10', structures, ...draw },
  ],
  ...more,
});
const record = (...events: readonly unknown[]) => ({
  ...{ tournamentId: 't', tournamentName: 'Altrove', startDate: '2025-06-01T00:00:00.000Z', endDate: '2025-06-08' },
  ...{ localTimeZone: 'Europe/Rome', participants: PEOPLE.map(person), events },
});

function read(json: unknown) {
  const outcome = readTods(json);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
const only = (...structures: readonly object[]): TodsEvent => read(record(event(structures))).events[0]!;
const told = ({ warnings }: Pick<TodsEvent, 'warnings'>) => warnings.map(({ path, code }) => `${path} ${code}`);

const DRAW = 'events.0.drawDefinitions.0';

describe('a record that others wrote', () => {
  it('BYD-07~ is read event by event: each draw can be taken by itself, and the others say why they can’t', () => {
    const { name, events } = read(
      record(
        event([main()], {}, { eventName: 'Singolare' }),
        event([main()], { matchUpFormat: undefined }, { matchUpFormat: 'SET3-S:6/TB7' }),
        event([main()], { matchUpFormat: 'SET1-S:8/TB7' }),
        event([], {}, { drawDefinitions: [] }),
        event([main()], {}, { eventType: 'TEAM' }),
        7,
        event([{ structureId: 'swiss', stage: 'MAIN', matchUps: [{ matchUpId: 'x', sides: [] }] }], {
          drawType: 'AD_HOC',
        }),
      ),
    );
    expect(name).toBe('Altrove');
    expect(events.map(({ path, tournament }) => [path, tournament?.scoring ?? null])).toEqual([
      [DRAW, { mode: 'THREE_SETS_6_GAMES', superTieBreakAllowed: true }],
      ['events.1.drawDefinitions.0', { mode: 'THREE_SETS_6_GAMES', superTieBreakAllowed: false }],
      ['events.2.drawDefinitions.0', null],
      ['events.3', null],
      ['events.4', null],
      ['events.5', null],
      ['events.6.drawDefinitions.0', null],
    ]);
    expect(events.slice(0, 2).flatMap(told)).toEqual([]);
    expect(events.slice(2).map(told)).toEqual([
      ['events.2.drawDefinitions.0.matchUpFormat FORMAT_NOT_SUPPORTED'],
      ['events.3 NO_DRAW'],
      ['events.4 TEAM_EVENT'],
      ['events.5 NOT_READABLE'],
      ['events.6.drawDefinitions.0.structures.0 DRAW_NOT_SUPPORTED'],
    ]);
    expect(events[0]).toMatchObject({
      ...{ name: 'Singolare', sport: TENNIS, matches: 3, taken: 3, results: 0 },
      tournament: { days: { start: '2025-06-01', end: '2025-06-08', timeZone: 'Europe/Rome' } },
    });
    expect(events[2]!.warnings[0]!.about).toBe('SET1-S:8/TB7');
  });

  it('BYD-07~ keeps its main draw with seeds and byes; qualifying, consolation and lower places are reported with their matches', () => {
    const open = structure('MAIN', ['p1', null, 'p3', 'p4'], [match(1, 1, [1, 2], { matchUpStatus: 'BYE' }), match(1, 2, [3, 4], won(2)), match(2, 1, [1, 4])], { seedAssignments: [{ seedNumber: 2, participantId: 'p4' }, { seedNumber: 1, participantId: 'p1' }, { seedNumber: 3 }] }); // oxfmt-ignore
    const read = only(
      structure('QUALIFYING', ['p4', 'p5'], [match(1, 1, [1, 2], won(1))]),
      open,
      structure('CONSOLATION', ['p3', ''], [match(1, 1, [1, 2])]),
      structure('VOLUNTARY_CONSOLATION', [], []),
      structure('PLAY_OFF', ['p5', 'p6'], [match(1, 1, [1, 2], won(2))], { stageSequence: 2 }),
    );
    expect(read).toMatchObject({ matches: 5, taken: 2, results: 1 });
    expect(told(read)).toEqual([
      `${DRAW}.structures.0 STRUCTURE_LEFT_OUT`,
      `${DRAW}.structures.2 STRUCTURE_LEFT_OUT`,
      `${DRAW}.structures.4 STRUCTURE_LEFT_OUT`,
    ]);
    const { bracket, seeds, sides } = read.tournament!;
    expect(bracket!.places).toEqual(['p1', null, 'p3', 'p4']);
    expect(bracket!.fixtures.at(-1)!.slots).toEqual([
      { kind: 'SIDE', id: 'p1' },
      { kind: 'SIDE', id: 'p4' },
    ]);
    expect(seeds).toEqual(['p1', 'p4']);
    expect(sides.map(({ id, players }) => [id, players[0]!.id])).toEqual([
      ['p1', 'p1'],
      ['p3', 'p3'],
      ['p4', 'p4'],
    ]);
  });

  it('BYD-07~ tells retirements without sets, walkovers and double walkovers; what can’t have happened stays open', () => {
    const read = only(
      main([
        match(1, 1, [1, 2], { matchUpStatus: 'RETIRED', winningSide: 2, score: { sets: [] } }),
        match(1, 2, [3, 4], { matchUpStatus: 'DOUBLE_WALKOVER' }),
        match(2, 1, [2], { matchUpStatus: 'WALKOVER', winningSide: 1 }),
      ]),
    );
    expect(told(read)).toEqual([]);
    expect(read.tournament!.bracket!.fixtures.map(({ decision }) => decision)).toEqual([
      { kind: 'PLAYED', outcome: 'RETIRED', sets: [], winner: 'B' },
      { kind: 'DOUBLE_FORFEIT' },
      { kind: 'BYE', winner: 'A' },
    ]);
    const odd = only(
      main([
        match(1, 1, [1, 2], won(1, { score: sets([9, 7]) })),
        match(1, 2, [3, 4], { matchUpStatus: 'ABANDONED' }),
        match(2, 1, [1, 3], won(1)),
        match(3, 1, [1, 3], won(1)),
        { matchUpId: 5 },
      ]),
    );
    expect(told(odd)).toEqual([
      `${DRAW}.structures.0.matchUps.4.matchUpId NOT_READABLE`,
      ...[0, 1, 2].map((row) => `${DRAW}.structures.0.matchUps.${row} RESULT_NOT_ALLOWED`),
      `${DRAW}.structures.0.matchUps.3 MATCH_LEFT_OUT`,
    ]);
    expect(odd).toMatchObject({ taken: 3, results: 0 });
  });

  it('BYD-07~ one match that was awarded before its opponent is known waits for it', () => {
    const read = only(main([match(1, 1, [1, 2], { matchUpStatus: 'DOUBLE_WALKOVER' }), match(1, 2, [3, 4]), match(2, 1, [], { matchUpStatus: 'WALKOVER' })])); // oxfmt-ignore
    expect(told(read)).toEqual([]);
    expect(read).toMatchObject({ taken: 3, results: 1 });
  });

  it('BYD-07~ groups may have byes and numbers of their own; who goes on is in the play-off for the first places', () => {
    const table = (name: string, ids: readonly (string | null)[], from: number, matchUps: readonly object[]) => ({
      ...{ structureId: name, structureName: name, structureType: 'ITEM', finishingPosition: 'WIN_RATIO' },
      ...{ positionAssignments: positions(ids, from), matchUps },
    });
    const groups = (last: object) => ({
      ...{ structureId: 'rr', structureName: 'MAIN', structureType: 'CONTAINER', stage: 'MAIN', stageSequence: 1 },
      structures: [
        table('A', ['p1', 'p2', 'p3'], 1, [match(1, 0, [1, 2], won(1)), match(2, 0, [1, 3], won(1)), match(3, 0, [2, 3], won(1))]), // oxfmt-ignore
        table('B', ['p4', 'p5', null, 'p6'], 4, [match(1, 0, [4, 5], won(1)), match(1, 1, [6, 7], { matchUpStatus: 'BYE' }), match(2, 0, [4, 7], won(1)), match(3, 0, [5, 7], last)]), // oxfmt-ignore
      ],
    });
    const playOff = (id: string, places: readonly string[]) =>
      structure('PLAY_OFF', places, places.length === 2 ? [match(1, 1, [1, 2])] : SEMIFINALS, { structureId: id });
    const link = (to: string, finishingPositions: readonly number[]) => ({
      ...{ linkType: 'POSITION', source: { structureId: 'rr', finishingPositions } },
      target: { structureId: to, roundNumber: 1, feedProfile: 'DRAW' },
    });
    const links = [link('lower', [3]), link('upper', [1, 2])];
    const draw = (last: object) =>
      read(
        record(
          event([groups(last), playOff('lower', ['p3', 'p6']), playOff('upper', ['p1', 'p5', 'p2', 'p4'])], {
            drawType: 'ROUND_ROBIN_WITH_PLAYOFF',
            links,
          }),
        ),
      ).events[0]!;
    const whole = draw(won(1));
    expect(whole.tournament!.groups.map(({ members }) => members.map(({ id }) => id))).toEqual([
      ['p1', 'p2', 'p3'],
      ['p4', 'p5', 'p6'],
    ]);
    expect(whole.tournament!.bracket!.places).toEqual(['p1', 'p5', 'p2', 'p4']);
    expect(whole).toMatchObject({ matches: 10, taken: 9, results: 6 });
    expect(told(whole)).toEqual([`${DRAW}.structures.1 STRUCTURE_LEFT_OUT`]);
    const wrong = draw(won(1, { score: sets([6, 5]) }));
    expect(wrong.tournament!.bracket).toBeNull();
    expect(told(wrong)).toEqual([
      `${DRAW}.structures.1 STRUCTURE_LEFT_OUT`,
      `${DRAW}.structures.0.structures.1.matchUps.3 RESULT_NOT_ALLOWED`,
      `${DRAW}.structures.2 PLAY_OFF_TOO_EARLY`,
    ]);
    const alone = read(record(event([groups(won(1))]))).events[0]!;
    expect(told(alone)).toEqual([`${DRAW}.structures.0 PLAY_OFF_FOLLOWS`]);
  });

  it('BYD-07~ without all places, or with a feed-in between rounds, is no bracket that can be played', () => {
    expect(told(only(structure('MAIN', ['p1', 'p2', '', 'p4'], SEMIFINALS)))).toEqual([`${DRAW}.structures.0 DRAW_INCOMPLETE`]); // oxfmt-ignore
    const fed = [match(1, 1, [2, 3]), match(2, 1, [1, 2])];
    expect(told(only(structure('MAIN', ['p1', 'p2', 'p3'], fed)))).toEqual([`${DRAW}.structures.0 DRAW_NOT_SUPPORTED`]);
  });

  it('BYD-07~ of any size and depth is read as far as anybody plays', () => {
    let deep: object = structure('MAIN', [], []);
    for (let level = 0; level < 20_000; level++) deep = { stage: 'MAIN', structures: [deep] };
    expect(told(only(deep))).toEqual([`${DRAW}.structures.0.structures.0.positionAssignments DRAW_INCOMPLETE`]);
    const many = only(main(Array.from({ length: 6_000 }, () => ({}))));
    expect(many.warnings).toHaveLength(1_000);
    expect(many.warnings[0]).toMatchObject({ path: `${DRAW}.structures.0.matchUps.5000` });
    const crowd = structure('MAIN', [], [], { structures: [{ positionAssignments: positions(Array.from({ length: 17 }, (_, index) => `x${index}`)) }] }); // oxfmt-ignore
    expect(told(only(crowd))).toEqual([`${DRAW}.structures.0.structures.0.positionAssignments DRAW_INCOMPLETE`]);
    expect(readTods({ ...record(), participants: Array.from({ length: 5_001 }, () => 7) })).toMatchObject({
      ...{ code: 'NOT_A_RECORD', data: { path: 'participants' } },
    });
    expect(readTods(record(...Array.from({ length: 101 }, () => 7)))).toMatchObject({ data: { path: 'events' } });
  });

  it('BYD-07~ people are called by their names, or else as participants are', () => {
    const [first, second, ...others] = PEOPLE.map(person);
    const { person: _, ...named } = { ...second!, participantName: 'Zoe van Dyk' };
    const participants = [{ ...first!, participantName: 'Somebody else' }, named, ...others];
    const { tournament } = read({ ...record(event([main()])), participants }).events[0]!;
    expect(tournament!.sides.slice(0, 2).flatMap(({ players }) => players)).toEqual([
      { id: 'p1', givenName: 'Ada', familyName: 'p1' },
      { id: 'p2', givenName: 'Zoe', familyName: 'van Dyk' },
    ]);
  });

  it('BYD-07~ participants come once; those of no use and matches beside the events are reported and stop nothing', () => {
    const participants = [...PEOPLE.map(person), person('p1'), { participantId: 7 }];
    const { events, warnings } = read({ ...record(event([main()])), participants, matchUps: [{ matchUpId: 'x' }] });
    expect(told({ warnings })).toEqual([
      'participants.7.participantId NOT_READABLE',
      'participants.6 PARTICIPANT_TWICE',
      'matchUps MATCH_LEFT_OUT',
    ]);
    expect(told(events[0]!)).toEqual([]);
    expect(events[0]!.tournament!.sides).toHaveLength(4);
    const missing = read({ ...record(event([main()])), participants: PEOPLE.slice(1).map(person) }).events[0]!;
    expect(missing.warnings).toEqual([{ path: DRAW, code: 'PARTICIPANT_UNKNOWN', about: 'p1' }]);
  });
});

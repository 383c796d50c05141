import { MOST_RECORD_BYTES } from '@setpoint/kernel';
import fc from 'fast-check';
import { phaseFromTods, phaseToTods, type Decision, type GroupPhase } from '../src/index.js';
import { inconsistenciesOf, matchUpsRead, placingsRead, theirResults } from './competition-engine.js';
import { OF_A_LEAGUE, phases } from './phases.js';

const exported = (phase: GroupPhase) => JSON.parse(JSON.stringify(phaseToTods(phase))) as Record<string, unknown>;
const winnerOf = (decision: Decision) => (decision.kind === 'DOUBLE_FORFEIT' ? null : decision.winner);

const PHASES = process.env['SOAK'] ? 1_000 : 100;

describe('a phase of a league in TODS', () => {
  it('BYD-07 goes out and comes back without loss, at any moment', () => {
    fc.assert(
      fc.property(phases, (phase) => {
        expect(phaseFromTods(exported(phase))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(phase)) });
      }),
      { numRuns: PHASES },
    );
  });

  it('BYD-07 is valid for the open competition engine, which reads it as we mean it: sides, winners, wins', () => {
    let decided = 0;
    let finals = 0;
    fc.assert(
      fc.property(phases, (phase) => {
        const record = exported(phase);
        expect(inconsistenciesOf(record)).toEqual([]);
        const theirs = matchUpsRead(record);
        const matches = phase.groups.flatMap((group) => [...group.matches, ...(group.final ? [group.final] : [])]);
        expect(theirs.size).toBe(matches.length);
        for (const { id, sides, decision } of matches) {
          const read = theirs.get(id)!;
          expect([...read.sides].sort()).toEqual([...sides].sort());
          const winner = decision && winnerOf(decision);
          expect([id, read.winner]).toEqual([id, winner ? sides[winner === 'A' ? 0 : 1] : null]);
          if (decision) decided++;
        }
        for (const [index, group] of phase.groups.entries()) {
          if (group.final) finals++;
          const won = group.matches.map(({ sides, decision }) => {
            const winner = decision && winnerOf(decision);
            return winner ? sides[winner === 'A' ? 0 : 1] : null;
          });
          const results = theirResults(`fase-group-${index + 1}-rounds`);
          const final = group.final?.decision && winnerOf(group.final.decision);
          // One of a phase: they work out the whole event for each.
          if (final && index === 0)
            expect(placingsRead('fase-group-1-draw')[group.final!.sides[final === 'A' ? 0 : 1]]).toEqual([1, 1]);
          for (const { id } of group.sides)
            expect([id, results[id]?.matchUpsWon ?? 0]).toEqual([id, won.filter((each) => each === id).length]);
        }
      }),
      { numRuns: PHASES },
    );
    expect(decided).toBeGreaterThan(3 * PHASES);
    expect(finals).toBeGreaterThan(0.3 * PHASES);
  });

  it('BYD-07~ of 64 groups of 8 pairs goes out and comes back', () => {
    const sidesOf = (group: number) =>
      Array.from({ length: 8 }, (_, place) => {
        const id = `g${group}m${place}`;
        const players = [`${id}a`, `${id}b`].map((player) => ({ id: player, givenName: 'Ada', familyName: id }));
        return { id, players, level: 4, left: null, reserves: [] };
      });
    const groups = Array.from({ length: 64 }, (_, number) => {
      const sides = sidesOf(number);
      const pairs = sides.flatMap((a, one) => sides.slice(one + 1).map((b) => [a, b] as const));
      const matches = pairs.map(([a, b], index) => ({
        ...{ id: `${number}-${index}`, round: 1, revision: 1, rule: null, at: '2026-05-10T18:30:00.000Z' },
        ...{ sides: [a.id, b.id] as const, decision: SIX_THREE },
        players: [a.players.map(({ id }) => id), b.players.map(({ id }) => id)] as const,
      }));
      return { sides, matches, final: { ...matches[0]!, id: `${number}-final`, round: null } };
    });
    const phase: GroupPhase = { ...PHASE, groups };
    const text = JSON.stringify(phaseToTods(phase));
    expect(Buffer.byteLength(text)).toBeLessThan(MOST_RECORD_BYTES);
    expect(phaseFromTods(JSON.parse(text))).toEqual({ ok: true, value: phase });
  });

  const SIX_THREE: Decision = {
    ...{ kind: 'PLAYED', outcome: 'COMPLETED', winner: 'A' },
    sets: [6, 6].map((a) => ({ a, b: 3, superTieBreak: false })),
  };
  const aMatch = (id: string, sides: readonly [string, string], decision: Decision | null) => ({
    ...{ id, sides, decision, round: 1, revision: 1, rule: null, at: null },
    players: [[`${sides[0]}p`], [`${sides[1]}p`]] as const,
  });
  const PHASE: GroupPhase = {
    ...{
      id: 'fase',
      name: 'Fase',
      ...OF_A_LEAGUE,
      scoring: { mode: 'THREE_SETS_6_GAMES', superTieBreakAllowed: true },
    },
    groups: [
      {
        sides: ['m1', 'm2', 'm3'].map((id) => ({
          ...{ id, players: [{ id: `${id}p`, givenName: 'Ada', familyName: id }], level: 4, left: null },
          reserves: id === 'm3' ? [{ id: 'r', givenName: 'Ugo', familyName: 'R' }] : [],
        })),
        matches: [
          aMatch('one', ['m2', 'm1'], {
            ...{ kind: 'PLAYED', outcome: 'COMPLETED', winner: 'A' },
            sets: [
              { a: 7, b: 6, tieBreak: 5, superTieBreak: false },
              { a: 6, b: 2, superTieBreak: false },
            ],
          }),
          aMatch('two', ['m1', 'm3'], {
            ...{ kind: 'PLAYED', outcome: 'TIME_EXPIRED', winner: null },
            sets: [{ a: 3, b: 3, superTieBreak: false }],
          }),
        ],
        final: aMatch('final', ['m3', 'm2'], { kind: 'FORFEIT', winner: 'A' }),
      },
    ],
  };
  const changed = (from: string | RegExp, to: string) => {
    const text = JSON.stringify(exported(PHASE));
    expect(text).toMatch(from);
    return phaseFromTods(JSON.parse(text.replace(from, to)));
  };

  it('BYD-07~ tells a match from the lower place, as others read it, and a draw as one without a winner', () => {
    const text = JSON.stringify(exported(PHASE));
    expect(text).toContain(
      '"matchUpId":"one","roundNumber":1,"drawPositions":[1,2],"matchUpStatus":"COMPLETED","winningSide":2,"score":{"sets":[' +
        '{"setNumber":1,"side1Score":6,"side2Score":7,"side1TiebreakScore":5,"side2TiebreakScore":7,"winningSide":2},' +
        '{"setNumber":2,"side1Score":2,"side2Score":6,"winningSide":2}]}',
    );
    expect(exported(PHASE)).toMatchObject({
      ...{ startDate: '2026-04-01', endDate: '2026-06-30', localTimeZone: 'Europe/Rome' },
      events: [{ discipline: 'PADEL', startDate: '2026-04-01', endDate: '2026-06-30' }],
    });
    expect(text).toContain('"participantName":"Ada m1"');
    expect(text).toContain(
      '"matchUpId":"two","roundNumber":1,"drawPositions":[1,3],"matchUpStatus":"INCOMPLETE","score"',
    );
  });

  it('BYD-07~ is refused where it is no phase of groups, or results are none that our rules lead to', () => {
    const notAllowed = (matchUp: string) => ({ code: 'RESULT_NOT_ALLOWED', data: { matchUp } });
    expect(phaseFromTods(null)).toMatchObject({ code: 'NOT_SUPPORTED' });
    expect(changed('ROUND_ROBIN_WITH_PLAYOFF', 'COMPASS')).toMatchObject({ code: 'NOT_SUPPORTED' });
    expect(changed('ROUND_ROBIN_WITH_PLAYOFF', 'ROUND_ROBIN')).toMatchObject({ code: 'NOT_SUPPORTED' });
    expect(changed('SET3-S:6/TB7-F:TB10', 'SET5-S:6/TB7')).toMatchObject({ code: 'FORMAT_NOT_SUPPORTED' });
    expect(changed('"drawPosition":3', '"drawPosition":4')).toMatchObject({ code: 'DRAW_INCOMPLETE' });
    expect(changed('"drawPosition":3,"participantId":"m3"', '"drawPosition":3,"bye":true')).toMatchObject({ code: 'DRAW_INCOMPLETE' }); // oxfmt-ignore
    expect(changed(/("Final".*?)"participantId":"m3"/, '$1"participantId":"m9"')).toMatchObject({ code: 'DRAW_INCOMPLETE' }); // oxfmt-ignore
    expect(changed('"drawPosition":3,"participantId":"m3"', '"drawPosition":3,"participantId":"m9"')).toMatchObject({ code: 'PARTICIPANT_UNKNOWN' }); // oxfmt-ignore
    expect(changed('"reserves":["r"]', '"reserves":["q"]')).toMatchObject({ code: 'PARTICIPANT_UNKNOWN' });
    expect(changed('"drawPositions":[1,2]', '"drawPositions":[1,1]')).toMatchObject(notAllowed('one'));
    expect(changed('"drawPositions":[1,2]', '"drawPositions":[1,7]')).toMatchObject(notAllowed('one'));
    expect(changed('"winningSide":2', '"winningSide":1')).toMatchObject(notAllowed('one'));
    expect(changed('"INCOMPLETE"', '"WALKOVER"')).toMatchObject(notAllowed('two'));
    expect(changed('"DEFAULTED"', '"INCOMPLETE"')).toMatchObject(notAllowed('final'));
  });

  it('BYD-07~ of others comes in without our extensions', () => {
    const text = JSON.stringify(exported(PHASE)).replace('"reserves":["r"]', '"reserves":[]').replaceAll('"name":"setpoint"', '"name":"theirs"').replaceAll('"PADEL"', '"CHESS"').replace('"localTimeZone"', '"zone"'); // oxfmt-ignore
    const outcome = phaseFromTods(JSON.parse(text));
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value).toMatchObject({ sport: null, days: null });
    const [group] = outcome.value.groups;
    expect(group!.sides.map(({ level, left, reserves }) => [level, left, reserves])).toEqual(
      Array.from({ length: 3 }, () => [null, null, []]),
    );
    expect(group!.matches.map(({ sides, decision }) => [...sides, decision && winnerOf(decision)])).toEqual([
      ['m1', 'm2', 'B'],
      ['m1', 'm3', null],
    ]);
    expect(group!.final).toMatchObject({ sides: ['m3', 'm2'], players: [['m3p'], ['m2p']], revision: 1, at: null });
  });
});

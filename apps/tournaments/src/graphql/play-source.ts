import { standingsOf, ADVANCING } from '@setpoint/competition';
import type { PlayOdds } from '../domain/play/odds.js';
import { needsDecision } from '../domain/play/fixture-machine.js';
import { groupIdOf, type PlayFixture, type PlayOfTournament } from '../domain/play/play.js';
import { qualifiersOf } from '../domain/play/settle.js';
import type { Registration } from '../domain/registration.js';

/** Source of the fields of groups, bracket and fixtures. */
export interface PlayView {
  readonly play: PlayOfTournament;
  readonly entries: ReadonlyMap<string, Registration>;
  /** Computed on demand. */
  readonly odds: () => Promise<PlayOdds>;
}

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));

export const groupId = ({ rules }: PlayOfTournament, number: number): string => groupIdOf(rules.tournamentId, number);

const isOpen = ({ state }: PlayFixture): boolean => state === 'READY' || state === 'CLOSING';

export type FixtureSource = ReturnType<typeof fixtureSource>;
export type GroupSource = ReturnType<typeof groupSource>;
export type BracketSource = ReturnType<typeof bracketSource>;

export function fixtureSource(view: PlayView, fixture: PlayFixture) {
  const { id, stage, number, state, outcome, matchId, group } = fixture;
  const [a, b] = fixture.sides;
  return {
    ...{ view, id, stage, number, state, groupNumber: group },
    sideA: sideSource(view, fixture, 0),
    sideB: sideSource(view, fixture, 1),
    opensAt: instant(fixture.opensAt),
    closesAt: instant(fixture.closesAt),
    how: outcome?.how ?? null,
    winner: outcome?.winner ?? null,
    sets: (outcome?.sets ?? []).map((set) => ({ ...set, tieBreak: set.tieBreak ?? null })),
    rule: outcome?.rule ?? null,
    decidedAt: instant(outcome?.at ?? null),
    needsDecision: needsDecision(fixture),
    match: matchId === null ? null : { id: matchId },
    chanceA: async () => (isOpen(fixture) ? (await view.odds()).toWin(a!, b!) : null),
  };
}

function sideSource(view: PlayView, fixture: PlayFixture, side: 0 | 1) {
  const { play, entries } = view;
  const id = fixture.sides[side];
  const slot = play.bracket?.fixtures.find(({ id: key }) => fixture.group === null && key === fixture.key)?.slots[side];
  return {
    entry: id === null ? null : (entries.get(id) ?? null),
    isBye: slot?.kind === 'BYE',
    from: fixture.group === null ? fromSource(play, fixture, side) : null,
  };
}

/** Of the first round, the place in the group; of later ones the fixture before, until it is decided. */
function fromSource(play: PlayOfTournament, fixture: PlayFixture, side: 0 | 1) {
  const id = fixture.sides[side];
  const [round, number] = fixture.key.split('-').map(Number) as [number, number];
  if (round > 1) {
    const before = number * 2 - 1 + side;
    const { stage } = play.phases[fixture.phase - 1]!;
    return id === null ? { kind: 'WINNER_OF' as const, stage, number: before, rank: null } : null;
  }
  const index = play.groups.findIndex(({ members }) => members.some((member) => member.id === id));
  if (id === null || index === -1) return null;
  const rank = qualifiersOf(play, play.groups[index]!).indexOf(id) + 1;
  return { kind: 'GROUP_PLACE' as const, stage: null, number: index + 1, rank: rank === 0 ? null : rank };
}

/** Running ones first, then by deadline. */
export function fixturesInTurn(fixtures: readonly PlayFixture[]): PlayFixture[] {
  const turn = (fixture: PlayFixture) => (isOpen(fixture) ? 0 : fixture.state === 'WAITING' ? 1 : 2);
  const end = ({ closesAt }: PlayFixture) => closesAt ?? Infinity;
  return [...fixtures].sort((a, b) => turn(a) - turn(b) || (end(a) === end(b) ? 0 : end(a) - end(b)));
}

export function groupSource(view: PlayView, number: number) {
  const { play } = view;
  return {
    ...{ view, number, id: groupId(play, number), qualifiers: ADVANCING },
    table: () => tableOf(view, number),
    fixtures: () =>
      play.fixtures.filter(({ group }) => group === number).map((fixture) => fixtureSource(view, fixture)),
  };
}

const FORM_LENGTH = 5;

function tableOf({ play, entries, odds }: PlayView, number: number) {
  const group = play.groups[number - 1]!;
  return standingsOf(group, play.rules.gameMode).map(({ id, rank, rankedBy, points, matches, sets, games }) => ({
    ...{ rank, rankedBy, points, won: matches.won, drawn: matches.drawn, lost: matches.lost },
    ...{ played: matches.won + matches.drawn + matches.lost, setsWon: sets.won, setsLost: sets.lost },
    ...{ gamesWon: games.won, gamesLost: games.lost, entry: entries.get(id)!, form: formOf(play, number, id) },
    chance: async () => (await odds()).groups.get(id) ?? null,
  }));
}

function formOf({ fixtures }: PlayOfTournament, number: number, id: string): ('WON' | 'DRAWN' | 'LOST')[] {
  return fixtures
    .filter(({ group, sides, outcome }) => group === number && outcome && sides.includes(id))
    .sort((a, b) => a.outcome!.at - b.outcome!.at)
    .slice(-FORM_LENGTH)
    .map(({ sides, outcome }) => {
      const { winner, how } = outcome!;
      if (winner === null) return how === 'DOUBLE_FORFEIT' ? 'LOST' : 'DRAWN';
      return sides[winner === 'A' ? 0 : 1] === id ? 'WON' : 'LOST';
    });
}

export function bracketSource(view: PlayView) {
  const { play, entries } = view;
  return {
    rounds: play.phases.flatMap(({ stage }, phase) => {
      if (stage === 'ROUND_ROBIN') return [];
      const ofRound = play.fixtures.filter((fixture) => fixture.phase === phase);
      const ends = ofRound.flatMap(({ closesAt }) => closesAt ?? []);
      return {
        stage,
        fixtures: ofRound.map((fixture) => fixtureSource(view, fixture)),
        closesAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
      };
    }),
    odds: async () => {
      const { bracket } = await view.odds();
      return bracket.map(({ entryId, ...chances }) => ({ ...chances, entry: entries.get(entryId)! }));
    },
  };
}

import {
  drawPlayOff,
  isGroupOver,
  roundsOf,
  standingsOf,
  startBracket,
  winnerBy,
  windowOf,
  ADVANCING,
  type Bye,
  type Decision,
  type Draw,
  type Group,
  type Slot,
} from '@setpoint/competition';
import { leaveToSupport, makeDecided, makeReady, makeWait } from './fixture-machine.js';
import { isOver } from './progress.js';
import {
  guestEntriesOf,
  isWithGuest,
  type DecisionRule,
  type FixtureOutcome,
  type Phase,
  type PlayFixture,
  type PlayOfTournament,
} from './play.js';

/** The primary decision, if any. */
export interface Cause {
  readonly fixtureId: string;
  readonly rule: DecisionRule | null;
}

/**
 * Brings fixtures and phases up to date with groups and bracket: byes and forfeits are decided, a round is opened once
 * the one before is decided, the play-off is drawn once the groups are.
 */
export function settle(before: PlayOfTournament, at: number, cause: Cause | null = null): PlayOfTournament {
  let play = before;
  for (;;) {
    const playing = withPlayOff(play);
    play = { ...playing, fixtures: playing.fixtures.map((fixture) => synced(playing, fixture, at, cause)) };
    const next = play.phases.findIndex(({ opensAt }) => opensAt === null);
    if (next === -1 || !(next === 0 || isDecided(play, next - 1))) break;
    play = { ...play, phases: play.phases.map((phase, index) => (index === next ? opened(play, phase, at) : phase)) };
  }
  const phases = play.phases.map((phase, index): Phase => {
    const state = phase.opensAt === null ? 'PLANNED' : isDecided(play, index) ? 'SETTLED' : 'OPEN';
    return phase.state === state ? phase : { ...phase, state };
  });
  return { ...play, phases, completedAt: play.completedAt ?? (isOver(play) ? at : null) };
}

const isDecided = ({ fixtures }: PlayOfTournament, phase: number): boolean =>
  fixtures.every((fixture) => fixture.phase !== phase || fixture.state === 'DECIDED');

const opened = (play: PlayOfTournament, phase: Phase, at: number): Phase => ({
  ...phase,
  opensAt: at,
  closesAt: closeOf(play, phase, at),
});

/** The end of a window that opens now: the round's own, or a later one for those who come to it by a correction. */
function closeOf({ rules }: PlayOfTournament, { stage, opensAt, closesAt }: Phase, at: number): number {
  if (opensAt === at) return closesAt!;
  const { timeZone, summerDays } = rules;
  const kind = stage === 'ROUND_ROBIN' ? 'GROUPS' : 'PLAY_OFF';
  const window = windowOf({ kind, opensAt: at, timeZone, ...(summerDays !== null && { summerDays }) });
  return Math.max(window.closesAt, closesAt ?? 0);
}

/** A fixture as seen by its group or bracket. */
function synced(play: PlayOfTournament, fixture: PlayFixture, at: number, cause: Cause | null): PlayFixture {
  const { sides, decision, revision } = standOf(play, fixture);
  const [a, b] = sides;
  if (decision) {
    const isNews = cause?.fixtureId === fixture.id;
    if (!isNews && isAlready(fixture, sides, revision, decision)) return fixture;
    const rule = isNews ? cause.rule : ruleOf(play, sides, decision);
    return makeDecided(fixture, sides, revision, outcomeOf(decision, rule, at));
  }
  const phase = play.phases[fixture.phase]!;
  if (a === null || b === null || phase.opensAt === null) return makeWait(fixture, sides, revision);
  if (fixture.state !== 'WAITING' && fixture.revision === revision) return fixture;
  const ready = makeReady(fixture, { sides: [a, b], revision, opensAt: at, closesAt: closeOf(play, phase, at) });
  return isWithGuest(ready, guestEntriesOf(play)) ? leaveToSupport(ready, revision) : ready;
}

interface Stand {
  readonly sides: PlayFixture['sides'];
  readonly revision: number;
  readonly decision: Decision | Bye | null;
}

export function standOf({ groups, bracket }: PlayOfTournament, { group, key }: PlayFixture): Stand {
  if (group !== null) {
    const { sides, decision, revision = 1 } = groups[group - 1]!.fixtures.find(({ id }) => id === key)!;
    return { sides, decision, revision };
  }
  const { slots, decision, revision } = bracket!.fixtures.find(({ id }) => id === key)!;
  return { sides: [idOf(slots[0]), idOf(slots[1])], decision, revision };
}

const idOf = (slot: Slot): string | null => (slot.kind === 'SIDE' ? slot.id : null);

function isAlready(fixture: PlayFixture, sides: PlayFixture['sides'], revision: number, decision: Decision | Bye) {
  const { state, outcome } = fixture;
  if (state !== 'DECIDED' || !outcome || fixture.revision !== revision) return false;
  if (fixture.sides.some((id, index) => id !== sides[index])) return false;
  const end = outcomeOf(decision, outcome.rule, outcome.at);
  return outcome.how === end.how && outcome.winner === end.winner;
}

function outcomeOf(decision: Decision | Bye, rule: DecisionRule | null, at: number): FixtureOutcome {
  const winner = decision.kind === 'BYE' ? decision.winner : winnerBy(decision);
  const sets = decision.kind === 'PLAYED' ? decision.sets : [];
  const isPlayed = decision.kind === 'PLAYED' || decision.kind === 'BYE';
  return { how: decision.kind, winner, sets, rule: isPlayed ? null : rule, at };
}

/** Not decided explicitly: the loser withdrew. */
function ruleOf({ out }: PlayOfTournament, sides: PlayFixture['sides'], decision: Decision | Bye): DecisionRule | null {
  if (decision.kind === 'BYE' || decision.kind === 'PLAYED') return null;
  return sides.some((id) => id !== null && out[id] === 'EXCLUDED') ? 'EXCLUDED' : 'ABANDONED';
}

/** Once all groups are over, the first two remaining entries of each qualify. */
function withPlayOff(play: PlayOfTournament): PlayOfTournament {
  if (play.bracket || play.groups.length === 0 || !play.groups.every(isGroupOver)) return play;
  const entryOf = (id: string) => play.entries.find((entry) => entry.id === id)!;
  const advanced = play.groups.map((group) => {
    const [winner, second] = qualifiersOf(play, group);
    return { winner: entryOf(winner!), second: entryOf(second!) };
  });
  return startPlayOff(play, drawPlayOff(advanced, play.seed, play.algorithm));
}

/** Qualified entries of a group, winner first: by the table, withdrawn ones last. */
export function qualifiersOf({ out, rules }: PlayOfTournament, group: Group): string[] {
  const ranked = standingsOf(group, rules.gameMode).map(({ id }) => id);
  const isIn = (id: string) => out[id] === undefined;
  return [...ranked.filter(isIn), ...ranked.filter((id) => !isIn(id))].slice(0, ADVANCING);
}

export function startPlayOff(play: PlayOfTournament, draw: Draw): PlayOfTournament {
  const { phases, rules, out } = play;
  const bracket = startBracket(
    draw.places,
    draw.places.filter((id) => id !== null && out[id] !== undefined) as string[],
  );
  const rounds = roundsOf(draw.places.length);
  const fixtures = bracket.fixtures.map(({ id: key, round }): PlayFixture => {
    const phase = phases.length + rounds.indexOf(round);
    return newFixture(`${rules.tournamentId}-p${key}`, {
      stage: round,
      phase,
      group: null,
      key,
      number: numberIn(key),
    });
  });
  return {
    ...play,
    draw,
    bracket,
    phases: [...phases, ...rounds.map((stage): Phase => ({ stage, state: 'PLANNED', opensAt: null, closesAt: null }))],
    fixtures: [...play.fixtures, ...fixtures],
  };
}

const numberIn = (key: string): number => Number(key.split('-')[1]);

export const newFixture = (
  id: string,
  place: Pick<PlayFixture, 'stage' | 'phase' | 'group' | 'key' | 'number'>,
): PlayFixture => ({
  id,
  ...place,
  ...{
    state: 'WAITING',
    revision: 0,
    sides: [null, null],
    opensAt: null,
    closesAt: null,
    remindedFor: null,
    hasResult: false,
    hasNoShow: false,
  },
  ...{ leftToSupport: false, contradicted: false, matchId: null, heard: 0, outcome: null },
});

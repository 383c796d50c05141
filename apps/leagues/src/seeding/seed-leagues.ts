import { Ids, type Random, type UserId } from '@setpoint/kernel';
import { isSamePhase, timesOf, type Phase } from '@setpoint/league';
import { Storage, tellTasksAgain, type Effects, type RunningService } from '@setpoint/service-kit';
import { KeepPlay } from '../application/keep-play.js';
import { paidMembers } from '../application/members.js';
import { chargeDueEvent } from '../application/outgoing.js';
import { phasesFrom } from '../application/pass-phases.js';
import { LeagueBooks } from '../application/ports/league-books.js';
import { PhasePlay } from '../application/ports/phase-play.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';
import type { LeagueDetails } from '../domain/league-details.js';
import { phaseId, type League, type LeaguePhase } from '../domain/league.js';
import { nightAfter } from '../domain/play/group.js';
import { TIME_ZONE } from '../domain/provinces.js';
import { chargeOf } from '../domain/subscription.js';
import { playEvent } from '../events/outgoing-play.js';
import { insertRounds } from '../persistence/bulk.js';
import { playGroup, type PlayedFixture } from './play-group.js';
import { seedPeople, type PeopleSeed } from './seed-people.js';
import { phaseAt, phasesAt, type SeededPhases } from './seeded-phases.js';
import { charge, enrol, exclude, joining, type SeededTeam } from './seed-subscriptions.js';

export interface SeededLeague {
  readonly id: string;
  readonly details: Omit<LeagueDetails, 'year'>;
  /** Begins with the coming phase; else it was played before. */
  readonly isNew: boolean;
  readonly teams: readonly SeededTeam[];
}

export interface LeaguesSeed extends PeopleSeed {
  readonly leagues: readonly SeededLeague[];
  /** Of support, who made them. */
  readonly support: UserId;
  readonly random: Random;
  /** The same id for the same name. */
  readonly matchIdFor: (name: string) => string;
  readonly now: Date;
}

export interface SeededLeagues {
  readonly paid: readonly PaidPhase[];
  /** What was played, for the service that has the matches. */
  readonly fixtures: readonly PlayedFixture[];
}

/** A phase that somebody has paid for. */
export interface PaidPhase {
  readonly reference: string;
  readonly playerId: UserId;
  readonly description: string;
  readonly baseCents: number;
  readonly at: Date;
  /** Whether the bank refuses the money for later ones. */
  readonly isShort: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nobody is notified of past events. */
const SILENT: Effects = { emit: () => {}, afterCommit: () => {} };

/**
 * Leagues at any time of the year, run by the service's own rules. What is still to be played is announced, and what is
 * still to be paid; what was paid and what was played is answered, for the services that have the money and the matches.
 */
export async function seedLeagues(service: Pick<RunningService, 'app'>, seed: LeaguesSeed): Promise<SeededLeagues> {
  await seedPeople(service, seed);
  const paid: PaidPhase[] = [];
  const fixtures: PlayedFixture[] = [];
  for (const each of seed.leagues) {
    const found = phasesAt(seed.now, TIME_ZONE);
    const phases: SeededPhases = each.isNew ? { ...found, begun: [] } : found;
    const league = await addLeague(service, each, phases, seed);
    for (const phase of phases.begun)
      fixtures.push(...(await seedPhase(service, { league, phase, phases, teams: each.teams }, seed)));
    if (phases.isEnrolling) await openEnrolment(service, league, each.teams, phases, seed.now);
    await announce(service, league, phases);
    const known = [...phases.begun, ...(phases.isEnrolling ? [phases.coming] : [])];
    for (const phase of known) paid.push(...(await paidFor(service, league, phase, each.teams)));
  }
  await service.app.get(Storage).transaction((manager, effects) => tellTasksAgain(manager, effects));
  return { paid, fixtures };
}

async function paidFor(
  { app }: Pick<RunningService, 'app'>,
  { id, name }: League,
  phase: Phase,
  teams: readonly SeededTeam[],
): Promise<PaidPhase[]> {
  const short = new Set(teams.filter(({ isShort }) => isShort).map((team) => team.id));
  return app.get(Storage).transaction(async (manager) => {
    const book = (await app.get(LeagueBooks).open(id, manager, SILENT))!;
    return (await book.charged(phaseId(id, phase))).flatMap((subscription) => {
      const { reference, priceCents: baseCents, state, askedAt, endedAt } = chargeOf(subscription, phase)!;
      if (state !== 'PAID') return [];
      const description = `${name}, ${phase.year}/${phase.number}`;
      const whose = { playerId: subscription.playerId, isShort: short.has(subscription.id) };
      return [{ reference, ...whose, description, baseCents, at: endedAt ?? askedAt }];
    });
  });
}

async function addLeague(
  { app }: Pick<RunningService, 'app'>,
  { id, details: { priceCents, ...details } }: SeededLeague,
  { begun, coming }: SeededPhases,
  { support, now }: LeaguesSeed,
): Promise<League> {
  const first = begun[0] ?? coming;
  const planned = phaseAt({ id, timeZone: TIME_ZONE }, first, new Date(0));
  const createdAt = new Date(Math.min(planned.enrolmentOpensAt.getTime(), now.getTime()) - DAY_MS);
  const league: League = {
    ...details,
    ...{ id, sport: details.sport as League['sport'], numberPlayers: details.numberPlayers as League['numberPlayers'] },
    ...{ year: first.year, timeZone: TIME_ZONE, version: 1, createdAt, createdBy: support, endedAt: null },
  };
  await app.get(LeagueBooks).add({
    ...{ league, requestId: `seed ${id}`, phases: phasesFrom({ league }, first) },
    terms: { from: first, priceCents, terms: null, announcedAt: createdAt },
    action: { kind: 'CREATED', by: support, at: createdAt, reason: null, before: null, after: league.name },
  });
  return league;
}

interface SeededPhase {
  readonly league: League;
  readonly phase: Phase;
  readonly phases: SeededPhases;
  readonly teams: readonly SeededTeam[];
}

/** Charges a phase that has begun, forms its groups and plays it until now. */
async function seedPhase(
  { app }: Pick<RunningService, 'app'>,
  what: SeededPhase,
  seed: LeaguesSeed,
): Promise<readonly PlayedFixture[]> {
  const { league, phase: key, phases, teams } = what;
  const { id, name, sport, numberPlayers, gameMode, timeZone } = league;
  const phase = phaseAt(league, key, seed.now);
  return app.get(Storage).transaction(async (manager) => {
    const book = (await app.get(LeagueBooks).open(id, manager, SILENT))!;
    await book.plan(phasesFrom(book, key));
    await book.savePhase(phase);
    await enrol(book, joining(teams, key, phases), phase, seed.now);
    const isLast = isSamePhase(key, phases.begun.at(-1)!);
    const short = teams.filter(({ isShort }) => isShort && isLast);
    await charge(book, phase, new Set(short.map((team) => team.id)), seed.now);
    const members = await paidMembers(book, await book.charged(phase.id), phase);
    const begun = { league: { id, name, sport, numberPlayers, gameMode, timeZone }, members, at: phase.startsAt };
    await app.get(PhasePlay).begin({ ...begun, phase: { ...key, id: phase.id } }, manager, SILENT);
    const fixtures = await playPhase({ app }, { ...what, id: phase.id }, manager, seed);
    const excluded = teams.filter(({ isExcluded }) => isExcluded && isSamePhase(key, phases.begun[0]!));
    await exclude(book, phase, new Set(excluded.map((team) => team.id)));
    return fixtures;
  });
}

type Manager = Parameters<PlayingGroups['on']>[0];

async function playPhase(
  { app }: Pick<RunningService, 'app'>,
  { id, phase, phases, teams }: SeededPhase & Pick<LeaguePhase, 'id'>,
  manager: Manager,
  { random, matchIdFor, now }: LeaguesSeed,
): Promise<readonly PlayedFixture[]> {
  const [keep, ids] = [app.get(KeepPlay), app.get(Ids)];
  const work = app.get(PlayingGroups).on(manager, SILENT);
  const isToWin = isSamePhase(phase, phases.over) || timesOf(phase, TIME_ZONE).final.startsAt <= now;
  const byId = new Map(teams.map((team) => [team.id, team]));
  const played = (await work.loadPhase(id)).map((group) => {
    const members = group.members.map((member) => ({ id: member.id, team: byId.get(member.subscriptionId)! }));
    return playGroup(group, {
      skills: new Map(members.map(({ id: member, team }) => [member, team.isFavourite && isToWin ? 9 : team.skill])),
      late: new Set(members.filter(({ team }) => team.isLate).map((member) => member.id)),
      ...{ random, now, newId: () => ids.next() },
      matchIdOf: ({ phase: of }, { round, stage, players }) =>
        matchIdFor([of.id, round ?? stage, ...players.flat()].join(' ')),
    });
  });
  await insertRounds(
    manager,
    played.map(({ rounds }) => rounds),
  );
  const finals = played.flatMap(({ final }) => final).sort((a, b) => +a.at - +b.at);
  for (const { before, change, at } of finals) await keep.execute(before, change, at, work);
  for (const group of await work.loadPhase(id)) {
    const tables = await work.tables(group.id);
    await work.keepNight(group, tables.now, now, group.state === 'CLOSED' ? null : nightAfter(group, now));
  }
  return played.flatMap(({ fixtures }) => fixtures);
}

async function openEnrolment(
  { app }: Pick<RunningService, 'app'>,
  league: League,
  teams: readonly SeededTeam[],
  phases: SeededPhases,
  now: Date,
): Promise<void> {
  const phase = phaseAt(league, phases.coming, now);
  await app.get(Storage).transaction(async (manager) => {
    const book = (await app.get(LeagueBooks).open(league.id, manager, SILENT))!;
    await book.plan(phasesFrom(book, phases.coming));
    await book.savePhase(phase);
    await enrol(book, joining(teams, phases.coming, phases), phase, now);
  });
}

/** What others have to know: the matches to be played now, and the charges to be paid. */
async function announce({ app }: Pick<RunningService, 'app'>, league: League, { begun }: SeededPhases): Promise<void> {
  const last = begun.at(-1);
  if (!last) return;
  await app.get(Storage).transaction(async (manager, effects) => {
    const id = phaseId(league.id, last);
    for (const group of await app.get(PlayingGroups).on(manager, effects).loadPhase(id)) {
      const ready = group.fixtures.filter(({ state }) => state === 'READY');
      effects.emit(...ready.map((fixture) => playEvent({ kind: 'READY', fixture }, group)));
    }
    const book = (await app.get(LeagueBooks).open(league.id, manager, effects))!;
    for (const each of await book.charged(id))
      if (each.machine.state === 'SUSPENDED') effects.emit(chargeDueEvent(league, each, chargeOf(each, last)!));
  });
}

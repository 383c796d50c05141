import { fixtureClosed, type DataOf } from '@setpoint/events';
import { phaseFromTods } from '@setpoint/competition';
import { insertRows } from '@setpoint/service-kit';
import { support } from '@setpoint/testkit';
import { LeagueEntity, TermsEntity } from '../src/persistence/league-entities.js';
import { PlayerEntity, type PlayerRow } from '../src/persistence/projection-entities.js';
import { playedAnswer, PRIZES, startPlaying, ZONE, type Ready } from './playing.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

export const sam = support('sam');
export const EXPORT = `query ($id: ID!) { exportLeaguePhase(id: $id) }`;
export const IMPORT = `mutation ($input: ImportLeaguePhaseInput!) { importLeaguePhase(input: $input) { success errorCode
  fieldErrors { field code } league { id } } }`;
const LEAGUE = `query ($id: ID!) { league(id: $id) { history { kind after by { id } } awards { id }
  rankingYears ranking(year: 2027) { edges { node { position points played appw phases players { id } } } }
  currentPhase { id } phases { id year number state members isImported groups { state
    table { rank points gameDifference rankedBy member { level isOut players { id } } }
    tableOfLastNight { rank } final { how winner sets { a b } } } } } }`;

/** A service in which a phase was played to its end: its records, and leagues to import them into. */
export async function startExchanging() {
  const the = await startPlaying();
  const { service, clock, times } = the;
  let count = 0;

  const exportOf = async (id: string) => {
    const { data, errors } = await service.query<{ exportLeaguePhase: string | null }>(EXPORT, { id }, sam);
    if (errors) throw new Error(errors.map(({ message }) => message).join());
    return data!.exportLeaguePhase;
  };

  const importOf = async (record: string, more: object = {}) => {
    const input = { requestId: `r-${(count += 1)}`, leagueId: 'none', year: 2027, number: 1, record, ...more };
    const { data, errors } = await service.query<any>(IMPORT, { input }, sam);
    if (errors) throw new Error(errors.map(({ message }) => message).join());
    return data!.importLeaguePhase;
  };

  const leagueOf = async (id: string) => (await service.query<any>(LEAGUE, { id }, sam)).data!.league;

  /** A league without a phase. */
  async function emptyLeague(more: object = {}): Promise<string> {
    const id = `empty-${(count += 1)}`;
    const kind = { province: `E${count}`, sport: 1, number_players: 1, sex: 'ALL', year: 2028 };
    await service.manager.insert(LeagueEntity, {
      ...{ id, name: 'Empty', ...kind, game_mode: 'THREE_SETS_6_GAMES', time_zone: ZONE, rules: null, prizes: PRIZES },
      ...{ version: 1, created_at: clock.now(), created_by: 'sam', request_id: id, ended_at: null, ...more },
    } as never);
    const terms = { league_id: id, year: 2028, number: 1, price_cents: 1_500, terms: null };
    await service.manager.insert(TermsEntity, { ...terms, announced_at: clock.now() } as never);
    return id;
  }

  async function known(ids: readonly string[]): Promise<void> {
    const rows = ids.map((id): PlayerRow => ({
      ...{ id, display_name: `Ada ${id}`, sex: 'F', country: 'IT', lat: null, lng: null, levels: [], mobile: null },
      ...{ absent_from: null, absent_to: null, availability: { noFixedDays: false, slots: [] } },
      ...{ is_barred: false, is_closed: false },
    }));
    await insertRows(service.manager, PlayerEntity, rows);
  }

  const source = await the.begin(14, { prefix: 'a' });
  await known(Array.from({ length: 14 }, (_, i) => `a-p${i + 1}`));
  const answered = new Set<string>();
  async function answerAll(round: number): Promise<void> {
    const open = (await the.readyIn(source.league.id)).filter(({ fixtureId }) => !answered.has(fixtureId));
    for (const [index, ready] of open.entries()) {
      answered.add(ready.fixtureId);
      await service.deliver(fixtureClosed, answerTo(ready, round * 7 + index, clock.now()));
    }
  }

  /** With the rounds half over. */
  let half = '';
  for (const [index, { startsAt }] of times.rounds.entries()) {
    await the.until(startsAt);
    await answerAll(index);
    if (index === 3) half = (await exportOf(source.phase.id))!;
  }
  await the.until(times.final.startsAt);
  await answerAll(0);
  clock.set('2027-04-10T10:00:00Z');
  const over = (await exportOf(source.phase.id))!;
  return { ...the, source, half, over, exportOf, importOf, leagueOf, emptyLeague };
}

export type Exchanging = Awaited<ReturnType<typeof startExchanging>>;

/** Matches end in all ways: played, drawn, by silence, by lot. */
function answerTo(ready: Ready, turn: number, at: Date): DataOf<typeof fixtureClosed> {
  const { fixtureId, revision, stage } = ready;
  if (stage === 'FINAL_LEAGUE') return playedAnswer(ready, 'B', at);
  const expired = { fixtureId, revision, matchId: 'm', at: at.toISOString(), how: 'EXPIRED' as const };
  if (turn % 5 === 3) return playedAnswer(ready, null, at);
  if (turn % 11 === 5) return { ...expired, tried: { A: true, B: false } } as never;
  if (turn % 13 === 6) return { ...expired, tried: { A: true, B: true } } as never;
  return playedAnswer(ready, turn % 2 === 0 ? 'A' : 'B', at);
}

/** What a record says, ids of our own apart: people stand for their sides. */
export function plain(text: string) {
  const outcome = phaseFromTods(JSON.parse(text));
  if (!outcome.ok) throw new Error(outcome.code);
  const match = ({ id: _, sides: __, ...rest }: any) => rest;
  return outcome.value.groups.map(({ sides, matches, final }) => ({
    sides: sides.map(({ id: _, ...side }) => side),
    matches: matches.map(match).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    final: final && match(final),
  }));
}

/** The record with something else in it. */
export const changed = (of: string, change: (record: any) => void): string => {
  const copy = JSON.parse(of);
  change(copy);
  return JSON.stringify(copy);
};

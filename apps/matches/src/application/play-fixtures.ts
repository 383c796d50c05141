import { Injectable } from '@nestjs/common';
import { Clock, Ids, matchId, type MatchId, type UserId } from '@setpoint/kernel';
import type { Competition } from '../domain/competition/competition.js';
import { fixtureMatch, moveWindow, timeIsUp, withdraw, type ReadyFixture } from '../domain/competition/fixture.js';
import { hasResult } from '../domain/competition/permits.js';
import { isCurrent, type Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { passTime } from '../domain/pass-time.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { unmadeClosed } from '../events/outgoing-fixtures.js';
import type { FixtureTransaction, KnownFixture } from './ports/fixtures.js';
import { saveEvents } from './save-events.js';

export type FixtureVersion = Pick<Competition, 'kind' | 'fixtureId' | 'revision'>;

/**
 * Applies fixtures announced by tournaments and leagues: one match per revision of a fixture, in whatever order its
 * events arrive and however often. A later revision cancels the match of an earlier one unless that has a result.
 */
@Injectable()
export class PlayFixtures {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async ready(fixture: ReadyFixture, work: FixtureTransaction): Promise<void> {
    if (fixture.sideA.length !== fixture.numberPlayers || fixture.sideB.length !== fixture.numberPlayers)
      throw new Error(`the sides of fixture ${fixture.fixtureId} are not complete`);
    const known = await this.newest(fixture, work);
    if (known.revision > fixture.revision || known.closed || (await matchOf(fixture, work))) return;
    if (known.ended) {
      await work.save({ ...known, closed: true });
      work.emit(unmadeClosed(fixture, known.ended, null, this.clock.now()));
      return;
    }
    const closesAt = known.closesAt && known.closesAt > fixture.closesAt ? known.closesAt : fixture.closesAt;
    const { match, events } = fixtureMatch({ ...fixture, closesAt }, matchId(this.ids.next()), this.clock.now());
    const requestId = `${fixture.kind} ${fixture.fixtureId} ${fixture.revision}`;
    const outgoing = integrationEventsFor(match, events);
    await work.matches.create({ match, requestId, outgoing, guestLinks: [] });
  }

  extended(version: FixtureVersion, closesAt: Date, work: FixtureTransaction): Promise<void> {
    return this.change(version, work, {
      decide: async (match) => moveWindow(match, closesAt, this.clock.now()),
      note: (known) => ({ closesAt: known.closesAt && known.closesAt > closesAt ? known.closesAt : closesAt }),
    });
  }

  expired(version: FixtureVersion, knownClose: Date, work: FixtureTransaction): Promise<void> {
    return this.change(version, work, {
      decide: async (match) => {
        const voters: readonly UserId[] = await work.voters(match.id);
        return timeIsUp(match, { knownClose, voters }, this.clock.now());
      },
      note: ({ ended, closesAt }) => ({ ended: ended ?? (closesAt && closesAt > knownClose ? null : 'EXPIRED') }),
    });
  }

  withdrawn(version: FixtureVersion, work: FixtureTransaction): Promise<void> {
    return this.change(version, work, {
      decide: async (match) => withdraw(match, this.clock.now()),
      note: () => ({ ended: 'WITHDRAWN' }),
    });
  }

  /** Changes the match of this revision, or stores the change for a fixture not known yet. */
  private async change(
    version: FixtureVersion,
    work: FixtureTransaction,
    what: {
      readonly decide: (match: Match) => Promise<readonly MatchEvent[]>;
      readonly note: (known: KnownFixture) => Partial<KnownFixture>;
    },
  ): Promise<void> {
    const known = await this.newest(version, work);
    const match = await matchOf(version, work);
    if (match) await saveEvents(work.matches, match, await what.decide(match));
    else if (known.revision === version.revision && !known.closed) await work.save({ ...known, ...what.note(known) });
  }

  /** The known fixture at this revision or a later one; matches of earlier revisions are cancelled. */
  private async newest(version: FixtureVersion, work: FixtureTransaction): Promise<KnownFixture> {
    const known = await work.load(version);
    if (known.revision >= version.revision) return known;
    const now = this.clock.now();
    const next: KnownFixture = { ...version, closesAt: null, ended: null, closed: false };
    let kept: MatchId | null = null;
    for (const match of await work.matchesOf(version)) {
      if (hasResult(passTime(match, now).match)) kept = match.id;
      else if (isCurrent(match)) await saveEvents(work.matches, match, withdraw(match, now));
    }
    if (kept) work.emit(unmadeClosed(version, 'WITHDRAWN', kept, now));
    const saved = { ...next, closed: kept !== null };
    await work.save(saved);
    return saved;
  }
}

async function matchOf({ revision, ...fixture }: FixtureVersion, work: FixtureTransaction): Promise<Match | null> {
  const matches = await work.matchesOf(fixture);
  return matches.find(({ competition }) => competition?.revision === revision) ?? null;
}

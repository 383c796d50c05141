import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type Side, type UserId } from '@setpoint/kernel';
import type { PlayingGroup } from '../domain/play/group.js';
import type { LeagueStep } from '../domain/play/league-step.js';
import {
  decideBySupport,
  extendBySupport,
  move,
  type FixtureRefusal,
  type MoveRefusal,
} from '../domain/play/leaving.js';
import { checkReason } from './check-reason.js';
import { KeepPlay } from './keep-play.js';
import { PlayingGroups, type GroupWork } from './ports/playing-groups.js';

export type SupportPlayRefusal =
  | 'INVALID_DATA'
  | 'REASON_REQUIRED'
  | 'MEMBER_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'FIXTURE_NOT_FOUND'
  | MoveRefusal
  | FixtureRefusal;

/** The league that was changed. */
type Answer = Promise<Outcome<string, SupportPlayRefusal>>;

const MOST_DAYS = 14;

/** Actions of support on league play, each with a reason and recorded in its history (ADM-04). */
@Injectable()
export class SupportPlay {
  constructor(
    private readonly groups: PlayingGroups,
    private readonly keep: KeepPlay,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  move(what: { memberId: string; toGroupId: string; reason: string }, by: UserId): Answer {
    return this.withReason(what.reason, by, async (work, step) => {
      const fromId = await work.idOf({ memberId: what.memberId });
      if (!fromId) return refuse('MEMBER_NOT_FOUND');
      // Locks both in the order of their ids, to avoid deadlocks.
      const groups: PlayingGroup[] = [];
      for (const groupId of [...new Set([fromId, what.toGroupId])].toSorted())
        groups.push(...[await work.load({ groupId })].filter((group) => group !== null));
      const from = groups.find(({ members }) => members.some(({ id }) => id === what.memberId));
      const to = groups.find(({ id, phase }) => id === what.toGroupId && phase.id === from?.phase.id);
      if (!from) return refuse('MEMBER_NOT_FOUND');
      if (!to) return refuse('GROUP_NOT_FOUND');
      if (from === to) return accept(from.league.id);
      const outcome = move(from, to, what.memberId);
      if (!outcome.ok) return outcome;
      const now = this.clock.now();
      await this.keep.execute(from, outcome.value.from, now, work);
      await this.keep.execute(to, { group: outcome.value.to, events: [] }, now, work);
      return step(from, 'MEMBER_MOVED', groupName(from), groupName(to));
    });
  }

  extend(what: { fixtureId: string; days: number; closesAt: Date; reason: string }, by: UserId): Answer {
    if (what.days < 1 || what.days > MOST_DAYS)
      return Promise.resolve(refuse('INVALID_DATA', { fields: [{ field: 'days', code: 'OUT_OF_RANGE' }] }));
    return this.withReason(what.reason, by, async (work, step) => {
      const { group, fixture } = await fixtureIn(work, what.fixtureId);
      if (!group || !fixture) return refuse('FIXTURE_NOT_FOUND');
      const outcome = extendBySupport(group, fixture, { days: what.days, seenClose: what.closesAt });
      if (!outcome.ok) return outcome;
      // Repeated request: already done.
      if (outcome.value.group === group) return accept(group.league.id);
      await this.keep.execute(group, outcome.value, this.clock.now(), work);
      const after = outcome.value.group.fixtures.find(({ id }) => id === fixture.id)!;
      return step(group, 'FIXTURE_EXTENDED', fixture.closesAt.toISOString(), after.closesAt.toISOString());
    });
  }

  decide(what: { fixtureId: string; winner: Side | null; reason: string }, by: UserId): Answer {
    return this.withReason(what.reason, by, async (work, step) => {
      const { group, fixture } = await fixtureIn(work, what.fixtureId);
      if (!group || !fixture) return refuse('FIXTURE_NOT_FOUND');
      const { winner, reason } = what;
      const outcome = decideBySupport(group, fixture, { winner, by, reason: reason.trim() });
      if (!outcome.ok) return outcome;
      await this.keep.execute(group, outcome.value, this.clock.now(), work);
      return step(group, 'FIXTURE_DECIDED', null, winner ?? 'nobody');
    });
  }

  private async withReason(
    raw: string,
    by: UserId,
    act: (
      work: GroupWork,
      step: (
        group: PlayingGroup,
        kind: LeagueStep['kind'],
        before: string | null,
        after: string | null,
      ) => Promise<Outcome<string, SupportPlayRefusal>>,
    ) => Answer,
  ): Answer {
    const checked = checkReason(raw);
    if (!checked.ok) return checked;
    const reason = checked.value;
    return this.groups.transaction((work) =>
      act(work, async ({ league }, kind, before, after) => {
        await work.note({ leagueId: league.id, kind, by, at: this.clock.now(), reason, before, after });
        return accept(league.id);
      }),
    );
  }
}

const groupName = ({ number }: PlayingGroup) => `group ${number}`;

async function fixtureIn(work: GroupWork, fixtureId: string) {
  const group = await work.load({ fixtureId });
  return { group, fixture: group?.fixtures.find(({ id }) => id === fixtureId) };
}

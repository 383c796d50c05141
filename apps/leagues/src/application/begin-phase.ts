import { Injectable } from '@nestjs/common';
import { Ids } from '@setpoint/kernel';
import { formGroups } from '@setpoint/league';
import type { Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { inOrder, type PlayingGroup, type PlayingMember } from '../domain/play/group.js';
import { canBeJoined, join } from '../domain/play/joining.js';
import { cancelGroup, leave } from '../domain/play/leaving.js';
import { formed, groupNow } from '../events/outgoing-play.js';
import { KeepPlay } from './keep-play.js';
import { PhasePlay, type Joining, type Leaving, type PaidMember, type PhaseStart } from './ports/phase-play.js';
import { PlayingGroups, type GroupWork } from './ports/playing-groups.js';
import { Seeds } from './ports/seeds.js';

/** Port from subscriptions to play. */
@Injectable()
export class BeginPhase extends PhasePlay {
  constructor(
    private readonly groups: PlayingGroups,
    private readonly keep: KeepPlay,
    private readonly seeds: Seeds,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async begin(start: PhaseStart, manager: EntityManager, effects: Effects): Promise<void> {
    const work = this.groups.on(manager, effects);
    if ((await work.idsIn(start.phase.id)).length > 0) return;
    const entries = formGroups(start.members.map(({ subscriptionId, level }) => ({ id: subscriptionId, level })));
    if (!entries) throw new Error(`phase ${start.phase.id} has too few members to begin`);
    const members = new Map(start.members.map((member) => [member.subscriptionId, member]));
    const groups = entries.map((list, index): PlayingGroup => {
      const group = list.map(({ id: subscriptionId }): PlayingMember => {
        return { ...playing(members.get(subscriptionId)!), id: this.ids.next() };
      });
      return {
        ...{ id: this.ids.next(), league: start.league, phase: start.phase, number: index + 1, state: 'PLAYING' },
        ...{ seed: this.seeds.next(), version: 0, members: inOrder(group), fixtures: [], roundsOpened: 0 },
        ...{ winnerId: null, secondId: null, people: new Map() },
      };
    });
    await work.form(groups, start.at);
    work.emit(...groups.map(formed), ...groups.map(groupNow));
  }

  override async join({ phaseId, member, at }: Joining, manager: EntityManager, effects: Effects): Promise<boolean> {
    const work = this.groups.on(manager, effects);
    const isIn = (await work.idOf({ subscriptionId: member.subscriptionId, phaseId })) !== null;
    if (isIn) return true;
    const group = await this.groupFor(member, phaseId, work);
    if (!group) return false;
    const joined = join(group, { ...playing(member), id: this.ids.next() });
    await this.keep.execute(group, joined, at, work);
    // Publishes its players again.
    work.emit(formed(joined.group));
    return true;
  }

  override async leave({ subscriptionId, phaseId, reason, at }: Leaving, manager: EntityManager, effects: Effects) {
    const work = this.groups.on(manager, effects);
    const group = await work.load({ subscriptionId, phaseId });
    const member = group?.members.find((each) => each.subscriptionId === subscriptionId);
    if (!group || !member) return false;
    const left = leave(group, member.id, reason, at, () => this.ids.next());
    await this.keep.execute(group, left, at, work);
    return left.group !== group;
  }

  override async cancel(phaseId: string, at: Date, manager: EntityManager, effects: Effects): Promise<void> {
    const work = this.groups.on(manager, effects);
    for (const groupId of await work.idsIn(phaseId)) {
      const group = (await work.load({ groupId }))!;
      await this.keep.execute(group, cancelGroup(group), at, work);
    }
  }

  /** The group nearest in level with a place in which a round is to come; null: none. */
  private async groupFor({ level }: PaidMember, phaseId: string, work: GroupWork): Promise<PlayingGroup | null> {
    for (const groupId of await work.withPlaces(phaseId, level)) {
      const group = await work.load({ groupId });
      if (group && canBeJoined(group)) return group;
    }
    return null;
  }
}

/** Levels are kept in thousandths, as groups are formed. */
const playing = ({ subscriptionId, playerIds, level }: PaidMember): Omit<PlayingMember, 'id'> => ({
  ...{ subscriptionId, playerIds, level: Math.round(level * 1_000) / 1_000, outBecause: null },
});

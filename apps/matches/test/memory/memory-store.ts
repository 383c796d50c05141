import type { AuditEntry } from '@setpoint/service-kit';
import type { OutgoingEvent } from '@setpoint/events';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { Fan } from '../../src/domain/audience/fan.js';
import type { MatchPhoto } from '../../src/domain/photo/photo.js';
import type { Case } from '../../src/domain/cases/case.js';
import { players, type Match, type MatchState } from '../../src/domain/match.js';
import { ruleContextOf, type RuleContext } from '../../src/domain/rule-context.js';
import { isWaiting } from '../../src/domain/waiting-list/rules.js';
import type { Poll } from '../../src/domain/polls/poll.js';
import type { World } from '../ports/world.js';

export const OPEN: readonly MatchState[] = ['ORGANIZING', 'READY'];

/** What the ports in memory share. */
export class MemoryStore {
  readonly matches = new Map<string, Match>();
  /** Matches by organiser and request. */
  readonly requests = new Map<string, MatchId>();
  /** Who follows or followed, by match and person. */
  readonly fans = new Map<string, Fan>();
  readonly photos = new Map<string, MatchPhoto>();
  /** Whose uploads wait, by id. */
  readonly uploads = new Map<string, UserId>();
  readonly cases = new Map<string, Case>();
  /** Of each match, oldest first. */
  readonly polls = new Map<string, readonly Poll[]>();
  readonly emitted: OutgoingEvent[] = [];
  readonly audited: AuditEntry[] = [];
  world: World = { people: [], courts: [], blocks: [], follows: [], places: {} };

  all(): Match[] {
    return [...this.matches.values()];
  }

  put(...matches: readonly Match[]): void {
    for (const match of matches) this.matches.set(match.id, match);
  }

  clear(): void {
    this.matches.clear();
    this.requests.clear();
    this.fans.clear();
    this.photos.clear();
    this.uploads.clear();
    this.cases.clear();
    this.polls.clear();
    this.emitted.length = 0;
  }

  ruleContext(): RuleContext {
    const people = this.world.people.map((person) => ({
      ...person,
      engagements: this.engagementsOf(person.id),
      waitsFor: this.all().filter((match) => isWaiting(match, person.id)).length,
    }));
    return ruleContextOf({ ...this.world, people });
  }

  private engagementsOf(id: UserId) {
    return this.all().flatMap((match) =>
      players(match).includes(id) && match.plan.when && OPEN.includes(match.state)
        ? [
            {
              matchId: match.id,
              startsAt: match.plan.when.startsAt,
              endsAt: match.plan.when.endsAt,
              isPrivate: match.visibility === 'PRIVATE',
            },
          ]
        : [],
    );
  }
}

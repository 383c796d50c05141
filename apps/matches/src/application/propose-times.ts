import { Injectable } from '@nestjs/common';
import { timesProposedEvent } from '../events/outgoing-fixtures.js';
import { isUnagreed, proposals, withPreferences, type ProposedTimes } from '../domain/competition/proposals.js';
import { watchProposals } from '../domain/competition/proposal-watch.js';
import { players, type Match } from '../domain/match.js';
import { FreeTimes } from './ports/free-times.js';
import { ProposalWatches } from './ports/proposal-watches.js';

const NOTHING: ProposedTimes = { times: [], lacking: null };

/** Proposes court and time to both sides of a match of a competition, as long as they have not agreed (BYD-10). */
@Injectable()
export class ProposeTimes {
  constructor(
    private readonly freeTimes: FreeTimes,
    private readonly watches: ProposalWatches,
  ) {}

  /** From what is known now; nothing where there is nothing to agree. */
  async for(match: Match, now: Date): Promise<ProposedTimes> {
    if (!isUnagreed(match, now)) return NOTHING;
    const known = await this.freeTimes.seekers(players(match));
    if (known.length < players(match).length) return { times: [], lacking: 'COMMON_TIME' };
    const seekers = withPreferences(known, match.competition);
    const grounds = await this.freeTimes.grounds(match.sport, seekers, match.competition.area);
    return proposals(match, seekers, grounds, now);
  }

  /** Tells both sides when there are times for the first time, and when there is little time left. */
  tell(now: Date): Promise<number> {
    return this.watches.settleDue(now, async (match, before) => {
      const proposed = await this.for(match, now);
      const { news, watch, dueAt } = watchProposals(match, before, proposed, now);
      return { watch, dueAt, outgoing: news === null ? [] : [timesProposedEvent(match, news, proposed)] };
    });
  }
}

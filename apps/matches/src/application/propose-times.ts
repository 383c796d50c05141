import { Injectable } from '@nestjs/common';
import { timesProposedEvent } from '../events/outgoing-fixtures.js';
import { isUnagreed, proposals, withPreferences, type ProposedTimes } from '../domain/competition/proposals.js';
import { watchProposals } from '../domain/competition/proposal-watch.js';
import { players, type Match } from '../domain/match.js';
import { FreeTimes } from './ports/free-times.js';
import { ProposalWatches } from './ports/proposal-watches.js';

const NOTHING: ProposedTimes = { times: [], lacking: null };

/** Proposes court and time for a competition match until both sides have agreed (BYD-10). */
@Injectable()
export class ProposeTimes {
  constructor(
    private readonly freeTimes: FreeTimes,
    private readonly watches: ProposalWatches,
  ) {}

  /** From current data; nothing if there is nothing to agree on. */
  async for(match: Match, now: Date): Promise<ProposedTimes> {
    if (!isUnagreed(match, now)) return NOTHING;
    const known = await this.freeTimes.seekers(players(match));
    if (known.length < players(match).length) return { times: [], lacking: 'COMMON_TIME' };
    const seekers = withPreferences(known, match.competition);
    const grounds = await this.freeTimes.grounds(match.sport, seekers, match.competition.area);
    return proposals(match, seekers, grounds, now);
  }

  /** Notifies both sides when times become available, and when little time is left. */
  announce(now: Date): Promise<number> {
    return this.watches.settleDue(now, async (match, before) => {
      const proposed = await this.for(match, now);
      const { news, watch, dueAt } = watchProposals(match, before, proposed, now);
      return { watch, dueAt, outgoing: news === null ? [] : [timesProposedEvent(match, news, proposed)] };
    });
  }
}

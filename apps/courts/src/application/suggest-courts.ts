import { Injectable } from '@nestjs/common';
import { courtChanged, outgoing, suggestionDecided } from '@setpoint/events';
import { accept, Clock, courtId, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { CourtActionKind } from '../domain/court-action.js';
import { courtFacts } from '../domain/court-facts.js';
import {
  checkedSuggestion,
  courtOf,
  decideSuggestion,
  SUGGESTIONS_A_DAY,
  type SuggestedCentre,
  type Suggestion,
  type SuggestionDecision,
} from '../domain/suggestion.js';
import type { Position } from '../domain/rules/position.js';
import { secondsUntilFree } from '../domain/rules/waiting.js';
import { ActionLog } from './ports/action-log.js';
import { Courts } from './ports/courts.js';
import { Suggestions } from './ports/suggestions.js';

const DAY_MS = 86_400_000;
const KINDS = {
  APPROVE: 'SUGGESTION_APPROVED',
  MERGE: 'SUGGESTION_MERGED',
  REJECT: 'SUGGESTION_REJECTED',
} as const satisfies Record<SuggestionDecision['kind'], CourtActionKind>;

type SuggestRefusal = 'SUGGESTION_INVALID' | 'TOO_MANY_SUGGESTIONS';
type DecideRefusal = 'SUGGESTION_NOT_FOUND' | 'SUGGESTION_DECIDED' | 'REASON_REQUIRED' | 'COURT_NOT_FOUND';

/** Suggested centres: players suggest, support decides (CRT-05, ADM-02). */
@Injectable()
export class SuggestCourts {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly courts: Courts,
    private readonly log: ActionLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async suggest(
    given: SuggestedCentre,
    town: Position | null,
    player: UserId,
  ): Promise<Outcome<Suggestion, SuggestRefusal>> {
    const checked = checkedSuggestion(given, town);
    if (!checked.ok) return checked;
    const now = this.clock.now();
    const suggestion: Suggestion = {
      ...{ ...checked.value, id: this.ids.next(), suggestedBy: player, suggestedAt: now },
      ...{ state: 'PENDING', courtId: null, reason: null, decidedAt: null },
    };
    const limit = { most: SUGGESTIONS_A_DAY, from: new Date(now.getTime() - DAY_MS) };
    const added = await this.suggestions.add(suggestion, limit);
    if (!(added instanceof Date)) return accept(added);
    const retryAfterSeconds = secondsUntilFree(added, DAY_MS, now);
    return refuse('TOO_MANY_SUGGESTIONS', { data: { retryAfterSeconds } });
  }

  async decide(id: string, decision: SuggestionDecision, by: UserId): Promise<Outcome<Suggestion, DecideRefusal>> {
    if (decision.kind === 'MERGE' && (await this.courts.byIds([decision.courtId])).length === 0)
      return refuse('COURT_NOT_FOUND');
    const answer = await this.suggestions.change<Outcome<Suggestion, DecideRefusal>>(id, async (found, unit) => {
      const now = this.clock.now();
      const outcome = decideSuggestion(found, decision, now, courtId(this.ids.next()));
      if (!outcome.ok) return { answer: outcome };
      const decided = outcome.value;
      if (decided.state === 'APPROVED') {
        const court = courtOf(decided, decided.courtId!);
        await this.courts.addWithin(unit, court, now);
        unit.effects.emit(outgoing(courtChanged, courtFacts(court, [], [])));
      }
      const { name, suggestedBy: userId, courtId: became, reason } = decided;
      unit.effects.emit(outgoing(suggestionDecided, { suggestionId: id, name, userId, courtId: became, reason }));
      const action = { kind: KINDS[decision.kind], by, at: now, reason, before: { state: found.state } };
      const after = { state: decided.state, ...(became !== null && { court: became }) };
      await this.log.add({ ...action, after, about: id, ofSupport: 'COURT_SUGGESTION' }, unit);
      if (became !== null) await this.log.add({ ...action, after, about: became }, unit);
      return { answer: accept(decided), suggestion: decided };
    });
    return answer ?? refuse('SUGGESTION_NOT_FOUND');
  }
}

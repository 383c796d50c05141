import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { courtId, pageSize, toConnection, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, Loaders, numberIn, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { ActionLog } from '../application/ports/action-log.js';
import { Courts } from '../application/ports/courts.js';
import { Suggestions } from '../application/ports/suggestions.js';
import { SuggestCourts } from '../application/suggest-courts.js';
import type { CourtCard } from '../domain/court.js';
import { searchWords } from '../domain/search-text.js';
import type { Suggestion } from '../domain/suggestion.js';
import { courtCards } from './court-loaders.js';
import type {
  CourtErrorCode,
  MutationApproveCourtSuggestionArgs,
  MutationMergeCourtSuggestionArgs,
  MutationRejectCourtSuggestionArgs,
  MutationSuggestCourtArgs,
  QueryCourtSuggestionArgs,
  QueryCourtSuggestionsArgs,
  QuerySimilarCourtsArgs,
  ResolversTypes,
} from './generated/schema.js';

type Payload = ResolversTypes['CourtSuggestionPayload'];

/** Suggested centres and support's decisions (CRT-05, ADM-02). */
@Resolver('CourtSuggestion')
export class SuggestionsResolver {
  constructor(
    private readonly suggest: SuggestCourts,
    private readonly suggestions: Suggestions,
    private readonly courts: Courts,
    private readonly log: ActionLog,
  ) {}

  @Query('similarCourts')
  similarTo(
    @Args() { input: { name, lat, lng } }: QuerySimilarCourtsArgs,
  ): Promise<readonly ResolversTypes['SimilarCourt'][]> {
    return this.near(name, lat, lng);
  }

  @Query('myCourtSuggestions')
  mine(@Viewer() viewer: Identity): Promise<readonly Suggestion[]> {
    return this.suggestions.ofPlayer(signedIn(viewer));
  }

  @Query('courtSuggestions')
  async page(
    @Args() { filter, first, after }: QueryCourtSuggestionsArgs,
  ): Promise<ResolversTypes['CourtSuggestionConnection']> {
    const criteria = { ...(filter?.state && { state: filter.state }), words: searchWords(filter?.text ?? '') };
    return toConnection(await this.suggestions.page(criteria, { first: pageSize(first, 50), after }));
  }

  @Query('courtSuggestion')
  one(@Args() { id }: QueryCourtSuggestionArgs): Promise<Suggestion | null> {
    return this.suggestions.find(id);
  }

  @Mutation('suggestCourt')
  async suggested(@Args() { input }: MutationSuggestCourtArgs, @Viewer() viewer: Identity): Promise<Payload> {
    const { town, note, ...centre } = input;
    return payloadOf(await this.suggest.suggest({ ...centre, note: note ?? null }, town ?? null, signedIn(viewer)));
  }

  @Mutation('approveCourtSuggestion')
  async approved(@Args() { input }: MutationApproveCourtSuggestionArgs, @Viewer() viewer: Identity): Promise<Payload> {
    return payloadOf(await this.suggest.decide(input.suggestionId, { kind: 'APPROVE' }, signedIn(viewer)));
  }

  @Mutation('mergeCourtSuggestion')
  async merged(@Args() { input }: MutationMergeCourtSuggestionArgs, @Viewer() viewer: Identity): Promise<Payload> {
    const { suggestionId, courtId: existing, reason } = input;
    const decision = { kind: 'MERGE' as const, courtId: courtId(existing), reason };
    return payloadOf(await this.suggest.decide(suggestionId, decision, signedIn(viewer)));
  }

  @Mutation('rejectCourtSuggestion')
  async rejected(@Args() { input }: MutationRejectCourtSuggestionArgs, @Viewer() viewer: Identity): Promise<Payload> {
    const decision = { kind: 'REJECT' as const, reason: input.reason ?? '' };
    return payloadOf(await this.suggest.decide(input.suggestionId, decision, signedIn(viewer)));
  }

  @ResolveField('court')
  court(@Parent() { courtId: id }: Suggestion, @Loaders() loaders: LoaderRegistry): Promise<CourtCard | null> | null {
    return id && courtCards(loaders, this.courts).load(id);
  }

  @ResolveField('suggestedBy')
  suggestedBy(@Parent() { suggestedBy: id }: Suggestion): { id: string } {
    return { id };
  }

  @ResolveField('similar')
  similar(@Parent() { name, lat, lng }: Suggestion): Promise<readonly ResolversTypes['SimilarCourt'][]> {
    return this.near(name, lat, lng);
  }

  @ResolveField('actions')
  actions(@Parent() { id }: Suggestion): Promise<readonly ResolversTypes['CourtAction'][]> {
    return this.log.about(id);
  }

  /** Invalid positions yield no results. */
  private async near(name: string, lat: number, lng: number) {
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? this.suggestions.similar(name, { lat, lng }) : [];
  }
}

const payloadOf = (outcome: Outcome<Suggestion, CourtErrorCode>): Payload =>
  outcome.ok
    ? succeed({ suggestion: outcome.value, retryAfterSeconds: null })
    : failed(outcome, { suggestion: null, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });

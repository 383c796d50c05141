import type { GraphQLResolveInfo } from 'graphql';
import type { Court as CourtModel } from '../models.js';
import type { GraphQLContext } from '@setpoint/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  _FieldSet: { input: string; output: string; }
};

/** A sports centre (CRT-01). */
export type Court = {
  readonly address: Scalars['String']['output'];
  readonly bookingUrl: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  /** Two letters, ISO 3166. */
  readonly country: Scalars['String']['output'];
  /** Picture for cards and the head of the page. */
  readonly coverUrl: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  /** Distance from the position that the search named, in km. */
  readonly distanceKm: Maybe<Scalars['Int']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly favouritesCount: Scalars['Int']['output'];
  readonly fields: ReadonlyArray<CourtField>;
  readonly id: Scalars['ID']['output'];
  /** Whether the signed-in person runs this centre. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Whether it is among the signed-in player's favourites. */
  readonly isMyFavourite: Scalars['Boolean']['output'];
  readonly lat: Scalars['Float']['output'];
  readonly lng: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly offers: ReadonlyArray<CourtOffer>;
  readonly phone: Maybe<Scalars['String']['output']>;
  /** The path segment behind the id in the centre's address. */
  readonly slug: Scalars['String']['output'];
  /** Sports that can be played here: 1 tennis, 2 padel. */
  readonly sports: ReadonlyArray<Scalars['Int']['output']>;
  /** IANA name; dates and times of matches here are meant in it. */
  readonly timeZone: Scalars['String']['output'];
  readonly website: Maybe<Scalars['String']['output']>;
};

export type CourtConnection = {
  readonly edges: ReadonlyArray<CourtEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CourtEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Court;
};

/** Refusals of this subgraph. */
export type CourtErrorCode =
  /** There is no such centre. */
  | 'COURT_NOT_FOUND';

/** One playing field of a centre. */
export type CourtField = {
  readonly covered: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly notes: Maybe<Scalars['String']['output']>;
  /** 1 tennis, 2 padel. */
  readonly sport: Scalars['Int']['output'];
  readonly surface: Surface;
};

/** What a centre offers to players who come through the platform (CRT-02). */
export type CourtOffer =
  | 'BALL_TUBE_RENTAL'
  | 'ONE_EURO_BOOKING_DISCOUNT'
  | 'TWO_EURO_BOOKING_DISCOUNT'
  /** A bottle of water, free. */
  | 'WATER_BOTTLE';

export type CourtsFilter = {
  readonly covered?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only the signed-in player's favourites. */
  readonly favourites?: InputMaybe<Scalars['Boolean']['input']>;
  readonly near?: InputMaybe<NearInput>;
  readonly offers?: InputMaybe<ReadonlyArray<CourtOffer>>;
  readonly sport?: InputMaybe<Scalars['Int']['input']>;
  readonly surfaces?: InputMaybe<ReadonlyArray<Surface>>;
  /** Part of the name or of the city; typo-tolerant, accent-blind. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type CourtsOrder =
  | 'DISTANCE'
  | 'NAME';

export type Mutation = {
  /** Adds a centre to one's favourites, or takes it off (CRT-08). */
  readonly setFavouriteCourt: SetFavouriteCourtPayload;
};


export type MutationSetFavouriteCourtArgs = {
  input: SetFavouriteCourtInput;
};

/** A point and a radius. */
export type NearInput = {
  /** Radius in km, 1 to 500. */
  readonly km?: InputMaybe<Scalars['Int']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

export type Query = {
  /** One centre by id. */
  readonly court: Maybe<Court>;
  /** Centres by name, place, sport, surface and offers (CRT-04). */
  readonly courts: CourtConnection;
  /** Favourite centres of a player, by name, at most 20 (PLY-02). */
  readonly favouriteCourtsOf: ReadonlyArray<Court>;
  /** The centres that the signed-in person runs, by name. */
  readonly myCourts: ReadonlyArray<Court>;
};


export type QueryCourtArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourtsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourtsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<CourtsOrder>;
};


export type QueryFavouriteCourtsOfArgs = {
  playerId: Scalars['ID']['input'];
};

export type SetFavouriteCourtInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly favourite: Scalars['Boolean']['input'];
};

export type SetFavouriteCourtPayload = {
  readonly court: Maybe<Court>;
  readonly errorCode: Maybe<CourtErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

/** Surfaces (CRT-02). */
export type Surface =
  | 'CLAY'
  | 'GRASS'
  | 'GREENSET'
  | 'GREEN_CLAY'
  | 'HARD'
  | 'MATECO'
  | 'RACQUETBALL'
  | 'SQUASH'
  | 'SYNTHETIC'
  | 'SYNTHETIC_GRASS';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Court: Court;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Court:
    ( { __typename: 'Court' }
    & GraphQLRecursivePick<FederationTypes['Court'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Court: ResolverTypeWrapper<CourtModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CourtConnection: ResolverTypeWrapper<Omit<CourtConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CourtEdge']> }>;
  CourtEdge: ResolverTypeWrapper<Omit<CourtEdge, 'node'> & { node: ResolversTypes['Court'] }>;
  CourtErrorCode: CourtErrorCode;
  CourtField: ResolverTypeWrapper<CourtField>;
  CourtOffer: CourtOffer;
  CourtsFilter: CourtsFilter;
  CourtsOrder: CourtsOrder;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearInput: NearInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetFavouriteCourtInput: SetFavouriteCourtInput;
  SetFavouriteCourtPayload: ResolverTypeWrapper<Omit<SetFavouriteCourtPayload, 'court'> & { court?: Maybe<ResolversTypes['Court']> }>;
  Surface: Surface;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Court: CourtModel;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  CourtConnection: Omit<CourtConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CourtEdge']> };
  CourtEdge: Omit<CourtEdge, 'node'> & { node: ResolversParentTypes['Court'] };
  CourtField: CourtField;
  CourtsFilter: CourtsFilter;
  Mutation: Record<PropertyKey, never>;
  NearInput: NearInput;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  SetFavouriteCourtInput: SetFavouriteCourtInput;
  SetFavouriteCourtPayload: Omit<SetFavouriteCourtPayload, 'court'> & { court?: Maybe<ResolversParentTypes['Court']> };
};

export type CourtResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court'], FederationReferenceType extends FederationReferenceTypes['Court'] = FederationReferenceTypes['Court']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Court']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favouritesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['CourtField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMyFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['CourtOffer']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sports?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourtConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtConnection'] = ResolversParentTypes['CourtConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CourtEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourtEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtEdge'] = ResolversParentTypes['CourtEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
};

export type CourtFieldResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtField'] = ResolversParentTypes['CourtField']> = {
  covered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  surface?: Resolver<ResolversTypes['Surface'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setFavouriteCourt?: Resolver<ResolversTypes['SetFavouriteCourtPayload'], ParentType, ContextType, RequireFields<MutationSetFavouriteCourtArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType, RequireFields<QueryCourtArgs, 'id'>>;
  courts?: Resolver<ResolversTypes['CourtConnection'], ParentType, ContextType, RequireFields<QueryCourtsArgs, 'first' | 'orderBy'>>;
  favouriteCourtsOf?: Resolver<ReadonlyArray<ResolversTypes['Court']>, ParentType, ContextType, RequireFields<QueryFavouriteCourtsOfArgs, 'playerId'>>;
  myCourts?: Resolver<ReadonlyArray<ResolversTypes['Court']>, ParentType, ContextType>;
};

export type SetFavouriteCourtPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetFavouriteCourtPayload'] = ResolversParentTypes['SetFavouriteCourtPayload']> = {
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['CourtErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Court?: CourtResolvers<ContextType>;
  CourtConnection?: CourtConnectionResolvers<ContextType>;
  CourtEdge?: CourtEdgeResolvers<ContextType>;
  CourtField?: CourtFieldResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SetFavouriteCourtPayload?: SetFavouriteCourtPayloadResolvers<ContextType>;
};


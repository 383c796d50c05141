import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Conversation as ConversationModel } from '../models.js';
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
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

/** What is needed to add a conversation. */
export type AddConversationInput = {
  /** 1 to 60 characters, not used for another of one's own. */
  readonly name: Scalars['String']['input'];
};

/** What became of it. */
export type AddConversationPayload = {
  /** The new conversation. */
  readonly conversation: Maybe<Conversation>;
  /** Why it was not. */
  readonly errorCode: Maybe<ConversationErrorCode>;
  /** What is wrong with which field, when errorCode is INVALID_DATA. */
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Whether it was added. */
  readonly success: Scalars['Boolean']['output'];
};

/** A conversation. */
export type Conversation = {
  /** When it was added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** Who added it. */
  readonly addedBy: User;
  /** Opaque; sorts by creation. */
  readonly id: Scalars['ID']['output'];
  /** What its player calls it; each of theirs has another name. */
  readonly name: Scalars['String']['output'];
};

/** A page of conversations. */
export type ConversationConnection = {
  /** The conversations of this page with their cursors. */
  readonly edges: ReadonlyArray<ConversationEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A conversation in a page. */
export type ConversationEdge = {
  /** Where to go on from: give it as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The conversation itself. */
  readonly node: Conversation;
};

/** Refusals of this subgraph. */
export type ConversationErrorCode =
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** One of the player's conversations has this name already. */
  | 'NAME_TAKEN';

/** One field of a form and what is wrong with it. */
export type FieldError = {
  /** What is wrong: stable, the texts are the client's. */
  readonly code: Scalars['String']['output'];
  /** Path of the input field. */
  readonly field: Scalars['String']['output'];
};

export type Mutation = {
  /** Adds a conversation of one's own. */
  readonly addConversation: AddConversationPayload;
};


export type MutationAddConversationArgs = {
  input: AddConversationInput;
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  /** Cursor of the last item, null on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something came before. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item, null on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

export type Query = {
  /** One conversation by id; null when there is none. */
  readonly conversation: Maybe<Conversation>;
  /** All conversations, newest first (API-12). */
  readonly conversations: ConversationConnection;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Players are the players' service's; here is only who is meant. */
export type User = {
  /** The account's id. */
  readonly id: Scalars['ID']['output'];
};



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
  Conversation: Conversation;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Conversation:
    ( { __typename: 'Conversation' }
    & GraphQLRecursivePick<FederationTypes['Conversation'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddConversationInput: AddConversationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddConversationPayload: ResolverTypeWrapper<Omit<AddConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Conversation: ResolverTypeWrapper<ConversationModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ConversationEdge']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  ConversationErrorCode: ConversationErrorCode;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddConversationInput: AddConversationInput;
  String: Scalars['String']['output'];
  AddConversationPayload: Omit<AddConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  Boolean: Scalars['Boolean']['output'];
  Conversation: ConversationModel;
  ID: Scalars['ID']['output'];
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ConversationEdge']> };
  Int: Scalars['Int']['output'];
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  DateTime: Scalars['DateTime']['output'];
  FieldError: FieldError;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  User: User;
};

export type AddConversationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AddConversationPayload'] = ResolversParentTypes['AddConversationPayload']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['ConversationErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation'], FederationReferenceType extends FederationReferenceTypes['Conversation'] = FederationReferenceTypes['Conversation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Conversation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addConversation?: Resolver<ResolversTypes['AddConversationPayload'], ParentType, ContextType, RequireFields<MutationAddConversationArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AddConversationPayload?: AddConversationPayloadResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FieldError?: FieldErrorResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};


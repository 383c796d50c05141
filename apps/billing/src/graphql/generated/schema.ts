import type { GraphQLResolveInfo } from 'graphql';
import type { BillingData as BillingDataModel, Money as MoneyModel } from '../models.js';
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

/** Whom documents are made out to. Only the player reads it. */
export type BillingData = {
  /** Street and number. */
  readonly address: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2, such as IT. */
  readonly country: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly municipality: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  /** Two letters, such as MI. */
  readonly province: Scalars['String']['output'];
  readonly taxCode: Scalars['String']['output'];
  /** Rises with each change; to be sent with the next one. */
  readonly version: Scalars['Int']['output'];
};

export type BillingDataErrorCode =
  /** There are billing data that the caller has not seen; they are answered, and stay until their version is sent. */
  | 'BILLING_DATA_EXISTS'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** The tax code is none that anybody in Italy can have. */
  | 'WRONG_TAX_CODE';

/** One field of a form and what is wrong with it. */
export type FieldError = {
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
};

/** An amount of money. */
export type Money = {
  /** Hundredths of the currency's unit, never a fraction (BIL-03). */
  readonly cents: Scalars['Int']['output'];
  /** ISO 4217, such as EUR. */
  readonly currency: Scalars['String']['output'];
};

export type Mutation = {
  /** Keeps the caller's billing data (BIL-02). The same data again change nothing. */
  readonly saveBillingData: SaveBillingDataPayload;
};


export type MutationSaveBillingDataArgs = {
  input: SaveBillingDataInput;
};

export type Query = {
  /** Whom the caller's documents are made out to (BIL-02); null before it was saved. */
  readonly myBillingData: Maybe<BillingData>;
  /** What the platform owes the caller: refunds as credit and prizes (BIL-07). It pays before the card does. */
  readonly myCredit: Money;
};

export type SaveBillingDataInput = {
  readonly address: Scalars['String']['input'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['input'];
  /** At most 30 characters. */
  readonly firstName: Scalars['String']['input'];
  /** At most 30 characters. */
  readonly lastName: Scalars['String']['input'];
  readonly municipality: Scalars['String']['input'];
  /** At least five digits; five in Italy. */
  readonly postalCode: Scalars['String']['input'];
  /** Two letters. */
  readonly province: Scalars['String']['input'];
  /** At least 16 characters; for Italy with the right check character. */
  readonly taxCode: Scalars['String']['input'];
  /** The version that the caller has seen; null for none. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveBillingDataPayload = {
  /** What is kept now, also after a refusal. */
  readonly billingData: Maybe<BillingData>;
  readonly errorCode: Maybe<BillingDataErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BillingData: ResolverTypeWrapper<BillingDataModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  BillingDataErrorCode: BillingDataErrorCode;
  FieldError: ResolverTypeWrapper<FieldError>;
  Money: ResolverTypeWrapper<MoneyModel>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SaveBillingDataInput: SaveBillingDataInput;
  SaveBillingDataPayload: ResolverTypeWrapper<Omit<SaveBillingDataPayload, 'billingData'> & { billingData?: Maybe<ResolversTypes['BillingData']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BillingData: BillingDataModel;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  FieldError: FieldError;
  Money: MoneyModel;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  SaveBillingDataInput: SaveBillingDataInput;
  SaveBillingDataPayload: Omit<SaveBillingDataPayload, 'billingData'> & { billingData?: Maybe<ResolversParentTypes['BillingData']> };
  Boolean: Scalars['Boolean']['output'];
};

export type BillingDataResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingData'] = ResolversParentTypes['BillingData']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveBillingData?: Resolver<ResolversTypes['SaveBillingDataPayload'], ParentType, ContextType, RequireFields<MutationSaveBillingDataArgs, 'input'>>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  myBillingData?: Resolver<Maybe<ResolversTypes['BillingData']>, ParentType, ContextType>;
  myCredit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SaveBillingDataPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveBillingDataPayload'] = ResolversParentTypes['SaveBillingDataPayload']> = {
  billingData?: Resolver<Maybe<ResolversTypes['BillingData']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['BillingDataErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  BillingData?: BillingDataResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SaveBillingDataPayload?: SaveBillingDataPayloadResolvers<ContextType>;
};


import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Due as DueModel, Money as MoneyModel } from '../models.js';
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
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type AnswerInSandboxInput = {
  readonly approves: Scalars['Boolean']['input'];
  readonly clientSecret: Scalars['String']['input'];
};

export type DeclineCause =
  | 'AUTHENTICATION_REQUIRED'
  | 'DECLINED'
  | 'EXPIRED_CARD'
  | 'INSUFFICIENT_FUNDS'
  | 'RETRY_LATER';

/** What a player is to pay for a place. */
export type Due = {
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: DueKind;
  /** The one that is open or paid, or else the last that was tried. */
  readonly payment: Maybe<Payment>;
  /** Until then the place is kept. */
  readonly paysBy: Scalars['DateTime']['output'];
  /** What it costs now, and what pays for it. */
  readonly price: Price;
  /** The registration or the phase that is paid for. */
  readonly reference: Scalars['ID']['output'];
  readonly status: DueStatus;
};


/** What a player is to pay for a place. */
export type DuePriceArgs = {
  useCredit: Scalars['Boolean']['input'];
};

export type DueKind =
  | 'LEAGUE'
  | 'TOURNAMENT';

export type DueStatus =
  | 'CLOSED'
  /** Not to be paid any more; a payment that is under way still decides. */
  | 'CLOSING'
  | 'OPEN'
  | 'PAID';

export type ExpiryCause =
  | 'ABANDONED'
  | 'CANCELLED_BY_PROVIDER'
  | 'DUE_CLOSED'
  | 'TOO_LATE';

/** An amount of money. */
export type Money = {
  /** Hundredths of the currency's unit, never a fraction (BIL-03). */
  readonly cents: Scalars['Int']['output'];
  /** ISO 4217, such as EUR. */
  readonly currency: Scalars['String']['output'];
};

export type Mutation = {
  /** Gives a payment up, so that another can begin; one that went through a moment before is paid. */
  readonly abandonPayment: PaymentPayload;
  /** Answers the sandbox's bank, or its PayPal. */
  readonly answerInSandbox: SandboxPayload;
  /** The payer's browser has done its part: asks the provider how the payment stands. */
  readonly confirmPayment: PaymentPayload;
  /** Pays with a test card. Only where the provider is the sandbox. */
  readonly payInSandbox: SandboxPayload;
  /** Takes a call of the payment provider. Reached through POST /webhooks/stripe; false where it is forged. */
  readonly receivePaymentWebhook: Scalars['Boolean']['output'];
  /** Bars a player from paying for registrations, or lets them again: support only (BIL-09). */
  readonly setPaymentAccess: PaymentAccessPayload;
  /** Begins to pay a due: credit first, then card or PayPal (BIL-01, BIL-07). Asked again with the same requestId, it is the same payment. */
  readonly startPayment: StartPaymentPayload;
};


export type MutationAbandonPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnswerInSandboxArgs = {
  input: AnswerInSandboxInput;
};


export type MutationConfirmPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPayInSandboxArgs = {
  input: PayInSandboxInput;
};


export type MutationReceivePaymentWebhookArgs = {
  body: Scalars['String']['input'];
  signature: Scalars['String']['input'];
};


export type MutationSetPaymentAccessArgs = {
  input: SetPaymentAccessInput;
};


export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};

export type PayInSandboxInput = {
  readonly clientSecret: Scalars['String']['input'];
  /** The number of a test card, or paypal. */
  readonly means: Scalars['String']['input'];
};

export type Payment = {
  /** Then it is cancelled, unless it was paid before. */
  readonly deadline: Scalars['DateTime']['output'];
  /** Why the last try failed, while another is possible. */
  readonly declined: Maybe<DeclineCause>;
  readonly dueId: Scalars['ID']['output'];
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it ended without being paid. */
  readonly expiredBecause: Maybe<ExpiryCause>;
  readonly id: Scalars['ID']['output'];
  readonly price: Price;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly status: PaymentStatus;
};

export type PaymentAccessErrorCode =
  | 'REASON_REQUIRED';

export type PaymentAccessPayload = {
  readonly barred: Maybe<Scalars['Boolean']['output']>;
  readonly errorCode: Maybe<PaymentAccessErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type PaymentErrorCode =
  /** Not there, or somebody else's. */
  | 'DUE_NOT_FOUND'
  /** Too late: the place is not kept any more. */
  | 'DUE_OVER'
  | 'DUE_PAID'
  /** Support has barred the player from paid registrations. */
  | 'PAYMENTS_BARRED'
  | 'PAYMENT_NOT_FOUND'
  /** The provider doesn't know of it yet: start it again. */
  | 'PAYMENT_NOT_PREPARED'
  /** It has ended. */
  | 'PAYMENT_OVER'
  /** One with another price is open: it has to be given up first. */
  | 'PAYMENT_UNDER_WAY'
  /** The provider did not answer, and nothing was charged: ask again with the same requestId. */
  | 'PROVIDER_AWAY'
  /** The requestId was used for something else. */
  | 'REQUEST_REUSED'
  /** No test card, or no sandbox. */
  | 'SANDBOX_CARD_UNKNOWN'
  /** Another price than the player has seen. */
  | 'WRONG_PRICE';

export type PaymentPayload = {
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly payment: Maybe<Payment>;
  readonly success: Scalars['Boolean']['output'];
};

export type PaymentProviderName =
  | 'SANDBOX'
  | 'STRIPE';

export type PaymentStatus =
  | 'AWAITING_PAYER'
  /** The provider works on it, or its answer was lost. */
  | 'CONFIRMING'
  | 'EXPIRED'
  | 'PAID';

/** What something costs: total = credit + card (BIL-04, BIL-07). */
export type Price = {
  /** Nothing, or at least 50 cents: cards pay no less. */
  readonly card: Money;
  readonly credit: Money;
  readonly lines: ReadonlyArray<PriceLine>;
  readonly total: Money;
};

export type PriceLine = {
  /** Reductions are negative. */
  readonly amount: Money;
  readonly what: PriceLineKind;
};

export type PriceLineKind =
  | 'BASE'
  | 'COUPON'
  | 'FIRST_TOURNAMENT'
  /** Too little for a card: dropped. */
  | 'SMALL_REST'
  | 'VOUCHER';

export type Query = {
  /** One's own due; null for anybody else's. */
  readonly due: Maybe<Due>;
  /** What the platform owes the caller: refunds as credit and prizes (BIL-07). It pays before the card does. */
  readonly myCredit: Money;
  /** What the caller is to pay, the most urgent first. */
  readonly myDues: ReadonlyArray<Due>;
  /** One's own payment; null for anybody else's. Result pages ask here, never the browser's own knowledge (BIL-10). */
  readonly payment: Maybe<Payment>;
};


export type QueryDueArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};

export type SandboxPayload = {
  /** Whether the payer is asked for more: 3-D Secure, or PayPal's page. */
  readonly asksPayer: Scalars['Boolean']['output'];
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type SetPaymentAccessInput = {
  readonly barred: Scalars['Boolean']['input'];
  /** Kept with the bar; needed to bar. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly userId: Scalars['ID']['input'];
};

export type StartPaymentInput = {
  readonly dueId: Scalars['ID']['input'];
  readonly expectedCardCents: Scalars['Int']['input'];
  /** The total that the player has seen, and what the card pays of it; others are refused (BIL-04). */
  readonly expectedCents: Scalars['Int']['input'];
  /** Of the client's choice, new for each wish to pay. */
  readonly requestId: Scalars['String']['input'];
  readonly useCredit: Scalars['Boolean']['input'];
};

export type StartPaymentPayload = {
  /** With which the payer's browser pays; null where nothing is left to pay. */
  readonly clientSecret: Maybe<Scalars['String']['output']>;
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly payment: Maybe<Payment>;
  readonly provider: PaymentProviderName;
  /** The public key with which the browser loads the provider's form; null in the sandbox. */
  readonly publishableKey: Maybe<Scalars['String']['output']>;
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
  AnswerInSandboxInput: AnswerInSandboxInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeclineCause: DeclineCause;
  Due: ResolverTypeWrapper<DueModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  DueKind: DueKind;
  DueStatus: DueStatus;
  ExpiryCause: ExpiryCause;
  Money: ResolverTypeWrapper<MoneyModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PayInSandboxInput: PayInSandboxInput;
  Payment: ResolverTypeWrapper<Omit<Payment, 'price'> & { price: ResolversTypes['Price'] }>;
  PaymentAccessErrorCode: PaymentAccessErrorCode;
  PaymentAccessPayload: ResolverTypeWrapper<PaymentAccessPayload>;
  PaymentErrorCode: PaymentErrorCode;
  PaymentPayload: ResolverTypeWrapper<Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  PaymentProviderName: PaymentProviderName;
  PaymentStatus: PaymentStatus;
  Price: ResolverTypeWrapper<Omit<Price, 'card' | 'credit' | 'lines' | 'total'> & { card: ResolversTypes['Money'], credit: ResolversTypes['Money'], lines: ReadonlyArray<ResolversTypes['PriceLine']>, total: ResolversTypes['Money'] }>;
  PriceLine: ResolverTypeWrapper<Omit<PriceLine, 'amount'> & { amount: ResolversTypes['Money'] }>;
  PriceLineKind: PriceLineKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SandboxPayload: ResolverTypeWrapper<SandboxPayload>;
  SetPaymentAccessInput: SetPaymentAccessInput;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: ResolverTypeWrapper<Omit<StartPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AnswerInSandboxInput: AnswerInSandboxInput;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  DateTime: Scalars['DateTime']['output'];
  Due: DueModel;
  ID: Scalars['ID']['output'];
  Money: MoneyModel;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  PayInSandboxInput: PayInSandboxInput;
  Payment: Omit<Payment, 'price'> & { price: ResolversParentTypes['Price'] };
  PaymentAccessPayload: PaymentAccessPayload;
  PaymentPayload: Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  Price: Omit<Price, 'card' | 'credit' | 'lines' | 'total'> & { card: ResolversParentTypes['Money'], credit: ResolversParentTypes['Money'], lines: ReadonlyArray<ResolversParentTypes['PriceLine']>, total: ResolversParentTypes['Money'] };
  PriceLine: Omit<PriceLine, 'amount'> & { amount: ResolversParentTypes['Money'] };
  Query: Record<PropertyKey, never>;
  SandboxPayload: SandboxPayload;
  SetPaymentAccessInput: SetPaymentAccessInput;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: Omit<StartPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Due'] = ResolversParentTypes['Due']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DueKind'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paysBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType, RequireFields<DuePriceArgs, 'useCredit'>>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DueStatus'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationAbandonPaymentArgs, 'id'>>;
  answerInSandbox?: Resolver<ResolversTypes['SandboxPayload'], ParentType, ContextType, RequireFields<MutationAnswerInSandboxArgs, 'input'>>;
  confirmPayment?: Resolver<ResolversTypes['PaymentPayload'], ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'id'>>;
  payInSandbox?: Resolver<ResolversTypes['SandboxPayload'], ParentType, ContextType, RequireFields<MutationPayInSandboxArgs, 'input'>>;
  receivePaymentWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReceivePaymentWebhookArgs, 'body' | 'signature'>>;
  setPaymentAccess?: Resolver<ResolversTypes['PaymentAccessPayload'], ParentType, ContextType, RequireFields<MutationSetPaymentAccessArgs, 'input'>>;
  startPayment?: Resolver<ResolversTypes['StartPaymentPayload'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
};

export type PaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  declined?: Resolver<Maybe<ResolversTypes['DeclineCause']>, ParentType, ContextType>;
  dueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiredBecause?: Resolver<Maybe<ResolversTypes['ExpiryCause']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentAccessPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentAccessPayload'] = ResolversParentTypes['PaymentAccessPayload']> = {
  barred?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentAccessErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  card?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['PriceLineKind'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  due?: Resolver<Maybe<ResolversTypes['Due']>, ParentType, ContextType, RequireFields<QueryDueArgs, 'id'>>;
  myCredit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  myDues?: Resolver<ReadonlyArray<ResolversTypes['Due']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
};

export type SandboxPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SandboxPayload'] = ResolversParentTypes['SandboxPayload']> = {
  asksPayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProviderName'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  DateTime?: GraphQLScalarType;
  Due?: DueResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAccessPayload?: PaymentAccessPayloadResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SandboxPayload?: SandboxPayloadResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
};


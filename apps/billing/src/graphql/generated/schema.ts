import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BillingData as BillingDataModel, Due as DueModel, Money as MoneyModel, Points as PointsModel, PointsEntry as PointsEntryModel, Voucher as VoucherModel, Coupon as CouponModel, SupportAction as SupportActionModel, PaymentDispute as PaymentDisputeModel } from '../models.js';
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
  Date: { input: string; output: string; }
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type AdjustPointsInput = {
  readonly playerId: Scalars['ID']['input'];
  /** To add, or below zero to take; at most 1,000. */
  readonly points: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
  readonly requestId: Scalars['String']['input'];
};

export type AdjustPointsPayload = {
  readonly errorCode: Maybe<PointsErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly points: Maybe<Points>;
  readonly success: Scalars['Boolean']['output'];
};

export type AnswerInSandboxInput = {
  readonly approves: Scalars['Boolean']['input'];
  readonly clientSecret: Scalars['String']['input'];
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

/** An invoice, a credit note or a receipt; it never changes, but for its status (BIL-05). */
export type BillingDocument = {
  /** Null on receipts. */
  readonly buyer: Maybe<BillingDocumentBuyer>;
  /** Those that take it back, oldest first. */
  readonly creditNotes: ReadonlyArray<BillingDocumentRef>;
  readonly id: Scalars['ID']['output'];
  /** In Italy. */
  readonly issuedOn: Scalars['Date']['output'];
  readonly lines: ReadonlyArray<BillingDocumentLine>;
  /** How it was paid, or where a refund went. */
  readonly means: ReadonlyArray<BillingDocumentMeans>;
  /** Without gaps within its type and year: 12 an invoice, C3 a credit note, R7 a receipt. */
  readonly number: Scalars['String']['output'];
  /** What a credit note takes back; null on others. */
  readonly original: Maybe<BillingDocumentRef>;
  /** Whose it is. */
  readonly playerId: Scalars['ID']['output'];
  readonly seller: BillingDocumentSeller;
  /** Paid by the seller, no part of the total; null where none is due. */
  readonly stampDuty: Maybe<Money>;
  readonly status: BillingDocumentStatus;
  /** What the lines of each rate come to. */
  readonly taxes: ReadonlyArray<BillingDocumentTax>;
  /** The tax included. */
  readonly total: Money;
  readonly type: BillingDocumentType;
  /** In Italy. */
  readonly year: Scalars['Int']['output'];
};

/** Billing data as they were when it was issued. */
export type BillingDocumentBuyer = {
  readonly address: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly municipality: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly province: Scalars['String']['output'];
  readonly taxCode: Scalars['String']['output'];
};

export type BillingDocumentConnection = {
  readonly edges: ReadonlyArray<BillingDocumentEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
  /** Those in which there are documents at all, whatever the filter; latest first. */
  readonly years: ReadonlyArray<Scalars['Int']['output']>;
};

export type BillingDocumentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: BillingDocument;
};

export type BillingDocumentFilter = {
  readonly type?: InputMaybe<BillingDocumentType>;
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

export type BillingDocumentLine = {
  /** The tax included; below zero for a discount. */
  readonly amount: Money;
  /** Such as the tournament's; empty where the kind says all. */
  readonly name: Scalars['String']['output'];
  readonly what: BillingDocumentLineKind;
};

export type BillingDocumentLineKind =
  | 'COUPON'
  | 'DISCOUNT'
  /** The first tournament at half price. */
  | 'FIRST_TOURNAMENT'
  | 'LEAGUE_PHASE'
  | 'OTHER'
  /** Too little for a card: dropped. */
  | 'SMALL_REST'
  | 'TOURNAMENT_ENTRY'
  | 'VOUCHER';

export type BillingDocumentMeans = {
  readonly amount: Money;
  readonly kind: BillingDocumentMeansKind;
  /** Such as the last digits of a card. */
  readonly label: Maybe<Scalars['String']['output']>;
};

export type BillingDocumentMeansKind =
  | 'CARD'
  | 'CREDIT'
  | 'PAYPAL';

export type BillingDocumentRef = {
  readonly number: Scalars['String']['output'];
  readonly type: BillingDocumentType;
  readonly year: Scalars['Int']['output'];
};

export type BillingDocumentSeller = {
  readonly address: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** The entry in the register of businesses. */
  readonly rea: Scalars['String']['output'];
  readonly vatNumber: Scalars['String']['output'];
};

export type BillingDocumentStatus =
  /** Paid. */
  | 'COMPLETED'
  /** A credit note takes it back, in whole or in part. */
  | 'REFUND';

export type BillingDocumentTax = {
  /** Code of why there is no tax. */
  readonly nature: Maybe<Scalars['String']['output']>;
  readonly net: Money;
  /** Percent; null where there is no tax. */
  readonly rate: Maybe<Scalars['Int']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly vat: Money;
};

export type BillingDocumentType =
  /** A refund, in whole or in part. */
  | 'CREDIT_NOTE'
  /** A sale to somebody whose billing data are known. */
  | 'INVOICE'
  /** A sale to somebody without billing data. */
  | 'RECEIPT';

export type CancelVoucherInput = {
  /** Whether the player gets the points back. */
  readonly givePointsBack: Scalars['Boolean']['input'];
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type CancelVoucherPayload = {
  readonly errorCode: Maybe<DiscountErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
  readonly voucher: Maybe<Voucher>;
};

/** A code that lowers a price, once for each player. */
export type Coupon = {
  /** What support did, oldest first. */
  readonly actions: ReadonlyArray<SupportAction>;
  readonly active: Scalars['Boolean']['output'];
  readonly audience: CouponAudience;
  readonly code: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** Null where the account is gone. */
  readonly createdBy: Maybe<User>;
  readonly discount: CouponDiscount;
  readonly id: Scalars['ID']['output'];
  /** How many players may use it; null: all. */
  readonly mostUses: Maybe<Scalars['Int']['output']>;
  /** Of a coupon for certain players. */
  readonly players: ReadonlyArray<User>;
  /** Reserved and used ones. */
  readonly uses: Scalars['Int']['output'];
  /** The first instant at which it counts no more. */
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};

export type CouponAudience =
  | 'CERTAIN_PLAYERS'
  | 'EVERYBODY'
  /** For less than 30 days. */
  | 'NEW_PLAYERS';

export type CouponCheckPayload = {
  /** As it is written. */
  readonly code: Maybe<Scalars['String']['output']>;
  readonly discount: Maybe<CouponDiscount>;
  readonly errorCode: Maybe<CouponErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly validUntil: Maybe<Scalars['DateTime']['output']>;
};

export type CouponConnection = {
  readonly edges: ReadonlyArray<CouponEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

/** What a code is worth: a part of the price, or an amount. */
export type CouponDiscount = {
  /** Null where it is a part of the price. */
  readonly amount: Maybe<Money>;
  /** 1 to 100; null where it is an amount. */
  readonly percent: Maybe<Scalars['Int']['output']>;
};

export type CouponEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Coupon;
};

export type CouponErrorCode =
  /** You have used it, or others have used it up. */
  | 'COUPON_ALREADY_USED'
  /** Only for certain players, and you are none of them. */
  | 'COUPON_CERTAIN_PLAYERS_ONLY'
  /** Only for players who have been here for less than 30 days. */
  | 'COUPON_NEW_PLAYERS_ONLY'
  /** There is no such coupon, or it counts no more. */
  | 'COUPON_WRONG'
  /** Without a code. */
  | 'INVALID_DATA'
  | 'TOO_MANY_REQUESTS';

export type CouponPayload = {
  readonly coupon: Maybe<Coupon>;
  readonly errorCode: Maybe<DiscountErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type CouponsFilter = {
  /** Whether somebody could still use it. */
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  readonly audience?: InputMaybe<CouponAudience>;
  /** A part of the code. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCouponInput = {
  readonly audience: CouponAudience;
  /** 1 to 100,000. */
  readonly cents?: InputMaybe<Scalars['Int']['input']>;
  /** 4 to 30 letters, digits and hyphens; neither case nor blanks count. */
  readonly code: Scalars['String']['input'];
  readonly mostUses?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100; either this or cents. */
  readonly percent?: InputMaybe<Scalars['Int']['input']>;
  readonly playerIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly requestId: Scalars['String']['input'];
  readonly validUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DeactivateCouponInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DeclineCause =
  | 'AUTHENTICATION_REQUIRED'
  | 'DECLINED'
  | 'EXPIRED_CARD'
  | 'INSUFFICIENT_FUNDS'
  | 'RETRY_LATER';

/** Refusals of what support does about coupons and vouchers. */
export type DiscountErrorCode =
  | 'COUPON_CODE_TAKEN'
  | 'COUPON_NOT_FOUND'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  /** It is used, or set aside for a payment. */
  | 'VOUCHER_NOT_ACTIVE'
  | 'VOUCHER_NOT_FOUND';

export type DisputeState =
  | 'LOST'
  | 'OPEN'
  | 'WON';

export type DisputedPlace =
  /** Given up, or ended. */
  | 'ENDED'
  | 'STANDS';

/** What a player is to pay for a place. */
export type Due = {
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: DueKind;
  /** The one that is open or paid, or else the last that was tried. */
  readonly payment: Maybe<Payment>;
  /** Why it can't be paid yet: MOBILE_REQUIRED, until the player has confirmed a mobile number (TRN-06). */
  readonly paymentRefusal: Maybe<PaymentErrorCode>;
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
  couponCode?: InputMaybe<Scalars['String']['input']>;
  useCredit: Scalars['Boolean']['input'];
  voucherIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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

/** A field of a form, with its error. */
export type FieldError = {
  readonly code: Scalars['String']['output'];
  readonly field: Scalars['String']['output'];
};

export type HandlePaymentDisputeInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type HandlePaymentDisputePayload = {
  readonly dispute: Maybe<PaymentDispute>;
  readonly errorCode: Maybe<PaymentCareErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

/** A match; the matches subgraph knows more. */
export type Match = {
  readonly id: Scalars['ID']['output'];
};

/** An amount of money. */
export type Money = {
  /** Hundredths of the currency's unit, never a fraction (BIL-03). */
  readonly cents: Scalars['Int']['output'];
  /** ISO 4217, such as EUR. */
  readonly currency: Scalars['String']['output'];
};

/** Money of one month, in cents of a euro with VAT. */
export type MoneyMonth = {
  /** Of that with credit, which had been paid before. */
  readonly creditCents: Scalars['Int']['output'];
  /** Its first day. */
  readonly month: Scalars['Date']['output'];
  /** Paid by card and with credit. */
  readonly paidCents: Scalars['Int']['output'];
  readonly payments: Scalars['Int']['output'];
  /** Given back to the card or as credit, decided in this month. */
  readonly refundedCents: Scalars['Int']['output'];
};

export type Mutation = {
  /** Gives a payment up, so that another can begin; one that went through a moment before is paid. */
  readonly abandonPayment: Maybe<PaymentPayload>;
  /** Gives or takes points, with a reason (ADM-06). The same request again changes nothing. */
  readonly adjustPoints: Maybe<AdjustPointsPayload>;
  /** Answers the sandbox's bank, or its PayPal. */
  readonly answerInSandbox: Maybe<SandboxPayload>;
  /** Cancels a voucher that is not used, with a reason. */
  readonly cancelVoucher: Maybe<CancelVoucherPayload>;
  /** Asks the provider for the state of the payment, after the payer's browser has finished. */
  readonly confirmPayment: Maybe<PaymentPayload>;
  /** The payer's browser has done its part: asks the provider whether the means was kept. */
  readonly confirmSavedMeans: Maybe<SaveMeansPayload>;
  /** Issues a coupon (ADM-06). The same request again answers the same coupon. */
  readonly createCoupon: Maybe<CouponPayload>;
  /** Ends a coupon, with a reason; what payments have set aside stays theirs. */
  readonly deactivateCoupon: Maybe<CouponPayload>;
  /** Support has done what a dispute asks for, such as sent evidence to the bank; with a reason. Done twice it changes nothing. */
  readonly handlePaymentDispute: Maybe<HandlePaymentDisputePayload>;
  /** Pays with a test card. Only where the provider is the sandbox. */
  readonly payInSandbox: Maybe<SandboxPayload>;
  /** Takes a call of the payment provider. Reached through POST /webhooks/stripe; false where it is forged. */
  readonly receivePaymentWebhook: Maybe<Scalars['Boolean']['output']>;
  /** Buys a voucher with points (SMS-02). The same request again answers the same voucher. */
  readonly redeemPoints: Maybe<RedeemPointsPayload>;
  /** Refunds a payment partly or fully, with a reason: to the payment method or as credit (ADM-06, BIL-06). Idempotent by requestId. */
  readonly refundPayment: Maybe<RefundPaymentPayload>;
  /** Support marks an incident as resolved, with a reason. Idempotent. */
  readonly resolvePaymentIncident: Maybe<ResolvePaymentIncidentPayload>;
  /** Keeps the caller's billing data (BIL-02). The same data again change nothing. */
  readonly saveBillingData: Maybe<SaveBillingDataPayload>;
  /** Bars a player from paying for registrations, or lets them again: support only (BIL-09). */
  readonly setPaymentAccess: Maybe<PaymentAccessPayload>;
  /** Begins to pay a due: credit first, then card or PayPal (BIL-01, BIL-07). Asked again with the same requestId, it is the same payment. */
  readonly startPayment: Maybe<StartPaymentPayload>;
  /** Begins to keep a card or PayPal account for subscriptions, in the place of the one before (LEA-08). The same requestId begins once. */
  readonly startSavingMeans: Maybe<SaveMeansPayload>;
};


export type MutationAbandonPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdjustPointsArgs = {
  input: AdjustPointsInput;
};


export type MutationAnswerInSandboxArgs = {
  input: AnswerInSandboxInput;
};


export type MutationCancelVoucherArgs = {
  input: CancelVoucherInput;
};


export type MutationConfirmPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmSavedMeansArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateCouponArgs = {
  input: CreateCouponInput;
};


export type MutationDeactivateCouponArgs = {
  input: DeactivateCouponInput;
};


export type MutationHandlePaymentDisputeArgs = {
  input: HandlePaymentDisputeInput;
};


export type MutationPayInSandboxArgs = {
  input: PayInSandboxInput;
};


export type MutationReceivePaymentWebhookArgs = {
  body: Scalars['String']['input'];
  signature: Scalars['String']['input'];
};


export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


export type MutationResolvePaymentIncidentArgs = {
  input: ResolvePaymentIncidentInput;
};


export type MutationSaveBillingDataArgs = {
  input: SaveBillingDataInput;
};


export type MutationSetPaymentAccessArgs = {
  input: SetPaymentAccessInput;
};


export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


export type MutationStartSavingMeansArgs = {
  requestId: Scalars['String']['input'];
};

export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

export type PayInSandboxInput = {
  readonly clientSecret: Scalars['String']['input'];
  /** The number of a test card, or paypal. */
  readonly means: Scalars['String']['input'];
};

export type Payment = {
  /** The bank or PayPal has asked the payer to approve it and waits for the answer, which the browser can still give with the secret of startPayment. */
  readonly asksPayer: Scalars['Boolean']['output'];
  /** Then it is cancelled, unless it was paid before. */
  readonly deadline: Scalars['DateTime']['output'];
  /** Why the last try failed, while another is possible. */
  readonly declined: Maybe<DeclineCause>;
  readonly dueId: Scalars['ID']['output'];
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it ended without being paid. */
  readonly expiredBecause: Maybe<ExpiryCause>;
  /** The payer gave it up, or nothing is to be paid any more; while it is open, the provider has not said yet how it ended. */
  readonly givenUp: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly price: Price;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly status: PaymentStatus;
};

/** What keeps a player from paying for registrations (BIL-09). */
export type PaymentAccess = {
  /** What support did, oldest first. */
  readonly actions: ReadonlyArray<SupportAction>;
  /** By support, until support lets them again. */
  readonly barred: Scalars['Boolean']['output'];
  /** A dispute with the bank bars too, until it is settled. */
  readonly disputed: Scalars['Boolean']['output'];
  /** One that was lost bars on, until support lets them again. */
  readonly lostDispute: Scalars['Boolean']['output'];
};

export type PaymentAccessErrorCode =
  | 'REASON_REQUIRED';

export type PaymentAccessPayload = {
  readonly barred: Maybe<Scalars['Boolean']['output']>;
  readonly errorCode: Maybe<PaymentAccessErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

/** Refusals of what support does about disputes and incidents. */
export type PaymentCareErrorCode =
  | 'DISPUTE_NOT_FOUND'
  | 'INCIDENT_NOT_FOUND'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  | 'REASON_REQUIRED';

/** The payer disputes a payment with the bank: they are barred while it is open, and where it was lost until support lifts that. */
export type PaymentDispute = {
  readonly amount: Money;
  /** When support let the payer pay again. */
  readonly barLiftedAt: Maybe<Scalars['DateTime']['output']>;
  readonly closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until then the bank takes evidence; null where it takes none, or the provider doesn't tell. */
  readonly evidenceDueBy: Maybe<Scalars['DateTime']['output']>;
  /** What the provider takes for it. */
  readonly fee: Money;
  /** Null while it waits for support. */
  readonly handledAt: Maybe<Scalars['DateTime']['output']>;
  /** Null where support had nothing to do, or the account is gone. */
  readonly handledBy: Maybe<User>;
  readonly id: Scalars['ID']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  /** What they still have twice, for want of credit. */
  readonly owed: Money;
  readonly payment: SupportPayment;
  /** Of what was paid for. A lost dispute ends a place before the start; later it stands, and support decides. */
  readonly place: DisputedPlace;
  /** What the provider calls it. */
  readonly providerReference: Scalars['String']['output'];
  /** What the bank says, in the provider's words. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Taken from the payer's credit, for what they had from a refund and from the bank as well. */
  readonly recovered: Money;
  readonly state: DisputeState;
};

export type PaymentDisputeConnection = {
  readonly edges: ReadonlyArray<PaymentDisputeEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PaymentDisputeEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PaymentDispute;
};

export type PaymentDisputesFilter = {
  readonly state?: InputMaybe<DisputeState>;
  /** Those that wait for support. */
  readonly waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PaymentErrorCode =
  /** The coupon does not count for this player any more; see Price.couponRefusal. */
  | 'COUPON_REFUSED'
  /** Not there, or somebody else's. */
  | 'DUE_NOT_FOUND'
  /** Too late: the place is not kept any more. */
  | 'DUE_OVER'
  | 'DUE_PAID'
  /** See fieldErrors. */
  | 'INVALID_DATA'
  /** A subscription needs a means that can be charged for the phases to come. */
  | 'MEANS_REQUIRED'
  /** A place in a tournament can't be paid without a confirmed mobile number (TRN-06). */
  | 'MOBILE_REQUIRED'
  /** The player is barred from paid registrations, by support or a dispute with the bank. */
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
  /** 20 payments begun in an hour, 5 means in a day, 30 confirmed or given up in ten minutes, or 60 coupon codes tried in ten minutes: see retryAfterSeconds. */
  | 'TOO_MANY_REQUESTS'
  /** A voucher is used, or none of the player's. */
  | 'VOUCHER_REFUSED'
  /** Another price than the player has seen. */
  | 'WRONG_PRICE';

/** Something about money that a person has to find out about. */
export type PaymentIncident = {
  readonly foundAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: PaymentIncidentKind;
  /** A difference: what the ledger says. */
  readonly ours: Maybe<Money>;
  /** Of a contradiction: the provider's state of the payment. */
  readonly outcome: Maybe<Scalars['String']['output']>;
  /** Null where no payment has that reference. */
  readonly payment: Maybe<SupportPayment>;
  /** What the provider calls the payment, or a movement that belongs to none. */
  readonly providerReference: Scalars['String']['output'];
  readonly resolvedAt: Maybe<Scalars['DateTime']['output']>;
  /** Null where the next comparison found no difference any more, or the account is gone. */
  readonly resolvedBy: Maybe<User>;
  /** When it was last found. */
  readonly seenAt: Scalars['DateTime']['output'];
  /** A difference: what moved the provider's account, fees included. */
  readonly theirs: Maybe<Money>;
};

export type PaymentIncidentConnection = {
  readonly edges: ReadonlyArray<PaymentIncidentEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PaymentIncidentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PaymentIncident;
};

export type PaymentIncidentKind =
  /** The provider says something else than how the payment ended. */
  | 'CONTRADICTION'
  /** The ledger and the provider's account differ. */
  | 'DIFFERENCE';

export type PaymentIncidentsFilter = {
  readonly resolved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A card or PayPal account that the provider keeps. */
export type PaymentMeans = {
  readonly id: Scalars['ID']['output'];
  readonly kind: BillingDocumentMeansKind;
  /** Such as the last digits of a card. */
  readonly label: Maybe<Scalars['String']['output']>;
  readonly savedAt: Scalars['DateTime']['output'];
};

export type PaymentPayload = {
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly payment: Maybe<Payment>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
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

export type PaymentsFilter = {
  /** Those that the payer disputes with the bank. */
  readonly disputed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  readonly status?: InputMaybe<PaymentStatus>;
  /** The id of a payment, a due, a reference or a player. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type PlayerDocumentFilter = {
  readonly playerId: Scalars['ID']['input'];
  readonly type?: InputMaybe<BillingDocumentType>;
  readonly year?: InputMaybe<Scalars['Int']['input']>;
};

/** Smash points: earned by playing, spent on vouchers. */
export type Points = {
  readonly balance: Scalars['Int']['output'];
  /** How the balance came about, the latest first. */
  readonly history: PointsEntryConnection;
};


/** Smash points: earned by playing, spent on vouchers. */
export type PointsHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One change of a balance. */
export type PointsEntry = {
  readonly at: Scalars['DateTime']['output'];
  /** Who of support did. */
  readonly by: Maybe<User>;
  readonly id: Scalars['ID']['output'];
  readonly kind: PointsKind;
  /** Of points for a match; null when it is not for you to see. */
  readonly match: Maybe<Match>;
  /** Below zero where points were spent or taken. */
  readonly points: Scalars['Int']['output'];
  /** Why support adjusted the balance or gave points back. */
  readonly reason: Maybe<Scalars['String']['output']>;
  /** Who joined through you; null where the account is gone. */
  readonly referred: Maybe<User>;
};

export type PointsEntryConnection = {
  readonly edges: ReadonlyArray<PointsEntryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type PointsEntryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: PointsEntry;
};

/** Refusals of actions with points. */
export type PointsErrorCode =
  /** There are too few points. */
  | 'INSUFFICIENT_CREDIT'
  /** See fieldErrors. */
  | 'INVALID_DATA';

export type PointsKind =
  /** By support. */
  | 'ADJUSTED'
  /** A full evaluation was given: 1. */
  | 'EVALUATION_GIVEN'
  /** A voucher was cancelled. */
  | 'GIVEN_BACK'
  /** A competitive match was confirmed: 2. */
  | 'MATCH_PLAYED'
  /** And won: 1 more. */
  | 'MATCH_WON'
  /** Somebody who joined through you had their first match confirmed: 10. */
  | 'PLAYER_REFERRED'
  /** Chosen as the prize of a tournament or a league. */
  | 'PRIZE'
  /** Nothing is missing in the profile: 5. */
  | 'PROFILE_COMPLETED'
  /** Spent on a voucher. */
  | 'REDEEMED'
  /** Support corrected the result of a match: what it earned changed with it. */
  | 'RESULT_CORRECTED'
  /** Who won a tournament was corrected: what it earned changed with it. */
  | 'TOURNAMENT_CORRECTED'
  /** A tournament was played: 5. */
  | 'TOURNAMENT_PLAYED'
  /** And won: 30 more. */
  | 'TOURNAMENT_WON';

/** So many points for each time. */
export type PointsRule = {
  readonly kind: PointsKind;
  readonly points: Scalars['Int']['output'];
};

/** What something costs: total = credit + card (BIL-04, BIL-07). */
export type Price = {
  /** Nothing, or at least 50 cents: cards pay no less. */
  readonly card: Money;
  /** Why the coupon lowers nothing; null where it does, and where there is none. */
  readonly couponRefusal: Maybe<CouponErrorCode>;
  readonly credit: Money;
  readonly lines: ReadonlyArray<PriceLine>;
  /** Where too many codes were tried: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
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
  /** One of the caller's documents; support reads those of everybody. Null where there is none such. */
  readonly billingDocument: Maybe<BillingDocument>;
  /** One coupon; null when there is none. */
  readonly coupon: Maybe<Coupon>;
  /** Whether the caller could use a code, and what it is worth (SMS-03); 15 tries in ten minutes. Nothing is set aside. */
  readonly couponCheck: Maybe<CouponCheckPayload>;
  /** All coupons, the latest first (ADM-06). */
  readonly coupons: Maybe<CouponConnection>;
  /** Documents of one player, newest first. */
  readonly documentsOf: Maybe<BillingDocumentConnection>;
  /** One's own due; null for anybody else's. */
  readonly due: Maybe<Due>;
  /** One's own due of a registration, or of a phase of a subscription; null until it is there, a moment after it was asked for. */
  readonly dueOf: Maybe<Due>;
  /** What was paid and given back in each month from one day to another, both included, in UTC (ADM-08). */
  readonly moneyFigures: Maybe<ReadonlyArray<MoneyMonth>>;
  /** Whom the caller's documents are made out to (BIL-02); null before it was saved. */
  readonly myBillingData: Maybe<BillingData>;
  /** What the platform owes the caller: refunds as credit and prizes (BIL-07). It pays before the card does. */
  readonly myCredit: Maybe<Money>;
  /** The caller's invoices, credit notes and receipts, newest first (BIL-05). */
  readonly myDocuments: Maybe<BillingDocumentConnection>;
  /** What the caller is to pay, the most urgent first. */
  readonly myDues: Maybe<ReadonlyArray<Due>>;
  /** Whether the caller's next tournament is their first, at half the price. */
  readonly myNextTournamentIsFirst: Maybe<Scalars['Boolean']['output']>;
  /** The card or PayPal account that is charged for the caller's subscriptions; null where there is none (LEA-08). */
  readonly myPaymentMeans: Maybe<PaymentMeans>;
  /** Smash points of the caller (SMS-01). */
  readonly myPoints: Maybe<Points>;
  /** Vouchers of the caller, the latest first; at most 100. */
  readonly myVouchers: Maybe<ReadonlyArray<Voucher>>;
  /** One's own payment; null for anybody else's. Result pages ask here, never the browser's own knowledge (BIL-10). */
  readonly payment: Maybe<Payment>;
  /** Whether a player may begin to pay for registrations (BIL-09). */
  readonly paymentAccess: Maybe<PaymentAccess>;
  /** Disputes of payers with their banks, the latest first (BIL-09). */
  readonly paymentDisputes: Maybe<PaymentDisputeConnection>;
  /** What the provider and the ledger don't agree about, the latest first; a person has to find out why (BIL-03). */
  readonly paymentIncidents: Maybe<PaymentIncidentConnection>;
  /** Payments of everybody, the latest first (ADM-06). */
  readonly payments: Maybe<SupportPaymentConnection>;
  /** Smash points of a player (ADM-06). */
  readonly pointsOf: Maybe<Points>;
  /** What points are earned by (SMS-01). */
  readonly pointsRules: Maybe<ReadonlyArray<PointsRule>>;
  /** What points buy (SMS-02). */
  readonly voucherOffers: Maybe<ReadonlyArray<VoucherOffer>>;
  /** All vouchers, the latest first (ADM-06). */
  readonly vouchers: Maybe<VoucherConnection>;
};


export type QueryBillingDocumentArgs = {
  number: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryCouponArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCouponCheckArgs = {
  code: Scalars['String']['input'];
};


export type QueryCouponsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CouponsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDocumentsOfArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter: PlayerDocumentFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDueArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDueOfArgs = {
  reference: Scalars['ID']['input'];
};


export type QueryMoneyFiguresArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


export type QueryMyDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BillingDocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPaymentAccessArgs = {
  playerId: Scalars['ID']['input'];
};


export type QueryPaymentDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentDisputesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentIncidentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentIncidentsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPointsOfArgs = {
  playerId: Scalars['ID']['input'];
};


export type QueryVouchersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<VouchersFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type RedeemPointsInput = {
  /** The value of one of the offers. */
  readonly cents: Scalars['Int']['input'];
  /** Made by the client for this press of the button. */
  readonly requestId: Scalars['String']['input'];
};

export type RedeemPointsPayload = {
  readonly errorCode: Maybe<PointsErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** As they are now. */
  readonly points: Maybe<Points>;
  readonly success: Scalars['Boolean']['output'];
  readonly voucher: Maybe<Voucher>;
};

export type RefundErrorCode =
  /** See fieldErrors. */
  | 'INVALID_DATA'
  /** More than the remaining amount. */
  | 'MORE_THAN_PAID'
  /** The payer disputes it with the bank, which has not decided yet. */
  | 'PAYMENT_DISPUTED'
  | 'PAYMENT_NOT_FOUND'
  /** It was not paid. */
  | 'PAYMENT_NOT_PAID'
  | 'REASON_REQUIRED'
  /** The bank has returned so much of it that less than that is left. */
  | 'RETURNED_BY_BANK';

export type RefundPaymentInput = {
  readonly asCredit: Scalars['Boolean']['input'];
  /** At most the remaining amount. */
  readonly cents: Scalars['Int']['input'];
  readonly paymentId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly requestId: Scalars['String']['input'];
};

export type RefundPaymentPayload = {
  readonly errorCode: Maybe<RefundErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly payment: Maybe<SupportPayment>;
  readonly success: Scalars['Boolean']['output'];
};

export type RefundState =
  /** The card took nothing back: it became credit. */
  | 'AS_CREDIT'
  | 'DONE'
  /** Decided; the provider has it, or will. */
  | 'PENDING';

export type ResolvePaymentIncidentInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type ResolvePaymentIncidentPayload = {
  readonly errorCode: Maybe<PaymentCareErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly incident: Maybe<PaymentIncident>;
  readonly success: Scalars['Boolean']['output'];
};

export type SandboxPayload = {
  /** Whether the payer is asked for more: 3-D Secure, or PayPal's page. */
  readonly asksPayer: Scalars['Boolean']['output'];
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly success: Scalars['Boolean']['output'];
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

export type SaveMeansPayload = {
  /** The bank or PayPal has asked the payer to approve it, and waits for the answer. */
  readonly asksPayer: Scalars['Boolean']['output'];
  /** With which the payer's browser enters the means; null once it is kept. */
  readonly clientSecret: Maybe<Scalars['String']['output']>;
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** To be confirmed; null once the means is kept. */
  readonly id: Maybe<Scalars['ID']['output']>;
  readonly means: Maybe<PaymentMeans>;
  readonly provider: PaymentProviderName;
  readonly publishableKey: Maybe<Scalars['String']['output']>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type SetPaymentAccessInput = {
  readonly barred: Scalars['Boolean']['input'];
  /** Kept with what was done; needed to bar, and to lift the bar of a lost dispute. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly userId: Scalars['ID']['input'];
};

export type StartPaymentInput = {
  readonly couponCode?: InputMaybe<Scalars['String']['input']>;
  readonly dueId: Scalars['ID']['input'];
  readonly expectedCardCents: Scalars['Int']['input'];
  /** The total that the player has seen, and what the card pays of it; others are refused (BIL-04). */
  readonly expectedCents: Scalars['Int']['input'];
  /** Of the client's choice, new for each wish to pay: at most 100 letters, digits and -_.: characters. */
  readonly requestId: Scalars['String']['input'];
  /** Keeps the card or PayPal account for the phases to come; needed for subscriptions (LEA-08). */
  readonly saveMeans?: InputMaybe<Scalars['Boolean']['input']>;
  readonly useCredit: Scalars['Boolean']['input'];
  /** The player's own active ones, each once. */
  readonly voucherIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type StartPaymentPayload = {
  /** With which the payer's browser pays; null where nothing is left to pay. */
  readonly clientSecret: Maybe<Scalars['String']['output']>;
  readonly errorCode: Maybe<PaymentErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly payment: Maybe<Payment>;
  readonly provider: PaymentProviderName;
  /** The public key with which the browser loads the provider's form; null in the sandbox. */
  readonly publishableKey: Maybe<Scalars['String']['output']>;
  /** With TOO_MANY_REQUESTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What somebody of support did (ADM-01). */
export type SupportAction = {
  readonly at: Scalars['DateTime']['output'];
  /** Null where the account is gone. */
  readonly by: Maybe<User>;
  readonly kind: SupportActionKind;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type SupportActionKind =
  | 'COUPON_CREATED'
  | 'COUPON_DEACTIVATED'
  | 'DISPUTE_HANDLED'
  | 'PAYER_ALLOWED'
  | 'PAYER_BARRED'
  | 'PAYMENT_FAULT_RESOLVED'
  | 'PAYMENT_REFUNDED'
  | 'POINTS_ADJUSTED'
  | 'VOUCHER_CANCELLED';

/** A payment as support sees it. */
export type SupportPayment = {
  readonly declined: Maybe<DeclineCause>;
  readonly description: Scalars['String']['output'];
  readonly dispute: Maybe<PaymentDispute>;
  /** Oldest first. */
  readonly documents: ReadonlyArray<BillingDocumentRef>;
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly expiredBecause: Maybe<ExpiryCause>;
  readonly id: Scalars['ID']['output'];
  readonly kind: DueKind;
  /** Null where the account is gone. */
  readonly player: Maybe<User>;
  readonly price: Price;
  /** What the provider calls it; null where there was nothing for it to charge. */
  readonly providerReference: Maybe<Scalars['String']['output']>;
  readonly reference: Scalars['ID']['output'];
  readonly refunds: ReadonlyArray<SupportRefund>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly status: PaymentStatus;
};

export type SupportPaymentConnection = {
  readonly edges: ReadonlyArray<SupportPaymentEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type SupportPaymentEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: SupportPayment;
};

export type SupportRefund = {
  readonly amount: Money;
  readonly at: Scalars['DateTime']['output'];
  /** Returned by the bank after a dispute that was lost: neither sent nor given as credit. */
  readonly bank: Money;
  /** Null where a rule refunded. */
  readonly by: Maybe<User>;
  readonly card: Money;
  readonly cause: Scalars['String']['output'];
  readonly credit: Money;
  readonly id: Scalars['ID']['output'];
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly state: RefundState;
};

/** A person with an account; other subgraphs know more. */
export type User = {
  readonly id: Scalars['ID']['output'];
};

/** So much less to pay, once. */
export type Voucher = {
  /** What support did, oldest first. */
  readonly actions: Maybe<ReadonlyArray<SupportAction>>;
  readonly brand: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  /** When it was used or cancelled. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly issuedAt: Scalars['DateTime']['output'];
  /** Null where the account is gone. */
  readonly player: Maybe<User>;
  /** What it cost. */
  readonly points: Scalars['Int']['output'];
  /** Why it was cancelled. */
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly state: VoucherState;
  readonly value: Money;
};

export type VoucherConnection = {
  readonly edges: ReadonlyArray<VoucherEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type VoucherEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Voucher;
};

/** A voucher that points buy. */
export type VoucherOffer = {
  readonly points: Scalars['Int']['output'];
  readonly value: Money;
};

export type VoucherState =
  | 'ACTIVE'
  | 'CANCELLED'
  /** Set aside for a payment under way. */
  | 'RESERVED'
  | 'USED';

export type VouchersFilter = {
  readonly playerId?: InputMaybe<Scalars['ID']['input']>;
  readonly state?: InputMaybe<VoucherState>;
  /** A part of the code, or the id of a voucher or a player. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
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
  AdjustPointsInput: AdjustPointsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AdjustPointsPayload: ResolverTypeWrapper<Omit<AdjustPointsPayload, 'points'> & { points?: Maybe<ResolversTypes['Points']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AnswerInSandboxInput: AnswerInSandboxInput;
  BillingData: ResolverTypeWrapper<BillingDataModel>;
  BillingDataErrorCode: BillingDataErrorCode;
  BillingDocument: ResolverTypeWrapper<Omit<BillingDocument, 'lines' | 'means' | 'stampDuty' | 'taxes' | 'total'> & { lines: ReadonlyArray<ResolversTypes['BillingDocumentLine']>, means: ReadonlyArray<ResolversTypes['BillingDocumentMeans']>, stampDuty?: Maybe<ResolversTypes['Money']>, taxes: ReadonlyArray<ResolversTypes['BillingDocumentTax']>, total: ResolversTypes['Money'] }>;
  BillingDocumentBuyer: ResolverTypeWrapper<BillingDocumentBuyer>;
  BillingDocumentConnection: ResolverTypeWrapper<Omit<BillingDocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['BillingDocumentEdge']> }>;
  BillingDocumentEdge: ResolverTypeWrapper<Omit<BillingDocumentEdge, 'node'> & { node: ResolversTypes['BillingDocument'] }>;
  BillingDocumentFilter: BillingDocumentFilter;
  BillingDocumentLine: ResolverTypeWrapper<Omit<BillingDocumentLine, 'amount'> & { amount: ResolversTypes['Money'] }>;
  BillingDocumentLineKind: BillingDocumentLineKind;
  BillingDocumentMeans: ResolverTypeWrapper<Omit<BillingDocumentMeans, 'amount'> & { amount: ResolversTypes['Money'] }>;
  BillingDocumentMeansKind: BillingDocumentMeansKind;
  BillingDocumentRef: ResolverTypeWrapper<BillingDocumentRef>;
  BillingDocumentSeller: ResolverTypeWrapper<BillingDocumentSeller>;
  BillingDocumentStatus: BillingDocumentStatus;
  BillingDocumentTax: ResolverTypeWrapper<Omit<BillingDocumentTax, 'net' | 'vat'> & { net: ResolversTypes['Money'], vat: ResolversTypes['Money'] }>;
  BillingDocumentType: BillingDocumentType;
  CancelVoucherInput: CancelVoucherInput;
  CancelVoucherPayload: ResolverTypeWrapper<Omit<CancelVoucherPayload, 'voucher'> & { voucher?: Maybe<ResolversTypes['Voucher']> }>;
  Coupon: ResolverTypeWrapper<CouponModel>;
  CouponAudience: CouponAudience;
  CouponCheckPayload: ResolverTypeWrapper<Omit<CouponCheckPayload, 'discount'> & { discount?: Maybe<ResolversTypes['CouponDiscount']> }>;
  CouponConnection: ResolverTypeWrapper<Omit<CouponConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CouponEdge']> }>;
  CouponDiscount: ResolverTypeWrapper<Omit<CouponDiscount, 'amount'> & { amount?: Maybe<ResolversTypes['Money']> }>;
  CouponEdge: ResolverTypeWrapper<Omit<CouponEdge, 'node'> & { node: ResolversTypes['Coupon'] }>;
  CouponErrorCode: CouponErrorCode;
  CouponPayload: ResolverTypeWrapper<Omit<CouponPayload, 'coupon'> & { coupon?: Maybe<ResolversTypes['Coupon']> }>;
  CouponsFilter: CouponsFilter;
  CreateCouponInput: CreateCouponInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateCouponInput: DeactivateCouponInput;
  DeclineCause: DeclineCause;
  DiscountErrorCode: DiscountErrorCode;
  DisputeState: DisputeState;
  DisputedPlace: DisputedPlace;
  Due: ResolverTypeWrapper<DueModel>;
  DueKind: DueKind;
  DueStatus: DueStatus;
  ExpiryCause: ExpiryCause;
  FieldError: ResolverTypeWrapper<FieldError>;
  HandlePaymentDisputeInput: HandlePaymentDisputeInput;
  HandlePaymentDisputePayload: ResolverTypeWrapper<Omit<HandlePaymentDisputePayload, 'dispute'> & { dispute?: Maybe<ResolversTypes['PaymentDispute']> }>;
  Match: ResolverTypeWrapper<Match>;
  Money: ResolverTypeWrapper<MoneyModel>;
  MoneyMonth: ResolverTypeWrapper<MoneyMonth>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PayInSandboxInput: PayInSandboxInput;
  Payment: ResolverTypeWrapper<Omit<Payment, 'price'> & { price: ResolversTypes['Price'] }>;
  PaymentAccess: ResolverTypeWrapper<Omit<PaymentAccess, 'actions'> & { actions: ReadonlyArray<ResolversTypes['SupportAction']> }>;
  PaymentAccessErrorCode: PaymentAccessErrorCode;
  PaymentAccessPayload: ResolverTypeWrapper<PaymentAccessPayload>;
  PaymentCareErrorCode: PaymentCareErrorCode;
  PaymentDispute: ResolverTypeWrapper<PaymentDisputeModel>;
  PaymentDisputeConnection: ResolverTypeWrapper<Omit<PaymentDisputeConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PaymentDisputeEdge']> }>;
  PaymentDisputeEdge: ResolverTypeWrapper<Omit<PaymentDisputeEdge, 'node'> & { node: ResolversTypes['PaymentDispute'] }>;
  PaymentDisputesFilter: PaymentDisputesFilter;
  PaymentErrorCode: PaymentErrorCode;
  PaymentIncident: ResolverTypeWrapper<Omit<PaymentIncident, 'ours' | 'payment' | 'theirs'> & { ours?: Maybe<ResolversTypes['Money']>, payment?: Maybe<ResolversTypes['SupportPayment']>, theirs?: Maybe<ResolversTypes['Money']> }>;
  PaymentIncidentConnection: ResolverTypeWrapper<Omit<PaymentIncidentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PaymentIncidentEdge']> }>;
  PaymentIncidentEdge: ResolverTypeWrapper<Omit<PaymentIncidentEdge, 'node'> & { node: ResolversTypes['PaymentIncident'] }>;
  PaymentIncidentKind: PaymentIncidentKind;
  PaymentIncidentsFilter: PaymentIncidentsFilter;
  PaymentMeans: ResolverTypeWrapper<PaymentMeans>;
  PaymentPayload: ResolverTypeWrapper<Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  PaymentProviderName: PaymentProviderName;
  PaymentStatus: PaymentStatus;
  PaymentsFilter: PaymentsFilter;
  PlayerDocumentFilter: PlayerDocumentFilter;
  Points: ResolverTypeWrapper<PointsModel>;
  PointsEntry: ResolverTypeWrapper<PointsEntryModel>;
  PointsEntryConnection: ResolverTypeWrapper<Omit<PointsEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['PointsEntryEdge']> }>;
  PointsEntryEdge: ResolverTypeWrapper<Omit<PointsEntryEdge, 'node'> & { node: ResolversTypes['PointsEntry'] }>;
  PointsErrorCode: PointsErrorCode;
  PointsKind: PointsKind;
  PointsRule: ResolverTypeWrapper<PointsRule>;
  Price: ResolverTypeWrapper<Omit<Price, 'card' | 'credit' | 'lines' | 'total'> & { card: ResolversTypes['Money'], credit: ResolversTypes['Money'], lines: ReadonlyArray<ResolversTypes['PriceLine']>, total: ResolversTypes['Money'] }>;
  PriceLine: ResolverTypeWrapper<Omit<PriceLine, 'amount'> & { amount: ResolversTypes['Money'] }>;
  PriceLineKind: PriceLineKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedeemPointsInput: RedeemPointsInput;
  RedeemPointsPayload: ResolverTypeWrapper<Omit<RedeemPointsPayload, 'points' | 'voucher'> & { points?: Maybe<ResolversTypes['Points']>, voucher?: Maybe<ResolversTypes['Voucher']> }>;
  RefundErrorCode: RefundErrorCode;
  RefundPaymentInput: RefundPaymentInput;
  RefundPaymentPayload: ResolverTypeWrapper<Omit<RefundPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['SupportPayment']> }>;
  RefundState: RefundState;
  ResolvePaymentIncidentInput: ResolvePaymentIncidentInput;
  ResolvePaymentIncidentPayload: ResolverTypeWrapper<Omit<ResolvePaymentIncidentPayload, 'incident'> & { incident?: Maybe<ResolversTypes['PaymentIncident']> }>;
  SandboxPayload: ResolverTypeWrapper<SandboxPayload>;
  SaveBillingDataInput: SaveBillingDataInput;
  SaveBillingDataPayload: ResolverTypeWrapper<Omit<SaveBillingDataPayload, 'billingData'> & { billingData?: Maybe<ResolversTypes['BillingData']> }>;
  SaveMeansPayload: ResolverTypeWrapper<SaveMeansPayload>;
  SetPaymentAccessInput: SetPaymentAccessInput;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: ResolverTypeWrapper<Omit<StartPaymentPayload, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  SupportAction: ResolverTypeWrapper<SupportActionModel>;
  SupportActionKind: SupportActionKind;
  SupportPayment: ResolverTypeWrapper<Omit<SupportPayment, 'dispute' | 'price' | 'refunds'> & { dispute?: Maybe<ResolversTypes['PaymentDispute']>, price: ResolversTypes['Price'], refunds: ReadonlyArray<ResolversTypes['SupportRefund']> }>;
  SupportPaymentConnection: ResolverTypeWrapper<Omit<SupportPaymentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SupportPaymentEdge']> }>;
  SupportPaymentEdge: ResolverTypeWrapper<Omit<SupportPaymentEdge, 'node'> & { node: ResolversTypes['SupportPayment'] }>;
  SupportRefund: ResolverTypeWrapper<Omit<SupportRefund, 'amount' | 'bank' | 'card' | 'credit'> & { amount: ResolversTypes['Money'], bank: ResolversTypes['Money'], card: ResolversTypes['Money'], credit: ResolversTypes['Money'] }>;
  User: ResolverTypeWrapper<User>;
  Voucher: ResolverTypeWrapper<VoucherModel>;
  VoucherConnection: ResolverTypeWrapper<Omit<VoucherConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['VoucherEdge']> }>;
  VoucherEdge: ResolverTypeWrapper<Omit<VoucherEdge, 'node'> & { node: ResolversTypes['Voucher'] }>;
  VoucherOffer: ResolverTypeWrapper<Omit<VoucherOffer, 'value'> & { value: ResolversTypes['Money'] }>;
  VoucherState: VoucherState;
  VouchersFilter: VouchersFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdjustPointsInput: AdjustPointsInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  AdjustPointsPayload: Omit<AdjustPointsPayload, 'points'> & { points?: Maybe<ResolversParentTypes['Points']> };
  Boolean: Scalars['Boolean']['output'];
  AnswerInSandboxInput: AnswerInSandboxInput;
  BillingData: BillingDataModel;
  BillingDocument: Omit<BillingDocument, 'lines' | 'means' | 'stampDuty' | 'taxes' | 'total'> & { lines: ReadonlyArray<ResolversParentTypes['BillingDocumentLine']>, means: ReadonlyArray<ResolversParentTypes['BillingDocumentMeans']>, stampDuty?: Maybe<ResolversParentTypes['Money']>, taxes: ReadonlyArray<ResolversParentTypes['BillingDocumentTax']>, total: ResolversParentTypes['Money'] };
  BillingDocumentBuyer: BillingDocumentBuyer;
  BillingDocumentConnection: Omit<BillingDocumentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['BillingDocumentEdge']> };
  BillingDocumentEdge: Omit<BillingDocumentEdge, 'node'> & { node: ResolversParentTypes['BillingDocument'] };
  BillingDocumentFilter: BillingDocumentFilter;
  BillingDocumentLine: Omit<BillingDocumentLine, 'amount'> & { amount: ResolversParentTypes['Money'] };
  BillingDocumentMeans: Omit<BillingDocumentMeans, 'amount'> & { amount: ResolversParentTypes['Money'] };
  BillingDocumentRef: BillingDocumentRef;
  BillingDocumentSeller: BillingDocumentSeller;
  BillingDocumentTax: Omit<BillingDocumentTax, 'net' | 'vat'> & { net: ResolversParentTypes['Money'], vat: ResolversParentTypes['Money'] };
  CancelVoucherInput: CancelVoucherInput;
  CancelVoucherPayload: Omit<CancelVoucherPayload, 'voucher'> & { voucher?: Maybe<ResolversParentTypes['Voucher']> };
  Coupon: CouponModel;
  CouponCheckPayload: Omit<CouponCheckPayload, 'discount'> & { discount?: Maybe<ResolversParentTypes['CouponDiscount']> };
  CouponConnection: Omit<CouponConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CouponEdge']> };
  CouponDiscount: Omit<CouponDiscount, 'amount'> & { amount?: Maybe<ResolversParentTypes['Money']> };
  CouponEdge: Omit<CouponEdge, 'node'> & { node: ResolversParentTypes['Coupon'] };
  CouponPayload: Omit<CouponPayload, 'coupon'> & { coupon?: Maybe<ResolversParentTypes['Coupon']> };
  CouponsFilter: CouponsFilter;
  CreateCouponInput: CreateCouponInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeactivateCouponInput: DeactivateCouponInput;
  Due: DueModel;
  FieldError: FieldError;
  HandlePaymentDisputeInput: HandlePaymentDisputeInput;
  HandlePaymentDisputePayload: Omit<HandlePaymentDisputePayload, 'dispute'> & { dispute?: Maybe<ResolversParentTypes['PaymentDispute']> };
  Match: Match;
  Money: MoneyModel;
  MoneyMonth: MoneyMonth;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PayInSandboxInput: PayInSandboxInput;
  Payment: Omit<Payment, 'price'> & { price: ResolversParentTypes['Price'] };
  PaymentAccess: Omit<PaymentAccess, 'actions'> & { actions: ReadonlyArray<ResolversParentTypes['SupportAction']> };
  PaymentAccessPayload: PaymentAccessPayload;
  PaymentDispute: PaymentDisputeModel;
  PaymentDisputeConnection: Omit<PaymentDisputeConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentDisputeEdge']> };
  PaymentDisputeEdge: Omit<PaymentDisputeEdge, 'node'> & { node: ResolversParentTypes['PaymentDispute'] };
  PaymentDisputesFilter: PaymentDisputesFilter;
  PaymentIncident: Omit<PaymentIncident, 'ours' | 'payment' | 'theirs'> & { ours?: Maybe<ResolversParentTypes['Money']>, payment?: Maybe<ResolversParentTypes['SupportPayment']>, theirs?: Maybe<ResolversParentTypes['Money']> };
  PaymentIncidentConnection: Omit<PaymentIncidentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentIncidentEdge']> };
  PaymentIncidentEdge: Omit<PaymentIncidentEdge, 'node'> & { node: ResolversParentTypes['PaymentIncident'] };
  PaymentIncidentsFilter: PaymentIncidentsFilter;
  PaymentMeans: PaymentMeans;
  PaymentPayload: Omit<PaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  PaymentsFilter: PaymentsFilter;
  PlayerDocumentFilter: PlayerDocumentFilter;
  Points: PointsModel;
  PointsEntry: PointsEntryModel;
  PointsEntryConnection: Omit<PointsEntryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['PointsEntryEdge']> };
  PointsEntryEdge: Omit<PointsEntryEdge, 'node'> & { node: ResolversParentTypes['PointsEntry'] };
  PointsRule: PointsRule;
  Price: Omit<Price, 'card' | 'credit' | 'lines' | 'total'> & { card: ResolversParentTypes['Money'], credit: ResolversParentTypes['Money'], lines: ReadonlyArray<ResolversParentTypes['PriceLine']>, total: ResolversParentTypes['Money'] };
  PriceLine: Omit<PriceLine, 'amount'> & { amount: ResolversParentTypes['Money'] };
  Query: Record<PropertyKey, never>;
  RedeemPointsInput: RedeemPointsInput;
  RedeemPointsPayload: Omit<RedeemPointsPayload, 'points' | 'voucher'> & { points?: Maybe<ResolversParentTypes['Points']>, voucher?: Maybe<ResolversParentTypes['Voucher']> };
  RefundPaymentInput: RefundPaymentInput;
  RefundPaymentPayload: Omit<RefundPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['SupportPayment']> };
  ResolvePaymentIncidentInput: ResolvePaymentIncidentInput;
  ResolvePaymentIncidentPayload: Omit<ResolvePaymentIncidentPayload, 'incident'> & { incident?: Maybe<ResolversParentTypes['PaymentIncident']> };
  SandboxPayload: SandboxPayload;
  SaveBillingDataInput: SaveBillingDataInput;
  SaveBillingDataPayload: Omit<SaveBillingDataPayload, 'billingData'> & { billingData?: Maybe<ResolversParentTypes['BillingData']> };
  SaveMeansPayload: SaveMeansPayload;
  SetPaymentAccessInput: SetPaymentAccessInput;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: Omit<StartPaymentPayload, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  SupportAction: SupportActionModel;
  SupportPayment: Omit<SupportPayment, 'dispute' | 'price' | 'refunds'> & { dispute?: Maybe<ResolversParentTypes['PaymentDispute']>, price: ResolversParentTypes['Price'], refunds: ReadonlyArray<ResolversParentTypes['SupportRefund']> };
  SupportPaymentConnection: Omit<SupportPaymentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SupportPaymentEdge']> };
  SupportPaymentEdge: Omit<SupportPaymentEdge, 'node'> & { node: ResolversParentTypes['SupportPayment'] };
  SupportRefund: Omit<SupportRefund, 'amount' | 'bank' | 'card' | 'credit'> & { amount: ResolversParentTypes['Money'], bank: ResolversParentTypes['Money'], card: ResolversParentTypes['Money'], credit: ResolversParentTypes['Money'] };
  User: User;
  Voucher: VoucherModel;
  VoucherConnection: Omit<VoucherConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['VoucherEdge']> };
  VoucherEdge: Omit<VoucherEdge, 'node'> & { node: ResolversParentTypes['Voucher'] };
  VoucherOffer: Omit<VoucherOffer, 'value'> & { value: ResolversParentTypes['Money'] };
  VouchersFilter: VouchersFilter;
};

export type AdjustPointsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AdjustPointsPayload'] = ResolversParentTypes['AdjustPointsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PointsErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type BillingDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocument'] = ResolversParentTypes['BillingDocument']> = {
  buyer?: Resolver<Maybe<ResolversTypes['BillingDocumentBuyer']>, ParentType, ContextType>;
  creditNotes?: Resolver<ReadonlyArray<ResolversTypes['BillingDocumentRef']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['BillingDocumentLine']>, ParentType, ContextType>;
  means?: Resolver<ReadonlyArray<ResolversTypes['BillingDocumentMeans']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  original?: Resolver<Maybe<ResolversTypes['BillingDocumentRef']>, ParentType, ContextType>;
  playerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['BillingDocumentSeller'], ParentType, ContextType>;
  stampDuty?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BillingDocumentStatus'], ParentType, ContextType>;
  taxes?: Resolver<ReadonlyArray<ResolversTypes['BillingDocumentTax']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BillingDocumentType'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillingDocumentBuyerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentBuyer'] = ResolversParentTypes['BillingDocumentBuyer']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  municipality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingDocumentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentConnection'] = ResolversParentTypes['BillingDocumentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['BillingDocumentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BillingDocumentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentEdge'] = ResolversParentTypes['BillingDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BillingDocument'], ParentType, ContextType>;
};

export type BillingDocumentLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentLine'] = ResolversParentTypes['BillingDocumentLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['BillingDocumentLineKind'], ParentType, ContextType>;
};

export type BillingDocumentMeansResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentMeans'] = ResolversParentTypes['BillingDocumentMeans']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillingDocumentMeansKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingDocumentRefResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentRef'] = ResolversParentTypes['BillingDocumentRef']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BillingDocumentType'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BillingDocumentSellerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentSeller'] = ResolversParentTypes['BillingDocumentSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rea?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingDocumentTaxResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BillingDocumentTax'] = ResolversParentTypes['BillingDocumentTax']> = {
  nature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CancelVoucherPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CancelVoucherPayload'] = ResolversParentTypes['CancelVoucherPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['DiscountErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['Voucher']>, ParentType, ContextType>;
};

export type CouponResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['SupportAction']>, ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['CouponAudience'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['CouponDiscount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mostUses?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CouponCheckPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CouponCheckPayload'] = ResolversParentTypes['CouponCheckPayload']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['CouponDiscount']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['CouponErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CouponConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CouponConnection'] = ResolversParentTypes['CouponConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CouponEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponDiscountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CouponDiscount'] = ResolversParentTypes['CouponDiscount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CouponEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CouponEdge'] = ResolversParentTypes['CouponEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Coupon'], ParentType, ContextType>;
};

export type CouponPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CouponPayload'] = ResolversParentTypes['CouponPayload']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['DiscountErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Due'] = ResolversParentTypes['Due']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DueKind'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentRefusal?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  paysBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType, RequireFields<DuePriceArgs, 'useCredit'>>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DueStatus'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HandlePaymentDisputePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HandlePaymentDisputePayload'] = ResolversParentTypes['HandlePaymentDisputePayload']> = {
  dispute?: Resolver<Maybe<ResolversTypes['PaymentDispute']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentCareErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyMonthResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MoneyMonth'] = ResolversParentTypes['MoneyMonth']> = {
  creditCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  paidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  abandonPayment?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationAbandonPaymentArgs, 'id'>>;
  adjustPoints?: Resolver<Maybe<ResolversTypes['AdjustPointsPayload']>, ParentType, ContextType, RequireFields<MutationAdjustPointsArgs, 'input'>>;
  answerInSandbox?: Resolver<Maybe<ResolversTypes['SandboxPayload']>, ParentType, ContextType, RequireFields<MutationAnswerInSandboxArgs, 'input'>>;
  cancelVoucher?: Resolver<Maybe<ResolversTypes['CancelVoucherPayload']>, ParentType, ContextType, RequireFields<MutationCancelVoucherArgs, 'input'>>;
  confirmPayment?: Resolver<Maybe<ResolversTypes['PaymentPayload']>, ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'id'>>;
  confirmSavedMeans?: Resolver<Maybe<ResolversTypes['SaveMeansPayload']>, ParentType, ContextType, RequireFields<MutationConfirmSavedMeansArgs, 'id'>>;
  createCoupon?: Resolver<Maybe<ResolversTypes['CouponPayload']>, ParentType, ContextType, RequireFields<MutationCreateCouponArgs, 'input'>>;
  deactivateCoupon?: Resolver<Maybe<ResolversTypes['CouponPayload']>, ParentType, ContextType, RequireFields<MutationDeactivateCouponArgs, 'input'>>;
  handlePaymentDispute?: Resolver<Maybe<ResolversTypes['HandlePaymentDisputePayload']>, ParentType, ContextType, RequireFields<MutationHandlePaymentDisputeArgs, 'input'>>;
  payInSandbox?: Resolver<Maybe<ResolversTypes['SandboxPayload']>, ParentType, ContextType, RequireFields<MutationPayInSandboxArgs, 'input'>>;
  receivePaymentWebhook?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationReceivePaymentWebhookArgs, 'body' | 'signature'>>;
  redeemPoints?: Resolver<Maybe<ResolversTypes['RedeemPointsPayload']>, ParentType, ContextType, RequireFields<MutationRedeemPointsArgs, 'input'>>;
  refundPayment?: Resolver<Maybe<ResolversTypes['RefundPaymentPayload']>, ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'input'>>;
  resolvePaymentIncident?: Resolver<Maybe<ResolversTypes['ResolvePaymentIncidentPayload']>, ParentType, ContextType, RequireFields<MutationResolvePaymentIncidentArgs, 'input'>>;
  saveBillingData?: Resolver<Maybe<ResolversTypes['SaveBillingDataPayload']>, ParentType, ContextType, RequireFields<MutationSaveBillingDataArgs, 'input'>>;
  setPaymentAccess?: Resolver<Maybe<ResolversTypes['PaymentAccessPayload']>, ParentType, ContextType, RequireFields<MutationSetPaymentAccessArgs, 'input'>>;
  startPayment?: Resolver<Maybe<ResolversTypes['StartPaymentPayload']>, ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
  startSavingMeans?: Resolver<Maybe<ResolversTypes['SaveMeansPayload']>, ParentType, ContextType, RequireFields<MutationStartSavingMeansArgs, 'requestId'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  asksPayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  declined?: Resolver<Maybe<ResolversTypes['DeclineCause']>, ParentType, ContextType>;
  dueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiredBecause?: Resolver<Maybe<ResolversTypes['ExpiryCause']>, ParentType, ContextType>;
  givenUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PaymentAccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentAccess'] = ResolversParentTypes['PaymentAccess']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['SupportAction']>, ParentType, ContextType>;
  barred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lostDispute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentAccessPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentAccessPayload'] = ResolversParentTypes['PaymentAccessPayload']> = {
  barred?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentAccessErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentDisputeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentDispute'] = ResolversParentTypes['PaymentDispute']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  barLiftedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  evidenceDueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['SupportPayment'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['DisputedPlace'], ParentType, ContextType>;
  providerReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisputeState'], ParentType, ContextType>;
};

export type PaymentDisputeConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentDisputeConnection'] = ResolversParentTypes['PaymentDisputeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaymentDisputeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentDisputeEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentDisputeEdge'] = ResolversParentTypes['PaymentDisputeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentDispute'], ParentType, ContextType>;
};

export type PaymentIncidentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentIncident'] = ResolversParentTypes['PaymentIncident']> = {
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentIncidentKind'], ParentType, ContextType>;
  ours?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['SupportPayment']>, ParentType, ContextType>;
  providerReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  seenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  theirs?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PaymentIncidentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentIncidentConnection'] = ResolversParentTypes['PaymentIncidentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaymentIncidentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentIncidentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentIncidentEdge'] = ResolversParentTypes['PaymentIncidentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PaymentIncident'], ParentType, ContextType>;
};

export type PaymentMeansResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentMeans'] = ResolversParentTypes['PaymentMeans']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillingDocumentMeansKind'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PaymentPayload'] = ResolversParentTypes['PaymentPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PointsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Points'] = ResolversParentTypes['Points']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['PointsEntryConnection'], ParentType, ContextType, RequireFields<PointsHistoryArgs, 'first'>>;
};

export type PointsEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointsKind'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  referred?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PointsEntryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PointsEntryConnection'] = ResolversParentTypes['PointsEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PointsEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsEntryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PointsEntryEdge'] = ResolversParentTypes['PointsEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointsEntry'], ParentType, ContextType>;
};

export type PointsRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PointsRule'] = ResolversParentTypes['PointsRule']> = {
  kind?: Resolver<ResolversTypes['PointsKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  card?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  couponRefusal?: Resolver<Maybe<ResolversTypes['CouponErrorCode']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['PriceLineKind'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  billingDocument?: Resolver<Maybe<ResolversTypes['BillingDocument']>, ParentType, ContextType, RequireFields<QueryBillingDocumentArgs, 'number' | 'year'>>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<QueryCouponArgs, 'id'>>;
  couponCheck?: Resolver<Maybe<ResolversTypes['CouponCheckPayload']>, ParentType, ContextType, RequireFields<QueryCouponCheckArgs, 'code'>>;
  coupons?: Resolver<Maybe<ResolversTypes['CouponConnection']>, ParentType, ContextType, RequireFields<QueryCouponsArgs, 'first'>>;
  documentsOf?: Resolver<Maybe<ResolversTypes['BillingDocumentConnection']>, ParentType, ContextType, RequireFields<QueryDocumentsOfArgs, 'filter' | 'first'>>;
  due?: Resolver<Maybe<ResolversTypes['Due']>, ParentType, ContextType, RequireFields<QueryDueArgs, 'id'>>;
  dueOf?: Resolver<Maybe<ResolversTypes['Due']>, ParentType, ContextType, RequireFields<QueryDueOfArgs, 'reference'>>;
  moneyFigures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MoneyMonth']>>, ParentType, ContextType, RequireFields<QueryMoneyFiguresArgs, 'from' | 'to'>>;
  myBillingData?: Resolver<Maybe<ResolversTypes['BillingData']>, ParentType, ContextType>;
  myCredit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  myDocuments?: Resolver<Maybe<ResolversTypes['BillingDocumentConnection']>, ParentType, ContextType, RequireFields<QueryMyDocumentsArgs, 'first'>>;
  myDues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Due']>>, ParentType, ContextType>;
  myNextTournamentIsFirst?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  myPaymentMeans?: Resolver<Maybe<ResolversTypes['PaymentMeans']>, ParentType, ContextType>;
  myPoints?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  myVouchers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Voucher']>>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentAccess?: Resolver<Maybe<ResolversTypes['PaymentAccess']>, ParentType, ContextType, RequireFields<QueryPaymentAccessArgs, 'playerId'>>;
  paymentDisputes?: Resolver<Maybe<ResolversTypes['PaymentDisputeConnection']>, ParentType, ContextType, RequireFields<QueryPaymentDisputesArgs, 'first'>>;
  paymentIncidents?: Resolver<Maybe<ResolversTypes['PaymentIncidentConnection']>, ParentType, ContextType, RequireFields<QueryPaymentIncidentsArgs, 'first'>>;
  payments?: Resolver<Maybe<ResolversTypes['SupportPaymentConnection']>, ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  pointsOf?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType, RequireFields<QueryPointsOfArgs, 'playerId'>>;
  pointsRules?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PointsRule']>>, ParentType, ContextType>;
  voucherOffers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['VoucherOffer']>>, ParentType, ContextType>;
  vouchers?: Resolver<Maybe<ResolversTypes['VoucherConnection']>, ParentType, ContextType, RequireFields<QueryVouchersArgs, 'first'>>;
};

export type RedeemPointsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RedeemPointsPayload'] = ResolversParentTypes['RedeemPointsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PointsErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Points']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  voucher?: Resolver<Maybe<ResolversTypes['Voucher']>, ParentType, ContextType>;
};

export type RefundPaymentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefundPaymentPayload'] = ResolversParentTypes['RefundPaymentPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['RefundErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['SupportPayment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResolvePaymentIncidentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ResolvePaymentIncidentPayload'] = ResolversParentTypes['ResolvePaymentIncidentPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentCareErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  incident?: Resolver<Maybe<ResolversTypes['PaymentIncident']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SandboxPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SandboxPayload'] = ResolversParentTypes['SandboxPayload']> = {
  asksPayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveBillingDataPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveBillingDataPayload'] = ResolversParentTypes['SaveBillingDataPayload']> = {
  billingData?: Resolver<Maybe<ResolversTypes['BillingData']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['BillingDataErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveMeansPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveMeansPayload'] = ResolversParentTypes['SaveMeansPayload']> = {
  asksPayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  means?: Resolver<Maybe<ResolversTypes['PaymentMeans']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProviderName'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['PaymentErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProviderName'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SupportActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportAction'] = ResolversParentTypes['SupportAction']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SupportActionKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportPaymentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportPayment'] = ResolversParentTypes['SupportPayment']> = {
  declined?: Resolver<Maybe<ResolversTypes['DeclineCause']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['PaymentDispute']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['BillingDocumentRef']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiredBecause?: Resolver<Maybe<ResolversTypes['ExpiryCause']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DueKind'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  providerReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['SupportRefund']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type SupportPaymentConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportPaymentConnection'] = ResolversParentTypes['SupportPaymentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SupportPaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportPaymentEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportPaymentEdge'] = ResolversParentTypes['SupportPaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SupportPayment'], ParentType, ContextType>;
};

export type SupportRefundResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportRefund'] = ResolversParentTypes['SupportRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bank?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  card?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VoucherResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Voucher'] = ResolversParentTypes['Voucher']> = {
  actions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SupportAction']>>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['VoucherState'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type VoucherConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VoucherConnection'] = ResolversParentTypes['VoucherConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['VoucherEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoucherEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VoucherEdge'] = ResolversParentTypes['VoucherEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Voucher'], ParentType, ContextType>;
};

export type VoucherOfferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VoucherOffer'] = ResolversParentTypes['VoucherOffer']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AdjustPointsPayload?: AdjustPointsPayloadResolvers<ContextType>;
  BillingData?: BillingDataResolvers<ContextType>;
  BillingDocument?: BillingDocumentResolvers<ContextType>;
  BillingDocumentBuyer?: BillingDocumentBuyerResolvers<ContextType>;
  BillingDocumentConnection?: BillingDocumentConnectionResolvers<ContextType>;
  BillingDocumentEdge?: BillingDocumentEdgeResolvers<ContextType>;
  BillingDocumentLine?: BillingDocumentLineResolvers<ContextType>;
  BillingDocumentMeans?: BillingDocumentMeansResolvers<ContextType>;
  BillingDocumentRef?: BillingDocumentRefResolvers<ContextType>;
  BillingDocumentSeller?: BillingDocumentSellerResolvers<ContextType>;
  BillingDocumentTax?: BillingDocumentTaxResolvers<ContextType>;
  CancelVoucherPayload?: CancelVoucherPayloadResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponCheckPayload?: CouponCheckPayloadResolvers<ContextType>;
  CouponConnection?: CouponConnectionResolvers<ContextType>;
  CouponDiscount?: CouponDiscountResolvers<ContextType>;
  CouponEdge?: CouponEdgeResolvers<ContextType>;
  CouponPayload?: CouponPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Due?: DueResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  HandlePaymentDisputePayload?: HandlePaymentDisputePayloadResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyMonth?: MoneyMonthResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentAccess?: PaymentAccessResolvers<ContextType>;
  PaymentAccessPayload?: PaymentAccessPayloadResolvers<ContextType>;
  PaymentDispute?: PaymentDisputeResolvers<ContextType>;
  PaymentDisputeConnection?: PaymentDisputeConnectionResolvers<ContextType>;
  PaymentDisputeEdge?: PaymentDisputeEdgeResolvers<ContextType>;
  PaymentIncident?: PaymentIncidentResolvers<ContextType>;
  PaymentIncidentConnection?: PaymentIncidentConnectionResolvers<ContextType>;
  PaymentIncidentEdge?: PaymentIncidentEdgeResolvers<ContextType>;
  PaymentMeans?: PaymentMeansResolvers<ContextType>;
  PaymentPayload?: PaymentPayloadResolvers<ContextType>;
  Points?: PointsResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsEntryConnection?: PointsEntryConnectionResolvers<ContextType>;
  PointsEntryEdge?: PointsEntryEdgeResolvers<ContextType>;
  PointsRule?: PointsRuleResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RedeemPointsPayload?: RedeemPointsPayloadResolvers<ContextType>;
  RefundPaymentPayload?: RefundPaymentPayloadResolvers<ContextType>;
  ResolvePaymentIncidentPayload?: ResolvePaymentIncidentPayloadResolvers<ContextType>;
  SandboxPayload?: SandboxPayloadResolvers<ContextType>;
  SaveBillingDataPayload?: SaveBillingDataPayloadResolvers<ContextType>;
  SaveMeansPayload?: SaveMeansPayloadResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  SupportAction?: SupportActionResolvers<ContextType>;
  SupportPayment?: SupportPaymentResolvers<ContextType>;
  SupportPaymentConnection?: SupportPaymentConnectionResolvers<ContextType>;
  SupportPaymentEdge?: SupportPaymentEdgeResolvers<ContextType>;
  SupportRefund?: SupportRefundResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Voucher?: VoucherResolvers<ContextType>;
  VoucherConnection?: VoucherConnectionResolvers<ContextType>;
  VoucherEdge?: VoucherEdgeResolvers<ContextType>;
  VoucherOffer?: VoucherOfferResolvers<ContextType>;
};


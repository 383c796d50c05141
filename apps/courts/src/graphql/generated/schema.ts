import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Court as CourtModel, CourtClaim as CourtClaimModel, CourtAction as CourtActionModel, CourtSuggestion as CourtSuggestionModel, LocalLegend as LocalLegendModel } from '../models.js';
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
  /** A day of the calendar, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type AddCourtPhotoInput = {
  readonly courtId: Scalars['ID']['input'];
  /** What POST /uploads/court answered, to the same person, within a day. */
  readonly uploadId: Scalars['ID']['input'];
};

export type AssignCourtOwnerInput = {
  readonly courtId: Scalars['ID']['input'];
  /** Null: nobody runs it. */
  readonly ownerId?: InputMaybe<Scalars['ID']['input']>;
  readonly reason: Scalars['String']['input'];
};

export type ClaimCourtInput = {
  readonly courtId: Scalars['ID']['input'];
  /** … or what POST /uploads/claim answered, to the same person, within a day. */
  readonly documentId?: InputMaybe<Scalars['ID']['input']>;
  /** Either of the two: a business address … */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmCourtClaimInput = {
  readonly claimId: Scalars['ID']['input'];
  readonly code: Scalars['String']['input'];
};

/** A sports centre (CRT-01). */
export type Court = {
  /** Who changed what, oldest first (ADM-02). */
  readonly actions: Maybe<ReadonlyArray<CourtAction>>;
  readonly address: Maybe<Scalars['String']['output']>;
  readonly bookingUrl: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  /** Two letters, ISO 3166. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** Picture for cards and the head of the page. */
  readonly coverUrl: Maybe<Scalars['String']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  /** Distance from the position that the search named, in km. */
  readonly distanceKm: Maybe<Scalars['Int']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly facebook: Maybe<Scalars['String']['output']>;
  /** Who favours it, the newest first, 12 at most (CRT-03). */
  readonly favouredBy: Maybe<ReadonlyArray<User>>;
  readonly favouritesCount: Maybe<Scalars['Int']['output']>;
  readonly fields: Maybe<ReadonlyArray<CourtField>>;
  /** Whether somebody runs this centre on the platform. */
  readonly hasOwner: Maybe<Scalars['Boolean']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly instagram: Maybe<Scalars['String']['output']>;
  /** Whether the signed-in person runs this centre. */
  readonly isMine: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is among the signed-in player's favourites. */
  readonly isMyFavourite: Maybe<Scalars['Boolean']['output']>;
  readonly landline: Maybe<Scalars['String']['output']>;
  readonly lat: Maybe<Scalars['Float']['output']>;
  readonly lng: Maybe<Scalars['Float']['output']>;
  /** Who has played most here lately; null while nobody has (CRT-10). */
  readonly localLegend: Maybe<LocalLegend>;
  readonly logoUrl: Maybe<Scalars['String']['output']>;
  readonly mobile: Maybe<Scalars['String']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  /** Language of those SMS. */
  readonly notificationLanguage: Maybe<Scalars['String']['output']>;
  readonly notificationMobile: Maybe<Scalars['String']['output']>;
  /** Calling code and number for SMS about bookings (CRT-09). */
  readonly notificationPrefix: Maybe<Scalars['String']['output']>;
  readonly offers: Maybe<ReadonlyArray<CourtOffer>>;
  /** Offers that the signed-in player has used here today (CRT-11). */
  readonly offersUsedToday: Maybe<ReadonlyArray<CourtOffer>>;
  /** What has been going on at the centre, for who runs it (CRT-11). */
  readonly overview: Maybe<CourtOverview>;
  readonly owner: Maybe<User>;
  /** Landline or else mobile number with its calling code, for a link. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** In the order of the centre (CRT-07). */
  readonly photos: Maybe<ReadonlyArray<CourtPhoto>>;
  /** Calling code of both numbers, such as +39. */
  readonly prefix: Maybe<Scalars['String']['output']>;
  /** The path segment behind the id in the centre's address. */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** Sports that can be played here: 1 tennis, 2 padel. */
  readonly sports: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** IANA name; dates and times of matches here are meant in it. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** Rises with every change; a change names the one that it was made on. */
  readonly version: Maybe<Scalars['Int']['output']>;
  readonly website: Maybe<Scalars['String']['output']>;
};

export type CourtAction = {
  readonly after: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** What was before and is now, as JSON; null where nothing was there. */
  readonly before: Maybe<Scalars['String']['output']>;
  readonly by: Maybe<User>;
  readonly kind: CourtActionKind;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type CourtActionKind =
  | 'CLAIM_GRANTED'
  | 'CLAIM_REJECTED'
  | 'COVER_SET'
  | 'EDITED'
  | 'FIELDS_EDITED'
  | 'LOGO_SET'
  | 'OFFERS_EDITED'
  | 'OWNER_ASSIGNED'
  | 'PHOTOS_ORDERED'
  | 'PHOTO_ADDED'
  | 'PHOTO_DESCRIBED'
  | 'PHOTO_REMOVED'
  | 'SUGGESTION_APPROVED'
  | 'SUGGESTION_MERGED'
  | 'SUGGESTION_REJECTED';

/** Somebody's wish to run a centre (CRT-06). */
export type CourtClaim = {
  readonly actions: Maybe<ReadonlyArray<CourtAction>>;
  readonly claimant: Maybe<User>;
  readonly claimedAt: Scalars['DateTime']['output'];
  readonly court: Maybe<Court>;
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where support reads the document; null when there is none, or when it is gone (30 days after the decision). */
  readonly documentUrl: Maybe<Scalars['String']['output']>;
  /** The business address. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** Whether the address is of the site, or the address, that the page names. */
  readonly emailMatchesPage: Maybe<Scalars['Boolean']['output']>;
  /** Whether who claims reads its mail. */
  readonly emailProved: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly note: Maybe<Scalars['String']['output']>;
  readonly proof: CourtProof;
  /** Why it was decided so. */
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly state: CourtClaimState;
};

export type CourtClaimConnection = {
  readonly edges: ReadonlyArray<CourtClaimEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CourtClaimEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: CourtClaim;
};

export type CourtClaimPayload = {
  readonly claim: Maybe<CourtClaim>;
  readonly errorCode: Maybe<CourtErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** With TOO_MANY_CLAIMS and CODE_SENT_RECENTLY: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type CourtClaimState =
  /** The code that was sent has not been entered. */
  | 'AWAITING_CODE'
  | 'GRANTED'
  | 'PENDING'
  | 'REJECTED'
  | 'WITHDRAWN';

export type CourtClaimsFilter = {
  readonly courtId?: InputMaybe<Scalars['ID']['input']>;
  readonly proof?: InputMaybe<CourtProof>;
  readonly state?: InputMaybe<CourtClaimState>;
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
  /** You run this centre already. */
  | 'ALREADY_YOURS'
  /** It was decided or withdrawn before. */
  | 'CLAIM_DECIDED'
  /** See fieldErrors. */
  | 'CLAIM_INVALID'
  | 'CLAIM_NOT_FOUND'
  /** Its business address has not been proved. */
  | 'CLAIM_NOT_PROVED'
  /** There is an open claim of yours for this centre. */
  | 'CLAIM_OPEN'
  /** The code is too old, or was tried too often. */
  | 'CODE_EXPIRED'
  /** A code was sent less than a minute ago. */
  | 'CODE_SENT_RECENTLY'
  /** Not the code that was sent. */
  | 'CODE_WRONG'
  /** Somebody else has changed it meanwhile; nothing was saved. */
  | 'COURT_CHANGED'
  /** See fieldErrors. */
  | 'COURT_INVALID'
  /** There is no such centre. */
  | 'COURT_NOT_FOUND'
  /** The address is of a provider where anybody gets one. */
  | 'NOT_A_BUSINESS_ADDRESS'
  /** Only who runs the centre, and support, may change it. */
  | 'NOT_YOUR_COURT'
  /** You have no match here today. */
  | 'NO_MATCH_HERE'
  /** The centre does not offer this. */
  | 'OFFER_NOT_FOUND'
  /** The photos are no longer those that were ordered. */
  | 'PHOTOS_CHANGED'
  /** There is no such photo. */
  | 'PHOTO_NOT_FOUND'
  /** A business address or a document is needed, and one of them only. */
  | 'PROOF_REQUIRED'
  | 'REASON_REQUIRED'
  /** It was decided before. */
  | 'SUGGESTION_DECIDED'
  /** See fieldErrors. */
  | 'SUGGESTION_INVALID'
  | 'SUGGESTION_NOT_FOUND'
  /** Five claims in 24 hours are the most. */
  | 'TOO_MANY_CLAIMS'
  /** Five codes for a claim are the most. */
  | 'TOO_MANY_CODES'
  /** No more photos are shown. */
  | 'TOO_MANY_PHOTOS'
  /** Five in 24 hours are the most. */
  | 'TOO_MANY_SUGGESTIONS'
  /** This upload is not yours, was used already, or is older than a day. */
  | 'UPLOAD_NOT_FOUND';

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

export type CourtFieldInput = {
  readonly covered: Scalars['Boolean']['input'];
  /** Of a field that is there; null for a new one. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly name: Scalars['String']['input'];
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly sport: Scalars['Int']['input'];
  readonly surface: Surface;
};

/** What the page of a centre lacks. */
export type CourtGap =
  | 'BOOKING'
  | 'DESCRIPTION'
  | 'EMAIL'
  | 'FIELDS'
  | 'LOGO'
  | 'NOTIFICATION_MOBILE'
  | 'OFFERS'
  | 'PHONE'
  | 'PHOTOS'
  | 'WEBSITE';

/** What a centre offers to players who come through the platform (CRT-02). */
export type CourtOffer =
  | 'BALL_TUBE_RENTAL'
  | 'ONE_EURO_BOOKING_DISCOUNT'
  | 'TWO_EURO_BOOKING_DISCOUNT'
  /** A bottle of water, free. */
  | 'WATER_BOTTLE';

/** How often an offer was used, once a day counted for each player. */
export type CourtOfferUse = {
  readonly offer: CourtOffer;
  readonly players: Scalars['Int']['output'];
  readonly uses: Scalars['Int']['output'];
};

/** The last twelve weeks of a centre (CRT-11). */
export type CourtOverview = {
  /** How much of the page is filled in, in percent. */
  readonly completeness: Scalars['Int']['output'];
  readonly missing: ReadonlyArray<CourtGap>;
  readonly offers: ReadonlyArray<CourtOfferUse>;
  /** Different players in these weeks. */
  readonly players: Scalars['Int']['output'];
  /** Matches that are booked from now on. */
  readonly upcoming: Scalars['Int']['output'];
  /** Oldest first; the week of today is the last. */
  readonly weeks: ReadonlyArray<CourtWeek>;
};

export type CourtPayload = {
  /** As it is now, also with COURT_CHANGED. */
  readonly court: Maybe<Court>;
  readonly errorCode: Maybe<CourtErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type CourtPhoto = {
  /** What it shows, in words of the centre. */
  readonly alt: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isCover: Scalars['Boolean']['output'];
  /** 1600 pixels at most. */
  readonly largeUrl: Scalars['String']['output'];
  /** 640 pixels at most. */
  readonly smallUrl: Scalars['String']['output'];
};

export type CourtPhotoInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly photoId: Scalars['ID']['input'];
};

export type CourtProof =
  | 'DOCUMENT'
  | 'EMAIL';

/** A centre that somebody wants to see here (CRT-05). */
export type CourtSuggestion = {
  readonly actions: Maybe<ReadonlyArray<CourtAction>>;
  readonly address: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  /** What became of it. */
  readonly court: Maybe<Court>;
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly lat: Scalars['Float']['output'];
  readonly lng: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** What the player wrote to support. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Why it was turned down or merged. */
  readonly reason: Maybe<Scalars['String']['output']>;
  readonly similar: Maybe<ReadonlyArray<SimilarCourt>>;
  readonly state: CourtSuggestionState;
  readonly suggestedAt: Scalars['DateTime']['output'];
  readonly suggestedBy: Maybe<User>;
  readonly timeZone: Scalars['String']['output'];
};

export type CourtSuggestionConnection = {
  readonly edges: ReadonlyArray<CourtSuggestionEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type CourtSuggestionEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: CourtSuggestion;
};

export type CourtSuggestionPayload = {
  readonly errorCode: Maybe<CourtErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** With TOO_MANY_SUGGESTIONS: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly suggestion: Maybe<CourtSuggestion>;
};

export type CourtSuggestionState =
  | 'APPROVED'
  | 'MERGED'
  | 'PENDING'
  | 'REJECTED';

export type CourtSuggestionsFilter = {
  readonly state?: InputMaybe<CourtSuggestionState>;
  /** Part of the name or of the city. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type CourtWeek = {
  /** Its Monday, at the centre. */
  readonly from: Scalars['Date']['output'];
  readonly matches: Scalars['Int']['output'];
  readonly players: Scalars['Int']['output'];
};

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

export type DecideClaimInput = {
  readonly claimId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DecideSuggestionInput = {
  /** Needed to turn it down. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly suggestionId: Scalars['ID']['input'];
};

export type DescribeCourtPhotoInput = {
  readonly alt: Scalars['String']['input'];
  readonly courtId: Scalars['ID']['input'];
  readonly photoId: Scalars['ID']['input'];
};

export type EditCourtFieldsInput = {
  readonly courtId: Scalars['ID']['input'];
  /** All of them, in their order. */
  readonly fields: ReadonlyArray<CourtFieldInput>;
  readonly version: Scalars['Int']['input'];
};

export type EditCourtInput = {
  readonly address: Scalars['String']['input'];
  readonly bookingUrl?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
  readonly courtId: Scalars['ID']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly facebook?: InputMaybe<Scalars['String']['input']>;
  readonly instagram?: InputMaybe<Scalars['String']['input']>;
  readonly landline?: InputMaybe<Scalars['String']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  /** it, en, es or fr. */
  readonly notificationLanguage: Scalars['String']['input'];
  readonly notificationMobile?: InputMaybe<Scalars['String']['input']>;
  readonly notificationPrefix?: InputMaybe<Scalars['String']['input']>;
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone: Scalars['String']['input'];
  /** Where the city is. With it a centre more than 30 km away is FAR_FROM_CITY. */
  readonly town?: InputMaybe<TownInput>;
  /** The one that was read. */
  readonly version: Scalars['Int']['input'];
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type EditCourtOffersInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly offers: ReadonlyArray<CourtOffer>;
  readonly version: Scalars['Int']['input'];
};

/** A field of a form, with its error. */
export type FieldError = {
  /** What is wrong: stable, the texts are the client's. */
  readonly code: Scalars['String']['output'];
  /** Path of the input field. */
  readonly field: Scalars['String']['output'];
};

/** Most confirmed matches at a centre in the last 90 days (CRT-10). */
export type LocalLegend = {
  /** Confirmed matches here in the 90 days before it was worked out. */
  readonly matches: Scalars['Int']['output'];
  /** Since when this player is the legend. */
  readonly since: Scalars['DateTime']['output'];
  readonly user: User;
};

export type MergeSuggestionInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly suggestionId: Scalars['ID']['input'];
};

export type Mutation = {
  /** Shows a photo after those that are there, 12 at most (CRT-07). The same again is success. */
  readonly addCourtPhoto: Maybe<CourtPayload>;
  /** Makes a centre of a suggestion (ADM-02). */
  readonly approveCourtSuggestion: Maybe<CourtSuggestionPayload>;
  /** Gives a centre to another player, or to nobody, with a reason. */
  readonly assignCourtOwner: Maybe<CourtPayload>;
  /**
   * Asks to run a centre (CRT-06). With a business address a code is sent to it, which confirmCourtClaim takes; with a document
   * the claim goes to support at once.
   */
  readonly claimCourt: Maybe<CourtClaimPayload>;
  /** Proves the business address with the code that was sent to it; then the claim goes to support. */
  readonly confirmCourtClaim: Maybe<CourtClaimPayload>;
  /** Says in words what a photo shows; empty takes the words away. */
  readonly describeCourtPhoto: Maybe<CourtPayload>;
  /** Saves what the page of a centre says (CRT-06). Owner or support. */
  readonly editCourt: Maybe<CourtPayload>;
  /** Saves the playing fields in their order (CRT-06). Owner or support. */
  readonly editCourtFields: Maybe<CourtPayload>;
  /** Saves what the centre offers to players (CRT-02, CRT-06). Owner or support. */
  readonly editCourtOffers: Maybe<CourtPayload>;
  /** Transfers the centre to the claimant (ADM-02). */
  readonly grantCourtClaim: Maybe<CourtClaimPayload>;
  /** The suggested centre is one that is here already (ADM-02). */
  readonly mergeCourtSuggestion: Maybe<CourtSuggestionPayload>;
  /** Shows the photos in another order. */
  readonly orderCourtPhotos: Maybe<CourtPayload>;
  /** The same for POST /uploads/claim; `type` is the media type of the document. */
  readonly registerClaimDocument: Maybe<Scalars['ID']['output']>;
  /** Keeps in mind an upload whose files are about to be stored, and answers its id. Asked by the gateway for POST /uploads/court. */
  readonly registerCourtPhoto: Maybe<Scalars['ID']['output']>;
  /** Turns a claim down, with a reason that the claimant reads (ADM-02). */
  readonly rejectCourtClaim: Maybe<CourtClaimPayload>;
  /** Turns a suggestion down, with a reason that the player reads (ADM-02). */
  readonly rejectCourtSuggestion: Maybe<CourtSuggestionPayload>;
  /** Shows a photo no more; its files go. */
  readonly removeCourtPhoto: Maybe<CourtPayload>;
  /**
   * Sends another code to the business address; the former one no longer holds. Five for a claim are the most, with a minute
   * between them.
   */
  readonly resendCourtClaimCode: Maybe<CourtClaimPayload>;
  /** Makes a photo the cover; null: the first one is. */
  readonly setCourtCover: Maybe<CourtPayload>;
  /** Shows a logo; null takes it away. */
  readonly setCourtLogo: Maybe<CourtPayload>;
  /** Adds a centre to the player's favourites, or removes it (CRT-08). */
  readonly setFavouriteCourt: Maybe<SetFavouriteCourtPayload>;
  /** Suggests a centre that is not here yet, 5 in 24 hours; the same again while it waits is success (CRT-05). */
  readonly suggestCourt: Maybe<CourtSuggestionPayload>;
  /** Uses an offer on the day of a match here, counted once a day for each player (CRT-11). */
  readonly useCourtOffer: Maybe<CourtPayload>;
  /** Withdraws the player's open claim and deletes its document. */
  readonly withdrawCourtClaim: Maybe<CourtClaimPayload>;
};


export type MutationAddCourtPhotoArgs = {
  input: AddCourtPhotoInput;
};


export type MutationApproveCourtSuggestionArgs = {
  input: DecideSuggestionInput;
};


export type MutationAssignCourtOwnerArgs = {
  input: AssignCourtOwnerInput;
};


export type MutationClaimCourtArgs = {
  input: ClaimCourtInput;
};


export type MutationConfirmCourtClaimArgs = {
  input: ConfirmCourtClaimInput;
};


export type MutationDescribeCourtPhotoArgs = {
  input: DescribeCourtPhotoInput;
};


export type MutationEditCourtArgs = {
  input: EditCourtInput;
};


export type MutationEditCourtFieldsArgs = {
  input: EditCourtFieldsInput;
};


export type MutationEditCourtOffersArgs = {
  input: EditCourtOffersInput;
};


export type MutationGrantCourtClaimArgs = {
  input: DecideClaimInput;
};


export type MutationMergeCourtSuggestionArgs = {
  input: MergeSuggestionInput;
};


export type MutationOrderCourtPhotosArgs = {
  input: OrderCourtPhotosInput;
};


export type MutationRegisterClaimDocumentArgs = {
  key: Scalars['String']['input'];
  ownerId: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};


export type MutationRegisterCourtPhotoArgs = {
  key: Scalars['String']['input'];
  ownerId: Scalars['ID']['input'];
};


export type MutationRejectCourtClaimArgs = {
  input: DecideClaimInput;
};


export type MutationRejectCourtSuggestionArgs = {
  input: DecideSuggestionInput;
};


export type MutationRemoveCourtPhotoArgs = {
  input: CourtPhotoInput;
};


export type MutationResendCourtClaimCodeArgs = {
  claimId: Scalars['ID']['input'];
};


export type MutationSetCourtCoverArgs = {
  input: SetCourtCoverInput;
};


export type MutationSetCourtLogoArgs = {
  input: SetCourtLogoInput;
};


export type MutationSetFavouriteCourtArgs = {
  input: SetFavouriteCourtInput;
};


export type MutationSuggestCourtArgs = {
  input: SuggestCourtInput;
};


export type MutationUseCourtOfferArgs = {
  input: UseCourtOfferInput;
};


export type MutationWithdrawCourtClaimArgs = {
  claimId: Scalars['ID']['input'];
};

/** A point and a radius. */
export type NearInput = {
  /** Radius in km, 1 to 500. */
  readonly km?: InputMaybe<Scalars['Int']['input']>;
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

export type OrderCourtPhotosInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly photoIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

export type Query = {
  /** Where the document of a claim is kept; null when there is none any more. Asked by the gateway for GET /uploads/claim/{id}. */
  readonly claimDocument: Maybe<StoredDocument>;
  /** One centre by id. */
  readonly court: Maybe<Court>;
  /** One claim. */
  readonly courtClaim: Maybe<CourtClaim>;
  /** Claims with their proof, those that wait longest first (ADM-02). */
  readonly courtClaims: Maybe<CourtClaimConnection>;
  /** One suggested centre. */
  readonly courtSuggestion: Maybe<CourtSuggestion>;
  /** Suggested centres, those that wait longest first (ADM-02). */
  readonly courtSuggestions: Maybe<CourtSuggestionConnection>;
  /** Centres by name, place, sport, surface and offers (CRT-04). */
  readonly courts: Maybe<CourtConnection>;
  /** Favourite centres of a player, by name, at most 20 (PLY-02). */
  readonly favouriteCourtsOf: Maybe<ReadonlyArray<Court>>;
  /** What the signed-in person claims, the newest first (CRT-06). */
  readonly myCourtClaims: Maybe<ReadonlyArray<CourtClaim>>;
  /** What the signed-in person has suggested, the newest first (CRT-05). */
  readonly myCourtSuggestions: Maybe<ReadonlyArray<CourtSuggestion>>;
  /** The centres that the signed-in person runs, by name. */
  readonly myCourts: Maybe<ReadonlyArray<Court>>;
  /** Centres near a position whose name resembles this one, or that stand where it would; the likeliest first, 6 at most (CRT-05). */
  readonly similarCourts: Maybe<ReadonlyArray<SimilarCourt>>;
};


export type QueryClaimDocumentArgs = {
  claimId: Scalars['ID']['input'];
};


export type QueryCourtArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourtClaimArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourtClaimsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourtClaimsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCourtSuggestionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourtSuggestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourtSuggestionsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
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


export type QuerySimilarCourtsArgs = {
  input: SimilarCourtsInput;
};

export type SetCourtCoverInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly photoId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetCourtLogoInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly uploadId?: InputMaybe<Scalars['ID']['input']>;
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

export type SimilarCourt = {
  readonly court: Court;
  /** From the position that was asked about, in whole metres. */
  readonly metres: Scalars['Int']['output'];
};

export type SimilarCourtsInput = {
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
  readonly name: Scalars['String']['input'];
};

export type StoredDocument = {
  readonly key: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
};

export type SuggestCourtInput = {
  readonly address: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
  readonly name: Scalars['String']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone: Scalars['String']['input'];
  /** Where the city is. With it a centre more than 30 km away is FAR_FROM_CITY. */
  readonly town?: InputMaybe<TownInput>;
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

export type TownInput = {
  readonly lat: Scalars['Float']['input'];
  readonly lng: Scalars['Float']['input'];
};

export type UseCourtOfferInput = {
  readonly courtId: Scalars['ID']['input'];
  readonly offer: CourtOffer;
};

export type User = {
  readonly id: Scalars['ID']['output'];
  /** Centres where this player has played most lately (CRT-10, PLY-13). */
  readonly localLegendOf: Maybe<ReadonlyArray<Court>>;
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
  Court: Court;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Court:
    ( { __typename: 'Court' }
    & GraphQLRecursivePick<FederationTypes['Court'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddCourtPhotoInput: AddCourtPhotoInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AssignCourtOwnerInput: AssignCourtOwnerInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ClaimCourtInput: ClaimCourtInput;
  ConfirmCourtClaimInput: ConfirmCourtClaimInput;
  Court: ResolverTypeWrapper<CourtModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CourtAction: ResolverTypeWrapper<CourtActionModel>;
  CourtActionKind: CourtActionKind;
  CourtClaim: ResolverTypeWrapper<CourtClaimModel>;
  CourtClaimConnection: ResolverTypeWrapper<Omit<CourtClaimConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CourtClaimEdge']> }>;
  CourtClaimEdge: ResolverTypeWrapper<Omit<CourtClaimEdge, 'node'> & { node: ResolversTypes['CourtClaim'] }>;
  CourtClaimPayload: ResolverTypeWrapper<Omit<CourtClaimPayload, 'claim'> & { claim?: Maybe<ResolversTypes['CourtClaim']> }>;
  CourtClaimState: CourtClaimState;
  CourtClaimsFilter: CourtClaimsFilter;
  CourtConnection: ResolverTypeWrapper<Omit<CourtConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CourtEdge']> }>;
  CourtEdge: ResolverTypeWrapper<Omit<CourtEdge, 'node'> & { node: ResolversTypes['Court'] }>;
  CourtErrorCode: CourtErrorCode;
  CourtField: ResolverTypeWrapper<CourtField>;
  CourtFieldInput: CourtFieldInput;
  CourtGap: CourtGap;
  CourtOffer: CourtOffer;
  CourtOfferUse: ResolverTypeWrapper<CourtOfferUse>;
  CourtOverview: ResolverTypeWrapper<CourtOverview>;
  CourtPayload: ResolverTypeWrapper<Omit<CourtPayload, 'court'> & { court?: Maybe<ResolversTypes['Court']> }>;
  CourtPhoto: ResolverTypeWrapper<CourtPhoto>;
  CourtPhotoInput: CourtPhotoInput;
  CourtProof: CourtProof;
  CourtSuggestion: ResolverTypeWrapper<CourtSuggestionModel>;
  CourtSuggestionConnection: ResolverTypeWrapper<Omit<CourtSuggestionConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CourtSuggestionEdge']> }>;
  CourtSuggestionEdge: ResolverTypeWrapper<Omit<CourtSuggestionEdge, 'node'> & { node: ResolversTypes['CourtSuggestion'] }>;
  CourtSuggestionPayload: ResolverTypeWrapper<Omit<CourtSuggestionPayload, 'suggestion'> & { suggestion?: Maybe<ResolversTypes['CourtSuggestion']> }>;
  CourtSuggestionState: CourtSuggestionState;
  CourtSuggestionsFilter: CourtSuggestionsFilter;
  CourtWeek: ResolverTypeWrapper<CourtWeek>;
  CourtsFilter: CourtsFilter;
  CourtsOrder: CourtsOrder;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideClaimInput: DecideClaimInput;
  DecideSuggestionInput: DecideSuggestionInput;
  DescribeCourtPhotoInput: DescribeCourtPhotoInput;
  EditCourtFieldsInput: EditCourtFieldsInput;
  EditCourtInput: EditCourtInput;
  EditCourtOffersInput: EditCourtOffersInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  LocalLegend: ResolverTypeWrapper<LocalLegendModel>;
  MergeSuggestionInput: MergeSuggestionInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearInput: NearInput;
  OrderCourtPhotosInput: OrderCourtPhotosInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SetCourtCoverInput: SetCourtCoverInput;
  SetCourtLogoInput: SetCourtLogoInput;
  SetFavouriteCourtInput: SetFavouriteCourtInput;
  SetFavouriteCourtPayload: ResolverTypeWrapper<Omit<SetFavouriteCourtPayload, 'court'> & { court?: Maybe<ResolversTypes['Court']> }>;
  SimilarCourt: ResolverTypeWrapper<Omit<SimilarCourt, 'court'> & { court: ResolversTypes['Court'] }>;
  SimilarCourtsInput: SimilarCourtsInput;
  StoredDocument: ResolverTypeWrapper<StoredDocument>;
  SuggestCourtInput: SuggestCourtInput;
  Surface: Surface;
  TownInput: TownInput;
  UseCourtOfferInput: UseCourtOfferInput;
  User: ResolverTypeWrapper<Omit<User, 'localLegendOf'> & { localLegendOf?: Maybe<ReadonlyArray<ResolversTypes['Court']>> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCourtPhotoInput: AddCourtPhotoInput;
  ID: Scalars['ID']['output'];
  AssignCourtOwnerInput: AssignCourtOwnerInput;
  String: Scalars['String']['output'];
  ClaimCourtInput: ClaimCourtInput;
  ConfirmCourtClaimInput: ConfirmCourtClaimInput;
  Court: CourtModel;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  CourtAction: CourtActionModel;
  CourtClaim: CourtClaimModel;
  CourtClaimConnection: Omit<CourtClaimConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CourtClaimEdge']> };
  CourtClaimEdge: Omit<CourtClaimEdge, 'node'> & { node: ResolversParentTypes['CourtClaim'] };
  CourtClaimPayload: Omit<CourtClaimPayload, 'claim'> & { claim?: Maybe<ResolversParentTypes['CourtClaim']> };
  CourtClaimsFilter: CourtClaimsFilter;
  CourtConnection: Omit<CourtConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CourtEdge']> };
  CourtEdge: Omit<CourtEdge, 'node'> & { node: ResolversParentTypes['Court'] };
  CourtField: CourtField;
  CourtFieldInput: CourtFieldInput;
  CourtOfferUse: CourtOfferUse;
  CourtOverview: CourtOverview;
  CourtPayload: Omit<CourtPayload, 'court'> & { court?: Maybe<ResolversParentTypes['Court']> };
  CourtPhoto: CourtPhoto;
  CourtPhotoInput: CourtPhotoInput;
  CourtSuggestion: CourtSuggestionModel;
  CourtSuggestionConnection: Omit<CourtSuggestionConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CourtSuggestionEdge']> };
  CourtSuggestionEdge: Omit<CourtSuggestionEdge, 'node'> & { node: ResolversParentTypes['CourtSuggestion'] };
  CourtSuggestionPayload: Omit<CourtSuggestionPayload, 'suggestion'> & { suggestion?: Maybe<ResolversParentTypes['CourtSuggestion']> };
  CourtSuggestionsFilter: CourtSuggestionsFilter;
  CourtWeek: CourtWeek;
  CourtsFilter: CourtsFilter;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecideClaimInput: DecideClaimInput;
  DecideSuggestionInput: DecideSuggestionInput;
  DescribeCourtPhotoInput: DescribeCourtPhotoInput;
  EditCourtFieldsInput: EditCourtFieldsInput;
  EditCourtInput: EditCourtInput;
  EditCourtOffersInput: EditCourtOffersInput;
  FieldError: FieldError;
  LocalLegend: LocalLegendModel;
  MergeSuggestionInput: MergeSuggestionInput;
  Mutation: Record<PropertyKey, never>;
  NearInput: NearInput;
  OrderCourtPhotosInput: OrderCourtPhotosInput;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  SetCourtCoverInput: SetCourtCoverInput;
  SetCourtLogoInput: SetCourtLogoInput;
  SetFavouriteCourtInput: SetFavouriteCourtInput;
  SetFavouriteCourtPayload: Omit<SetFavouriteCourtPayload, 'court'> & { court?: Maybe<ResolversParentTypes['Court']> };
  SimilarCourt: Omit<SimilarCourt, 'court'> & { court: ResolversParentTypes['Court'] };
  SimilarCourtsInput: SimilarCourtsInput;
  StoredDocument: StoredDocument;
  SuggestCourtInput: SuggestCourtInput;
  TownInput: TownInput;
  UseCourtOfferInput: UseCourtOfferInput;
  User: Omit<User, 'localLegendOf'> & { localLegendOf?: Maybe<ReadonlyArray<ResolversParentTypes['Court']>> } | FederationReferenceTypes['User'];
};

export type CourtResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court'], FederationReferenceType extends FederationReferenceTypes['Court'] = FederationReferenceTypes['Court']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Court']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtAction']>>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favouredBy?: Resolver<Maybe<ReadonlyArray<ResolversTypes['User']>>, ParentType, ContextType>;
  favouritesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtField']>>, ParentType, ContextType>;
  hasOwner?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMine?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMyFavourite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  landline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  localLegend?: Resolver<Maybe<ResolversTypes['LocalLegend']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationMobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationPrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtOffer']>>, ParentType, ContextType>;
  offersUsedToday?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtOffer']>>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['CourtOverview']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtPhoto']>>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourtActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtAction'] = ResolversParentTypes['CourtAction']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CourtActionKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourtClaimResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtClaim'] = ResolversParentTypes['CourtClaim']> = {
  actions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtAction']>>, ParentType, ContextType>;
  claimant?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailMatchesPage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  emailProved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['CourtProof'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CourtClaimState'], ParentType, ContextType>;
};

export type CourtClaimConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtClaimConnection'] = ResolversParentTypes['CourtClaimConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CourtClaimEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourtClaimEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtClaimEdge'] = ResolversParentTypes['CourtClaimEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CourtClaim'], ParentType, ContextType>;
};

export type CourtClaimPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtClaimPayload'] = ResolversParentTypes['CourtClaimPayload']> = {
  claim?: Resolver<Maybe<ResolversTypes['CourtClaim']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['CourtErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type CourtOfferUseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtOfferUse'] = ResolversParentTypes['CourtOfferUse']> = {
  offer?: Resolver<ResolversTypes['CourtOffer'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourtOverviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtOverview'] = ResolversParentTypes['CourtOverview']> = {
  completeness?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['CourtGap']>, ParentType, ContextType>;
  offers?: Resolver<ReadonlyArray<ResolversTypes['CourtOfferUse']>, ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upcoming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeks?: Resolver<ReadonlyArray<ResolversTypes['CourtWeek']>, ParentType, ContextType>;
};

export type CourtPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtPayload'] = ResolversParentTypes['CourtPayload']> = {
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['CourtErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourtPhotoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtPhoto'] = ResolversParentTypes['CourtPhoto']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCover?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourtSuggestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtSuggestion'] = ResolversParentTypes['CourtSuggestion']> = {
  actions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtAction']>>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similar?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SimilarCourt']>>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CourtSuggestionState'], ParentType, ContextType>;
  suggestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  suggestedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourtSuggestionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtSuggestionConnection'] = ResolversParentTypes['CourtSuggestionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CourtSuggestionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourtSuggestionEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtSuggestionEdge'] = ResolversParentTypes['CourtSuggestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CourtSuggestion'], ParentType, ContextType>;
};

export type CourtSuggestionPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtSuggestionPayload'] = ResolversParentTypes['CourtSuggestionPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['CourtErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['CourtSuggestion']>, ParentType, ContextType>;
};

export type CourtWeekResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CourtWeek'] = ResolversParentTypes['CourtWeek']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalLegendResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LocalLegend'] = ResolversParentTypes['LocalLegend']> = {
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCourtPhoto?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationAddCourtPhotoArgs, 'input'>>;
  approveCourtSuggestion?: Resolver<Maybe<ResolversTypes['CourtSuggestionPayload']>, ParentType, ContextType, RequireFields<MutationApproveCourtSuggestionArgs, 'input'>>;
  assignCourtOwner?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationAssignCourtOwnerArgs, 'input'>>;
  claimCourt?: Resolver<Maybe<ResolversTypes['CourtClaimPayload']>, ParentType, ContextType, RequireFields<MutationClaimCourtArgs, 'input'>>;
  confirmCourtClaim?: Resolver<Maybe<ResolversTypes['CourtClaimPayload']>, ParentType, ContextType, RequireFields<MutationConfirmCourtClaimArgs, 'input'>>;
  describeCourtPhoto?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationDescribeCourtPhotoArgs, 'input'>>;
  editCourt?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationEditCourtArgs, 'input'>>;
  editCourtFields?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationEditCourtFieldsArgs, 'input'>>;
  editCourtOffers?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationEditCourtOffersArgs, 'input'>>;
  grantCourtClaim?: Resolver<Maybe<ResolversTypes['CourtClaimPayload']>, ParentType, ContextType, RequireFields<MutationGrantCourtClaimArgs, 'input'>>;
  mergeCourtSuggestion?: Resolver<Maybe<ResolversTypes['CourtSuggestionPayload']>, ParentType, ContextType, RequireFields<MutationMergeCourtSuggestionArgs, 'input'>>;
  orderCourtPhotos?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationOrderCourtPhotosArgs, 'input'>>;
  registerClaimDocument?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRegisterClaimDocumentArgs, 'key' | 'ownerId' | 'type'>>;
  registerCourtPhoto?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRegisterCourtPhotoArgs, 'key' | 'ownerId'>>;
  rejectCourtClaim?: Resolver<Maybe<ResolversTypes['CourtClaimPayload']>, ParentType, ContextType, RequireFields<MutationRejectCourtClaimArgs, 'input'>>;
  rejectCourtSuggestion?: Resolver<Maybe<ResolversTypes['CourtSuggestionPayload']>, ParentType, ContextType, RequireFields<MutationRejectCourtSuggestionArgs, 'input'>>;
  removeCourtPhoto?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationRemoveCourtPhotoArgs, 'input'>>;
  resendCourtClaimCode?: Resolver<Maybe<ResolversTypes['CourtClaimPayload']>, ParentType, ContextType, RequireFields<MutationResendCourtClaimCodeArgs, 'claimId'>>;
  setCourtCover?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationSetCourtCoverArgs, 'input'>>;
  setCourtLogo?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationSetCourtLogoArgs, 'input'>>;
  setFavouriteCourt?: Resolver<Maybe<ResolversTypes['SetFavouriteCourtPayload']>, ParentType, ContextType, RequireFields<MutationSetFavouriteCourtArgs, 'input'>>;
  suggestCourt?: Resolver<Maybe<ResolversTypes['CourtSuggestionPayload']>, ParentType, ContextType, RequireFields<MutationSuggestCourtArgs, 'input'>>;
  useCourtOffer?: Resolver<Maybe<ResolversTypes['CourtPayload']>, ParentType, ContextType, RequireFields<MutationUseCourtOfferArgs, 'input'>>;
  withdrawCourtClaim?: Resolver<Maybe<ResolversTypes['CourtClaimPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawCourtClaimArgs, 'claimId'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  claimDocument?: Resolver<Maybe<ResolversTypes['StoredDocument']>, ParentType, ContextType, RequireFields<QueryClaimDocumentArgs, 'claimId'>>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType, RequireFields<QueryCourtArgs, 'id'>>;
  courtClaim?: Resolver<Maybe<ResolversTypes['CourtClaim']>, ParentType, ContextType, RequireFields<QueryCourtClaimArgs, 'id'>>;
  courtClaims?: Resolver<Maybe<ResolversTypes['CourtClaimConnection']>, ParentType, ContextType, RequireFields<QueryCourtClaimsArgs, 'first'>>;
  courtSuggestion?: Resolver<Maybe<ResolversTypes['CourtSuggestion']>, ParentType, ContextType, RequireFields<QueryCourtSuggestionArgs, 'id'>>;
  courtSuggestions?: Resolver<Maybe<ResolversTypes['CourtSuggestionConnection']>, ParentType, ContextType, RequireFields<QueryCourtSuggestionsArgs, 'first'>>;
  courts?: Resolver<Maybe<ResolversTypes['CourtConnection']>, ParentType, ContextType, RequireFields<QueryCourtsArgs, 'first' | 'orderBy'>>;
  favouriteCourtsOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Court']>>, ParentType, ContextType, RequireFields<QueryFavouriteCourtsOfArgs, 'playerId'>>;
  myCourtClaims?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtClaim']>>, ParentType, ContextType>;
  myCourtSuggestions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CourtSuggestion']>>, ParentType, ContextType>;
  myCourts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Court']>>, ParentType, ContextType>;
  similarCourts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SimilarCourt']>>, ParentType, ContextType, RequireFields<QuerySimilarCourtsArgs, 'input'>>;
};

export type SetFavouriteCourtPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetFavouriteCourtPayload'] = ResolversParentTypes['SetFavouriteCourtPayload']> = {
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['CourtErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SimilarCourtResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimilarCourt'] = ResolversParentTypes['SimilarCourt']> = {
  court?: Resolver<ResolversTypes['Court'], ParentType, ContextType>;
  metres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoredDocumentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoredDocument'] = ResolversParentTypes['StoredDocument']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  localLegendOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Court']>>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Court?: CourtResolvers<ContextType>;
  CourtAction?: CourtActionResolvers<ContextType>;
  CourtClaim?: CourtClaimResolvers<ContextType>;
  CourtClaimConnection?: CourtClaimConnectionResolvers<ContextType>;
  CourtClaimEdge?: CourtClaimEdgeResolvers<ContextType>;
  CourtClaimPayload?: CourtClaimPayloadResolvers<ContextType>;
  CourtConnection?: CourtConnectionResolvers<ContextType>;
  CourtEdge?: CourtEdgeResolvers<ContextType>;
  CourtField?: CourtFieldResolvers<ContextType>;
  CourtOfferUse?: CourtOfferUseResolvers<ContextType>;
  CourtOverview?: CourtOverviewResolvers<ContextType>;
  CourtPayload?: CourtPayloadResolvers<ContextType>;
  CourtPhoto?: CourtPhotoResolvers<ContextType>;
  CourtSuggestion?: CourtSuggestionResolvers<ContextType>;
  CourtSuggestionConnection?: CourtSuggestionConnectionResolvers<ContextType>;
  CourtSuggestionEdge?: CourtSuggestionEdgeResolvers<ContextType>;
  CourtSuggestionPayload?: CourtSuggestionPayloadResolvers<ContextType>;
  CourtWeek?: CourtWeekResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FieldError?: FieldErrorResolvers<ContextType>;
  LocalLegend?: LocalLegendResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SetFavouriteCourtPayload?: SetFavouriteCourtPayloadResolvers<ContextType>;
  SimilarCourt?: SimilarCourtResolvers<ContextType>;
  StoredDocument?: StoredDocumentResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};


import type { AppPaymentErrorCode, paymentFailures } from './checkout/payment-failures.ts';
import type { AppErrorCode, failures } from './failure.ts';
import type { AppExternalErrorCode } from './session/external-failures.ts';

/*
 * The error codes of failures, by operation. The return types of the adapters make the compiler compare
 * them with the contract: a code that an operation declares must be added here, and then needs a text
 * (src/composition/texts/error-texts.ts).
 */

type AppFailures = typeof failures & typeof paymentFailures;

/** The codes of the app's own failures, by name. */
export type CodeOf<Name extends keyof AppFailures> = AppFailures[Name]['code'];

/** Codes that the app itself assigns to any failed request. Empty: the service sent only a message. */
export type RequestErrorCode =
  | ''
  | CodeOf<
      | 'unknown'
      | 'unexpected'
      | 'timeout'
      | 'networkConnection'
      | 'badRequest'
      | 'unauthenticated'
      | 'forbidden'
    >;

/** Codes that every operation of a service can return. */
export type CommonErrorCode =
  | RequestErrorCode
  | 'ACCESS.FORBIDDEN'
  | 'ACCESS.SECOND_FACTOR_REQUIRED'
  | 'REQUEST.INVALID'
  | 'REQUEST.TOO_LARGE'
  | 'REQUEST.TOO_MANY'
  | 'REQUEST.UNSUPPORTED_MEDIA_TYPE'
  | 'REQUEST.WRONG_HOST'
  | 'SERVICE.UNAVAILABLE'
  | 'SESSION.REQUIRED'
  | 'UNEXPECTED';

/** Codes that the catalogue of the reference platform does not send, but another one may. */
export type OtherCatalogueErrorCode = 'CONTENT.WAITING_APPROVAL';

type IssueErrorCode = 'ISSUE.NOT_FOUND' | 'ISSUE.UNAVAILABLE_MARKET' | 'USER.BLOCKED_CONTENT';

export type CatalogueErrorCode =
  | CommonErrorCode
  | IssueErrorCode
  | OtherCatalogueErrorCode
  | 'USER.NO_ACCESS'
  | 'USER.OUTSIDE_HOURS'
  | 'CREATOR.NOT_FOUND'
  | 'USER.AGE_UNCONFIRMED'
  | 'USER.AGE_UNVERIFIED'
  | 'USER.AGE_NEEDS_ACCOUNT'
  | 'PUBLISHER.NOT_ACTIVE'
  | 'PUBLISHER.NOT_FOUND'
  | 'SERIES.NOT_FOUND'
  | 'SHOWCASE.NOT_FOUND';

export type ReadingErrorCode =
  | CommonErrorCode
  | IssueErrorCode
  | 'USER.NO_ACCESS'
  | 'USER.OUTSIDE_HOURS'
  | 'CONTENT.INVALID_PAGE'
  | 'USER.AGE_UNCONFIRMED'
  | 'USER.AGE_UNVERIFIED';

export type LikeErrorCode = CommonErrorCode | IssueErrorCode;

export type FavouriteErrorCode = CommonErrorCode | IssueErrorCode | 'FAVOURITE.TOO_MANY';

export type FollowErrorCode =
  | CommonErrorCode
  | 'CREATOR.NOT_FOUND'
  | 'FOLLOW.TOO_MANY'
  | 'PUBLISHER.NOT_ACTIVE'
  | 'PUBLISHER.NOT_FOUND'
  | 'SERIES.NOT_FOUND';

export type ReaderErrorCode = CommonErrorCode | 'USER.NOT_FOUND';

/** Operations that only the guardian of a guided account may call. */
export type GuardedErrorCode = ReaderErrorCode | CodeOf<'parentPermission'>;

/** Requests of a guided account to its guardian. */
export type GuardianRequestErrorCode =
  | ReaderErrorCode
  | 'GUIDANCE.NO_REQUEST'
  | 'ISSUE.NOT_FOUND'
  | 'PLAN.NOT_FOUND'
  | 'USER.BLOCKED_CONTENT'
  | 'USER.GUARDIAN_UNREACHABLE'
  | 'USER.NOT_GUIDED';

/** Guided accounts for their guardian: changes, and the switch to the account of a child and back. */
export type GuidedAccountErrorCode =
  | GuardedErrorCode
  | ConfirmationErrorCode
  | LoginErrorCode
  | 'CONSENT.OUTDATED'
  | 'GUIDANCE.MINOR'
  | 'GUIDANCE.NOT_INCLUDED'
  | 'GUIDANCE.TOO_MANY'
  | 'USER.EXISTING_EMAIL'
  | 'USER.EXISTING_GUIDANCE'
  | 'USER.GUARDIAN_DELETION'
  | 'USER.INVALID_DATA'
  | 'USER.NOT_GUIDED';

export type PostalErrorCode = RequestErrorCode | CodeOf<'unknownPostalCode'>;

export type TokenizerErrorCode =
  | RequestErrorCode
  | CodeOf<'cardRefused' | 'tokenizerBlocked' | 'tokenizerNotLoaded'>;

export type OperatorLinkErrorCode = GuardedErrorCode | 'SVA.NOT_FOUND';

export type CardErrorCode =
  | GuardedErrorCode
  | CodeOf<'cardRefused'>
  | '0299001'
  | '0299002'
  | '0299003'
  | '0299004'
  | '0299005'
  | '0299006'
  | 'PAYMENT_CARD.CHARGED_BACK'
  | 'PAYMENT_CARD.NO_REMOTION';

/** Operations with an idempotency key. They also use the time zone of the reader. */
type IntentErrorCode = 'MARKET.INVALID_TIMEZONE' | 'MARKET.NO_TIMEZONE' | 'REQUEST.KEY_MISMATCH';

/** Orders, their preparation (payment methods, coupons, offers) and their transactions. */
export type OrderErrorCode =
  | GuardedErrorCode
  | IntentErrorCode
  | TransactionErrorCode
  | CodeOf<'cardRefused' | 'invalidCoupon' | 'paymentFailed'>
  | 'ACQUISITION.INVALID_TRANSACTION'
  | 'ACQUISITION.MISMATCHED_ISSUE'
  | 'COUPON.ALREADY_USED'
  | 'COUPON.EXPIRED'
  | 'COUPON.NOT_FOR_CREDITS'
  | 'COUPON.NOT_FOR_PRODUCT'
  | 'COUPON.NOT_FOUND'
  | 'COUPON.USED_UP'
  | 'EXTERNAL.UNREACHABLE'
  | 'ISSUE.INVALID_MERCHANDISE'
  | 'ISSUE.NOT_FOUND'
  | 'MARKET.INVALID_CURRENCY'
  | 'MERCHANDISE.NOT_FOUND'
  | 'MERCHANDISE.NO_MARKET'
  | 'MERCHANDISE.UNAVAILABLE_MARKET'
  | 'PAYMENT_CARD.CHARGED_BACK'
  | 'PLAN.EMPTY_PRICE'
  | 'PLAN.INVALID_MERCHANDISE'
  | 'PLAN.NOT_FOUND'
  | 'PLAN.UNAVAILABLE_MARKET'
  | 'SUBSCRIPTION.INVALID_GATEWAY'
  | 'SUBSCRIPTION.MISMATCHED_TRANSACTION'
  | 'TRANSACTION.INVALID_AMOUNT'
  | 'TRANSACTION.INVALID_PAYMENT_METHOD'
  | 'TRANSACTION.NOT_ACTIVE'
  | 'USER.AGE_UNCONFIRMED'
  | 'USER.AGE_UNVERIFIED'
  | 'USER.BLOCKED_CONTENT'
  | 'USER.DUPLICATE_ACQUISITION'
  | 'USER.DUPLICATE_PURCHASE'
  | 'USER.DUPLICATE_RENT'
  | 'USER.DUPLICATE_SUBSCRIPTION';

export type SubscriptionErrorCode =
  | GuardedErrorCode
  | IntentErrorCode
  | CodeOf<'cardRefused'>
  | 'PAYMENT_CARD.CHARGED_BACK'
  | 'SUBSCRIPTION.INVALID_TRANSACTION'
  | 'SUBSCRIPTION.NO_TRANSACTION_REFERENCE'
  | 'USER.DUPLICATE_SUBSCRIPTION';

export type TransactionErrorCode = CommonErrorCode | CodeOf<'transactionNotFound'>;

export type WithdrawalErrorCode =
  | GuardedErrorCode
  | IntentErrorCode
  | TransactionErrorCode
  | 'WITHDRAWAL.NOT_POSSIBLE'
  | 'WITHDRAWAL.READ'
  | 'WITHDRAWAL.SPENT'
  | 'WITHDRAWAL.TOO_LATE';

export type VoucherErrorCode =
  | GuardedErrorCode
  | IntentErrorCode
  | 'USER.DUPLICATE_ACQUISITION'
  | 'USER.DUPLICATE_SUBSCRIPTION'
  | 'VOUCHER.MARKET_MISMATCH'
  | 'VOUCHER.NOT_FOUND'
  | 'too_many_attempts';

type NewPasswordErrorCode = 'USER.COMMON_PASSWORD' | 'USER.INVALID_PASSWORD';

export type AccountErrorCode =
  | CommonErrorCode
  | NewPasswordErrorCode
  | 'USER.EXISTING_EMAIL'
  | 'USER.EXISTING_PHONE_NUMBER'
  | 'USER.EXISTING_USERNAME'
  | 'USER.INVALID_CODE'
  | 'USER.INVALID_DATA'
  | 'USER.UNDERAGE'
  | 'CONSENT.OUTDATED';

export type ConsentErrorCode = CommonErrorCode | 'CONSENT.OUTDATED' | CodeOf<'parentPermission'>;

export type PasswordErrorCode =
  | CommonErrorCode
  | NewPasswordErrorCode
  | CodeOf<'parentPermission'>
  | 'USER.EXISTING_EMAIL'
  | 'USER.INVALID_CODE'
  | 'USER.WRONG_PASSWORD';

/** Changes that need the password in a session older than ten minutes. */
type ConfirmationErrorCode = 'USER.PASSWORD_REQUIRED' | 'USER.SIGN_IN_AGAIN' | 'USER.WRONG_PASSWORD';

/** Downloads of the data that is stored about a reader. */
export type PersonalDataErrorCode = ReaderErrorCode | ConfirmationErrorCode;

/** Deletions of accounts. */
export type DeletionErrorCode =
  | GuardedErrorCode
  | ConfirmationErrorCode
  | 'USER.GUARDIAN_DELETION'
  | 'USER.WORK_ACCOUNT';

export type UserErrorCode =
  | GuardedErrorCode
  | ConfirmationErrorCode
  | 'USER.EXISTING_CPF'
  | 'USER.EXISTING_PHONE_NUMBER'
  | 'USER.INVALID_DATA'
  | 'USER.INVALID_PICTURE'
  | 'USER.UNDERAGE';

/** Checks of the age, by a declaration or by a verifier. */
export type AgeErrorCode = UserErrorCode | 'USER.BLOCKED_CONTENT';

/** Operations that restore the session of a device. */
export type SessionErrorCode = UserErrorCode | CodeOf<'expiredSession'>;

export type SecondFactorErrorCode =
  | GuardedErrorCode
  | ConfirmationErrorCode
  | 'LOGIN.TOO_MANY_ATTEMPTS'
  | 'SECOND_FACTOR.ALREADY_ON'
  | 'SECOND_FACTOR.NOT_BEGUN'
  | 'SECOND_FACTOR.NOT_ON'
  | 'SECOND_FACTOR.UNPROVEN_EMAIL'
  | 'SECOND_FACTOR.UNREADABLE'
  | 'SECOND_FACTOR.WRONG_CODE';

export type StaffErrorCode =
  | ReaderErrorCode
  | ConfirmationErrorCode
  | 'USER.OWN_ACCOUNT'
  | 'USER.STAFF_ACCOUNT';

/** Changes of the market of a reader. */
export type ReaderMarketErrorCode =
  | ReaderErrorCode
  | 'USER.GUIDED'
  | 'USER.LIVE_SUBSCRIPTION'
  | 'USER.OWN_ACCOUNT'
  | 'USER.WAITING_ORDER'
  | 'USER.WALLET_NOT_EMPTY';

/** Changes of the grantings of an account. */
export type GrantingErrorCode = ReaderErrorCode | ConfirmationErrorCode | 'APPLICATION.NOT_FOUND';

type DraftErrorCode =
  | CommonErrorCode
  | 'CONTENT.WAITING_APPROVAL'
  | 'ISSUE.DUPLICATE_CONTENT'
  | 'ISSUE.NOT_FOUND'
  | 'REQUEST.VERSION_MISMATCH';

export type IssueDraftErrorCode =
  | DraftErrorCode
  | 'CONTENT.EXISTING_REQUEST'
  | 'CONTENT.REQUEST_ON_APPROVED'
  | 'ISSUE.EXISTING_SLUG'
  | 'ISSUE.INVALID_CONTENT'
  | 'PUBLISHER.NOT_ACTIVE'
  | 'PUBLISHER.NOT_FOUND'
  | 'SERIES.NOT_FOUND'
  | 'UPLOAD.IN_PROGRESS';

/** The language editions of a draft and their pages. */
export type DraftContentErrorCode =
  | DraftErrorCode
  | 'CONTENT.INVALID_FILE'
  | 'CONTENT.INVALID_PAGE'
  | 'CONTENT.NOT_FOUND';

/** The sale of an issue. The operations use the time zone of the caller. */
export type IssueMarketErrorCode =
  | CommonErrorCode
  | 'CONTENT.NO_REQUEST'
  | 'CONTENT.WAITING_APPROVAL'
  | 'ISSUE.DUPLICATE_MARKET'
  | 'ISSUE.INVALID_MERCHANDISE'
  | 'ISSUE.NOT_FOUND'
  | 'ISSUE.NO_AVAILABILITY_SET'
  | 'ISSUE.UNAVAILABLE_MARKET'
  | 'MARKET.INVALID_CURRENCY'
  | 'MARKET.INVALID_TIMEZONE'
  | 'MARKET.NO_TIMEZONE'
  | 'MERCHANDISE.DUPLICATE_ACTION'
  | 'MERCHANDISE.DUPLICATE_MARKET'
  | 'MERCHANDISE.NOT_FOUND'
  | 'MERCHANDISE.NOT_SIMILAR'
  | 'MERCHANDISE.UNAVAILABLE_MARKET'
  | 'REQUEST.VERSION_MISMATCH';

/** The markets of banners. */
export type BannerMarketErrorCode =
  | CommonErrorCode
  | 'SHOWCASE.DUPLICATE_MARKET'
  | 'SHOWCASE.NOT_FOUND'
  | 'SHOWCASE.UNAVAILABLE_MARKET';

/** The markets of plans. */
export type PlanMarketErrorCode =
  | CommonErrorCode
  | 'PLAN.DUPLICATE_MARKET'
  | 'PLAN.DUPLICATE_PERIOD'
  | 'PLAN.EMPTY_PRICE'
  | 'PLAN.NOT_FOUND'
  | 'PLAN.UNAVAILABLE_MARKET';

/** Series for publishers and staff. */
export type PrivateSeriesErrorCode =
  | CommonErrorCode
  | 'CONTENT.EXISTING_REQUEST'
  | 'CONTENT.INVALID_FILE'
  | 'CONTENT.REQUEST_ON_APPROVED'
  | 'CONTENT.WAITING_APPROVAL'
  | 'PUBLISHER.NOT_ACTIVE'
  | 'PUBLISHER.NOT_FOUND'
  | 'SERIES.EXISTING_SLUG'
  | 'SERIES.NOT_FOUND';

/** Publishers for their members and staff. */
export type PrivatePublisherErrorCode =
  | CommonErrorCode
  | 'CONTENT.EXISTING_REQUEST'
  | 'CONTENT.INVALID_FILE'
  | 'CONTENT.REQUEST_ON_APPROVED'
  | 'CONTENT.WAITING_APPROVAL'
  | 'PUBLISHER.EXISTING_USERNAME'
  | 'PUBLISHER.NOT_ACTIVE'
  | 'PUBLISHER.NOT_FOUND'
  | 'REQUEST.VERSION_MISMATCH'
  | 'SERIES.NOT_FOUND'
  | 'USER.NOT_FOUND'
  | 'USER.PARENT_PERMISSION';

/** Applications of readers who want to become publishers. */
export type PublisherApplicationErrorCode =
  | CommonErrorCode
  | CodeOf<'parentPermission'>
  | 'CONTENT.EXISTING_REQUEST'
  | 'CONTENT.INVALID_FILE'
  | 'PUBLISHER.EXISTING_USERNAME';

/** Uploads of pages that survive lost connections. */
export type PageUploadErrorCode =
  | CommonErrorCode
  | 'CONTENT.NOT_FOUND'
  | 'CONTENT.WAITING_APPROVAL'
  | 'ISSUE.NOT_FOUND'
  | 'REQUEST.VERSION_MISMATCH'
  | 'UPLOAD.NOT_FOUND'
  | 'UPLOAD.TOO_MANY';

export type PublicationRequestErrorCode =
  | CommonErrorCode
  | 'CONTENT.ANSWERED_REQUEST'
  | 'CONTENT.NO_REQUEST'
  | 'ISSUE.DUPLICATE_CONTENT'
  | 'ISSUE.EXISTING_SLUG'
  | 'PUBLISHER.EXISTING_USERNAME'
  | 'SERIES.EXISTING_SLUG'
  | 'USER.NOT_FOUND'
  | 'USER.PARENT_PERMISSION';

type LoginErrorCode =
  | 'LOGIN.ACCOUNT_CLOSED'
  | 'LOGIN.SECOND_FACTOR_REQUIRED'
  | 'LOGIN.TOO_MANY_ATTEMPTS'
  | 'LOGIN.WRONG_SECOND_FACTOR'
  | 'SECOND_FACTOR.UNREADABLE';

export type SignInErrorCode =
  | CommonErrorCode
  | LoginErrorCode
  | CodeOf<'invalidCredentials' | 'defaultLoginAttemptByGoogleAccount'>
  | 'INVALID_CREDENTIALS'
  | 'LOGIN.EMAIL_NOT_VERIFIED'
  | 'LOGIN.EXTERNAL_PROVIDER'
  | 'LOGIN.OPERATOR_ACCOUNT'
  | 'LOGIN.PUBLISHED_PASSWORD';

export type ExternalSignInErrorCode =
  | GuardedErrorCode
  | LoginErrorCode
  | AppExternalErrorCode
  | CodeOf<'expiredSession'>
  | '0208002'
  | 'EXTERNAL.UNREACHABLE'
  | 'GOOGLE.INVALID_CODE'
  | 'GOOGLE.NOT_LINKED'
  | 'ROUTE.NOT_FOUND'
  | 'SVA.EXISTING_USER'
  | 'SVA.INVALID_CREDENTIALS'
  | 'SVA.NOT_FOUND'
  | 'SVA.NO_ACTIVE_PLAN'
  | 'USER.EXISTING_USERNAME'
  | 'USER.INVALID_DATA'
  | 'USER.SIGN_IN_AGAIN';

/** All codes that the app knows. */
export type ErrorCode =
  | AppErrorCode
  | AppPaymentErrorCode
  | AppExternalErrorCode
  | CatalogueErrorCode
  | ReadingErrorCode
  | FavouriteErrorCode
  | FollowErrorCode
  | OperatorLinkErrorCode
  | GuardianRequestErrorCode
  | GuidedAccountErrorCode
  | CardErrorCode
  | OrderErrorCode
  | SubscriptionErrorCode
  | TransactionErrorCode
  | WithdrawalErrorCode
  | VoucherErrorCode
  | AccountErrorCode
  | ConsentErrorCode
  | PasswordErrorCode
  | UserErrorCode
  | PersonalDataErrorCode
  | DeletionErrorCode
  | SecondFactorErrorCode
  | StaffErrorCode
  | ReaderMarketErrorCode
  | GrantingErrorCode
  | IssueDraftErrorCode
  | DraftContentErrorCode
  | IssueMarketErrorCode
  | BannerMarketErrorCode
  | PlanMarketErrorCode
  | PrivateSeriesErrorCode
  | PageUploadErrorCode
  | PrivatePublisherErrorCode
  | PublisherApplicationErrorCode
  | PublicationRequestErrorCode
  | SignInErrorCode
  | ExternalSignInErrorCode;

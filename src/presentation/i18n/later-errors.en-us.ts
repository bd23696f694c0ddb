import type { laterErrorsPtBr } from './later-errors.pt-br.ts';
import type { Texts } from './texts.ts';

export const laterErrorsEnUs: Texts<typeof laterErrorsPtBr> = {
  '0101001': 'Invalid credentials.',
  '0101003': 'Sign in with Google.',
  '0299001': 'The card could not be added. Check its details and try again.',
  '0299002': 'The card could not be removed. Try again.',
  '0299003': 'The card could not be added for the subscription. Check its details and try again.',
  '0299004': 'The card could not be removed from the subscription. Try again.',
  '0299005': 'The card could not be added for the purchase. Check its details and try again.',
  '0299006': 'The card could not be removed from the purchase. Try again.',
  INVALID_CREDENTIALS: 'Invalid credentials.',
  UNEXPECTED: 'Unexpected error... Try again.',
  '02': 'Invalid coupon code',
  ISSUE: {
    INVALID_MERCHANDISE: 'This offer does not belong to this issue.',
    DUPLICATE_CONTENT:
      'This content already exists: the issue already has this language, or another issue has the same pages.',
    INVALID_CONTENT:
      'This issue is incomplete. It needs at least one language, and each language needs at least one page.',
    DUPLICATE_MARKET: 'This issue is already in this market.',
    NO_AVAILABILITY_SET: 'Choose who can read this issue: everyone, subscribers, or buyers.',
    EXISTING_SLUG: 'An issue with this address already exists. Choose another one.',
  },
  REQUEST: {
    WRONG_HOST:
      'Banca is not available at this address. Use its public address. If you run this site, set that address in PUBLIC_URL.',
    KEY_MISMATCH: 'This request was already sent with different data. Check it and try again.',
    TOO_LARGE: 'What you sent is too large.',
    UNSUPPORTED_MEDIA_TYPE: 'This kind of file is not accepted.',
    VERSION_MISMATCH: 'Somebody else changed this while you were editing. Reload to see the current version.',
  },
  CONSENT: {
    OUTDATED: 'This text has a new version. Read what changed and accept it again.',
  },
  SERIES: { EXISTING_SLUG: 'A series with this address already exists. Choose another one.' },
  PUBLISHER: { EXISTING_USERNAME: 'A publisher with this username already exists. Choose another one.' },
  SHOWCASE: {
    UNAVAILABLE_MARKET:
      'This banner is not available in this market. Check where its content is sold, or reload the list.',
    DUPLICATE_MARKET: 'This banner is already in this market.',
    NOT_FOUND: 'We could not find this content of the showcase.',
  },
  LOGIN: {
    WRONG_SECOND_FACTOR:
      'The code does not match or was already used. Wait for the app’s next code and try again.',
    SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app, or a recovery code.',
    EXTERNAL_PROVIDER: 'This account signs in with an external provider.',
    ACCOUNT_CLOSED: 'This account was closed. Contact our support team to reopen it.',
    TOO_MANY_ATTEMPTS: 'Too many attempts. Wait a few minutes and try again.',
    OPERATOR_ACCOUNT:
      'This account has no password yet. Sign in with the operator, or create a password with “Forgot password”.',
    EMAIL_NOT_VERIFIED: 'Confirm your email address to sign in: we sent you a link.',
    PUBLISHED_PASSWORD:
      'This account still uses its public demo password. Create a new one with “Forgot password”.',
  },
  USER: {
    PASSWORD_REQUIRED: 'For your security, enter your password to confirm this change.',
    AGE_UNCONFIRMED: 'This issue is for readers aged 18 and over. Confirm your age to read it.',
    AGE_UNVERIFIED:
      'This issue is for readers aged 18 and over. To read it, the age of your account must be verified: a declaration is not enough.',
    AGE_NEEDS_ACCOUNT: 'This issue is for readers aged 18 and over. Sign in to confirm your age.',
    GUARDIAN_UNREACHABLE:
      'We could not reach your guardian: their email address is not confirmed, or their account is closed. Show them this message, and ask again later.',
    NOT_GUIDED: 'This account has no guardian: you can buy it yourself.',
    GUIDED: 'A guided account has the market of its guardian. Change the market of the guardian.',
    WALLET_NOT_EMPTY:
      'This reader, or an account that they guide, still has credits. The market can be changed once they are spent.',
    LIVE_SUBSCRIPTION:
      'This reader, or an account that they guide, has a subscription that is active or will be renewed. Change the market after the last day of the subscription. If it is renewed automatically, the reader must first end its renewal.',
    WAITING_ORDER:
      'This reader, or an account that they guide, has an order that waits for its payment. Try again when it is paid or has expired.',
    NOT_FOUND: 'We could not find this user.',
    OWN_ACCOUNT: 'You cannot change your own account here.',
    STAFF_ACCOUNT: 'This is a staff account or has special permissions. Only administrators can manage it.',
    WORK_ACCOUNT:
      'Your account, or an account of which you are the guardian, belongs to the staff of Banca or to a publisher. Talk to us before you delete it.',
    GUARDIAN_DELETION:
      'Your account is scheduled for deletion, and the children’s accounts with it. First cancel the deletion of your account.',
    EXISTING_GUIDANCE: 'You are already the guardian of an account with this name and birth date.',
    PARENT_PERMISSION: 'Only the guardian of this account can do this.',
    DUPLICATE_ACQUISITION: 'You already own this product.',
    DUPLICATE_PURCHASE: 'You have already bought this product.',
    DUPLICATE_RENT: 'You have already rented this product.',
    DUPLICATE_SUBSCRIPTION:
      'You already have an active or scheduled subscription. Cancel its renewal before you choose another plan.',
    NO_ACCESS: 'This issue is not part of your access.',
    OUTSIDE_HOURS: 'It is not time to read on this account. Ask your guardian, or come back later.',
    BLOCKED_CONTENT: 'This content is blocked for this account.',
    INVALID_CODE: 'This link is no longer valid: it works only once and for a short time. Request a new one.',
  },
  GUIDANCE: {
    NOT_INCLUDED: 'Your plan includes no accounts for children. See the plans that do.',
    TOO_MANY: 'All the children’s accounts of your plan are in use.',
    NO_REQUEST: 'This request no longer exists. Reload the page.',
    MINOR: 'An account can only be handed over from the age of 18.',
  },
  SECOND_FACTOR: {
    WRONG_CODE: 'The code does not match or was already used. Wait for the app’s next code and try again.',
    UNREADABLE:
      'Banca cannot check authenticator app codes right now. Use a recovery code, or try again later.',
    ALREADY_ON: 'Two-step verification is already on. Reload the page.',
    NOT_BEGUN: 'The setup has expired. Start again and use the new QR code.',
    NOT_ON: 'Two-step verification is no longer on. Reload the page.',
    UNPROVEN_EMAIL:
      'First confirm that this account’s email address is yours: sign out, then create a password with “Forgot password” on the sign-in page.',
  },
  SUBSCRIPTION: {
    INVALID_TRANSACTION: 'The payment of this subscription is not valid.',
    NO_TRANSACTION_REFERENCE: 'We could not find the payment of this subscription.',
    MISMATCHED_TRANSACTION: 'This payment belongs to another subscription.',
    INVALID_GATEWAY: 'This payment method does not work for subscriptions.',
  },
  ACQUISITION: {
    INVALID_TRANSACTION: 'The payment of this purchase is not valid.',
    MISMATCHED_ISSUE: 'This offer belongs to another issue.',
  },
  PLAN: {
    NOT_FOUND: 'We could not find this plan.',
    DUPLICATE_MARKET: 'This plan is already in this market.',
    UNAVAILABLE_MARKET: 'This plan is not available in this region.',
    EMPTY_PRICE: 'This plan has no price yet.',
    DUPLICATE_PERIOD: 'Two prices have the same period.',
    INVALID_MERCHANDISE: 'This offer does not belong to this plan.',
  },
  MERCHANDISE: {
    NOT_FOUND: 'We could not find this offer.',
    DUPLICATE_MARKET: 'This offer is already in this market.',
    UNAVAILABLE_MARKET: 'This offer is not available in this region.',
    NO_MARKET: 'This offer is not in any market yet.',
    DUPLICATE_ACTION: 'There is already an offer of this kind.',
    NOT_SIMILAR: 'The offers are not of the same kind.',
  },
  TRANSACTION: {
    NOT_FOUND: 'We could not find this transaction.',
    NOT_ACTIVE: 'This product is no longer available.',
    INVALID_AMOUNT: 'The amount of the transaction is not valid.',
    INVALID_PAYMENT_METHOD: 'This payment method is not accepted here. Choose another one.',
    PAYMENT_FAILED: 'Payment not approved. Check your balance and your card details, or pay another way.',
  },
  COUPON: {
    NOT_FOUND: 'We could not find this coupon. Check each letter and number.',
    EXPIRED: 'This coupon has expired.',
    USED_UP: 'All uses of this coupon are taken.',
    NOT_FOR_PRODUCT:
      'This coupon is not valid for this item. Choose another item, or continue without the coupon.',
    ALREADY_USED:
      'You have reached the limit for this coupon, or one of your unpaid orders is using it. Pay without the coupon, or complete that order first.',
    NOT_FOR_CREDITS: 'This coupon is not valid for wallet credits. Use it when you buy a comic or a plan.',
  },
  PAYMENT_CARD: {
    INVALID: 'This card is not valid. Check its details.',
    CHARGED_BACK:
      'A payment with this card was disputed at the bank, so it is no longer accepted. Use another card, Pix or your balance.',
    NO_REMOTION: 'This card cannot be removed: an active subscription is linked to it.',
  },
  MARKET: {
    NO_TIMEZONE: 'The time zone is missing.',
    INVALID_TIMEZONE: 'The time zone is not valid.',
    INVALID_CURRENCY: 'The currency is not valid.',
  },
  SVA: {
    NO_ACTIVE_PLAN: 'There is no active plan with this operator.',
    NOT_FOUND: 'We could not find the link to the operator.',
    INVALID_CREDENTIALS: 'The operator does not recognize these details. Try again.',
    EXISTING_USER:
      'An account with the email or phone of this operator already exists. Sign in with it first.',
  },
  FAVOURITE: {
    TOO_MANY: 'Your shelf is full: it holds 1,000 comics.',
  },
  FOLLOW: {
    TOO_MANY:
      'You already follow 500 series, publishers and creators. Unfollow one of them to follow another.',
  },
  CREATOR: { NOT_FOUND: 'We found no comics with this name in the credits.' },
  CONTENT: {
    WAITING_APPROVAL: 'This content is waiting for approval.',
    NOT_FOUND: 'This issue does not have this language.',
    NO_REQUEST: 'There is no request for approval of this content.',
    EXISTING_REQUEST: 'A request is already waiting for an answer.',
    ANSWERED_REQUEST: 'This request has already been answered. Reload to see the answer.',
    REQUEST_ON_APPROVED: 'There are no changes to approve: this content has already been approved.',
    INVALID_PAGE: 'This issue does not have that page.',
  },
  UPLOAD: {
    IN_PROGRESS: 'Pages are still being uploaded. Wait until they are finished, or cancel the upload.',
    NOT_FOUND: 'This upload no longer exists: it was cancelled or idle for a day. Send the file again.',
    TOO_MANY: 'Too many uploads are unfinished. Finish or cancel some of them and try again.',
  },
  ACCESS: {
    SECOND_FACTOR_REQUIRED: 'To administer Banca, turn on two-step verification under Account › Security.',
    FORBIDDEN: 'You have no permission to access this content.',
  },
  APPLICATION: {
    NOT_FOUND: 'Application not found.',
  },
  GATEWAY: {
    NOT_FOUND: 'This payment method is unknown.',
  },
  GOOGLE: {
    NOT_LINKED: 'This account is not linked to an external provider. Enter your password.',
    INVALID_CODE: 'Invalid authorization. Try again.',
  },
  IMAGE: {
    NOT_FOUND: 'This image is not available. Try again later.',
  },
  SESSION: {
    REQUIRED: 'Unauthorized: sign in to continue.',
  },
  WEBHOOK: {
    TOO_MANY: 'A publisher can have ten webhooks. Remove one first.',
    NO_DELIVERY: 'This delivery does not exist. Deliveries are kept for 30 days.',
    NOT_FOUND: 'This webhook does not exist.',
    NOT_ACTIVE: 'This webhook is turned off. Turn it on first.',
    INVALID_ADDRESS: 'Enter a public address that begins with https://, without a user name or password.',
  },
  TOKENIZER: {
    BLOCKED:
      'Blocked by AdBlock. A blocker stopped the check of your card. Turn it off for this page and try again.',
    NOT_LOADED:
      'Could not load scripts. The check of your card did not load. Check your connection and try again.',
  },
  WITHDRAWAL: {
    NOT_POSSIBLE: 'This order cannot be withdrawn. Reload the history and check its status.',
    TOO_LATE: 'The 7 days in which you could withdraw this order are over.',
    READ: 'This issue was read beyond the sample, by you or in a guided account, so you can no longer withdraw it.',
    SPENT: 'A part of this balance has been used, so you can no longer withdraw it.',
  },
  POSTAL_CODE: { UNKNOWN: 'This CEP does not exist. Check its digits.' },
  VOUCHER: {
    NOT_FOUND: 'Invalid code. Check that you typed it correctly.',
    MARKET_MISMATCH: 'This code is not valid in your region.',
  },
};

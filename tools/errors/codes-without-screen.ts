interface CodesWithoutScreen {
  readonly reason: string;
  readonly codes: readonly string[];
}

/** The error codes that no screen shows, and why. A test compares them with the sources. */
export const codesWithoutScreen: readonly CodesWithoutScreen[] = [
  {
    reason:
      'Operations for publishers and staff. The app has use cases and texts for them, so that an integrator can add screens, but no screens of its own.',
    codes: [
      'APPLICATION.NOT_FOUND',
      'CONTENT.ANSWERED_REQUEST',
      'CONTENT.EXISTING_REQUEST',
      'CONTENT.INVALID_FILE',
      'CONTENT.NOT_FOUND',
      'CONTENT.NO_REQUEST',
      'CONTENT.REQUEST_ON_APPROVED',
      'CONTENT.WAITING_APPROVAL',
      'ISSUE.DUPLICATE_CONTENT',
      'ISSUE.DUPLICATE_MARKET',
      'ISSUE.EXISTING_SLUG',
      'ISSUE.INVALID_CONTENT',
      'ISSUE.NO_AVAILABILITY_SET',
      'MERCHANDISE.DUPLICATE_ACTION',
      'MERCHANDISE.DUPLICATE_MARKET',
      'MERCHANDISE.NOT_SIMILAR',
      'PLAN.DUPLICATE_MARKET',
      'PLAN.DUPLICATE_PERIOD',
      'PUBLISHER.EXISTING_USERNAME',
      'REQUEST.VERSION_MISMATCH',
      'SERIES.EXISTING_SLUG',
      'SHOWCASE.DUPLICATE_MARKET',
      'SHOWCASE.UNAVAILABLE_MARKET',
      'UPLOAD.IN_PROGRESS',
      'UPLOAD.NOT_FOUND',
      'UPLOAD.TOO_MANY',
      'USER.GUIDED',
      'USER.LIVE_SUBSCRIPTION',
      'USER.WAITING_ORDER',
      'USER.WALLET_NOT_EMPTY',
    ],
  },
  {
    reason:
      "Publishers' systems call these operations, and the payment gateway the last one. The app does not.",
    codes: [
      'WEBHOOK.INVALID_ADDRESS',
      'WEBHOOK.NOT_ACTIVE',
      'WEBHOOK.NOT_FOUND',
      'WEBHOOK.NO_DELIVERY',
      'WEBHOOK.TOO_MANY',
      'GATEWAY.NOT_FOUND',
    ],
  },
  {
    reason: 'The browser loads images, and a screen shows a placeholder or loads a new address.',
    codes: ['IMAGE.NOT_FOUND', 'PAGE.EXPIRED'],
  },
];

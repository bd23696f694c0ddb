import type { ColumnType, Generated } from 'kysely';
import type { CommerceTables, PaymentMethodCode } from './commerce-tables.ts';
import type { FinanceTables } from './finance-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { PublishingTables } from './publishing-tables.ts';
import type { WebhookTables } from './webhook-tables.ts';

/** A column that the database sets and that never changes. */
type Created = ColumnType<Date, Date | undefined, never>;

/** One stored image: a cover, a page or a publisher's picture. */
export interface ImageTable {
  /** The SHA-256 of its bytes; random for an image that is named before it is generated. */
  hash: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  width: number;
  height: number;
  bytes: number;
  /** A data URL of a few pixels, shown until the image has loaded. */
  placeholder: string;
}

export interface PublisherTable {
  id: Generated<string>;
  username: string;
  name: string;
  description: string;
  picture: string | null;
  /** Lists show higher priorities first. */
  priority: Generated<number>;
  /** #rrggbb in lower case, behind the head of its page. */
  color: string | null;
  /** A wide picture for the head of its page. */
  banner: string | null;
  /** Its page shows this series first. */
  featuredSeriesId: string | null;
  /** The issues of an inactive publisher are not offered. */
  isActive: Generated<boolean>;
  /** Its CPF or CNPJ, without punctuation. Null if unknown. Only for staff. */
  taxNumber: string | null;
  /** Increases with every change of its details. */
  version: Generated<number>;
  createdAt: Created;
}

export interface SeriesTable {
  id: Generated<string>;
  slug: string;
  publisherId: string;
  title: string;
  description: string;
  createdAt: Created;
}

/** How a series is presented in one language. */
export interface SeriesDescriptorTable {
  seriesId: string;
  language: string;
  title: string;
  description: string;
  /** Null for the cover of the first issue. */
  cover: string | null;
}

export interface IssueTable {
  id: Generated<string>;
  slug: string;
  publisherId: string;
  seriesId: string | null;
  number: number | null;
  country: string | null;
  /** YYYY-MM-DD: a day in the publisher's calendar, not an instant. */
  releaseDate: string | null;
  originalTitle: string | null;
  originalLanguage: string;
  parentalRating: ColumnType<'L' | '10' | '12' | '14' | '16' | '+18', string, string>;
  genre: string | null;
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  /** Pages that everyone may read, if the edition has at least twice as many. 0: no sample. */
  samplePages: Generated<number>;
  readingDirection: 'ltr' | 'rtl';
  readingMode: 'paged' | 'vertical';
  /** SHA-256 of the page images in order. Prevents importing the same comic twice. */
  fingerprint: string;
  publishedAt: Date;
  /**
   * When its sale ended. Issues that were never on sale have the time of their approval. Readers who acquired it can
   * still read it.
   */
  withdrawnAt: Date | null;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/**
 * The sale of an issue in a market other than the default one, whose sale is in `IssueTable` so that most lists need one
 * table. The columns have the same meaning there.
 */
export interface IssueSaleTable {
  issueId: string;
  market: string;
  publishedAt: Date;
  withdrawnAt: Date | null;
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
}

/** One language edition of an issue: its texts, its cover and (in `PageTable`) its pages. */
export interface IssueContentTable {
  id: Generated<string>;
  issueId: string;
  language: string;
  title: string;
  description: string;
  cover: string;
  /** Increases whenever its pages are replaced. */
  version: Generated<number>;
}

export interface PageTable {
  id: Generated<string>;
  contentId: string;
  /** Counted from 0, in reading order. */
  position: number;
  image: string;
  panels: Generated<PanelRow[]>;
}

/** A page of an earlier version of an edition, for readers who opened it before it was replaced. */
export interface FormerPageTable {
  contentId: string;
  version: number;
  position: number;
  /** May also be a page of other versions. */
  pageId: string;
  image: string;
  panels: PanelRow[];
  replacedAt: Created;
}

/** A cover that was replaced. Pages and previews that were created before still show it. */
export interface FormerCoverTable {
  image: string;
  replacedAt: Generated<Date>;
}

/** An image to which no row of another table refers. */
export interface UnusedImageTable {
  image: string;
  since: Date;
}

/** Position and size are shares (0 to 1) of the page. `text` describes what the panel shows and its dialogue. */
export interface PanelRow {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

export interface ContributorTable {
  issueId: string;
  position: number;
  name: string;
  role: string;
  /** Identifies the creator. The database derives it from the name. */
  slug: ColumnType<string, never, never>;
}

/** A price of an issue. Money is integer cents. */
export interface MerchandiseTable {
  id: Generated<string>;
  issueId: string;
  kind: 'purchase' | 'rent';
  price: number;
  currency: string;
  market: Generated<string>;
  /** Null for purchases, and for rentals of the default duration. */
  rentalDays: number | null;
  /** Null for all methods of its market. */
  paymentMethods: PaymentMethodCode[] | null;
  /** When it was taken from sale. Orders still refer to it. */
  removedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A user in the comics service. `readerId` is the `uuid` of the account in the identity service. */
export interface ReaderTable {
  readerId: string;
  language: ColumnType<'pt-br' | 'en-us', string, string>;
  theme: ColumnType<'dark' | 'light', string, string>;
  market: string;
  currency: string;
  guardianId: string | null;
  /** Whether the parental settings of a guided account apply. */
  hasParentalControl: Generated<boolean>;
  /** When the account was deleted. The row stays for orders and readings, without personal data. */
  erasedAt: Generated<Date | null>;
  /** When the guardian agreed to the account of the child. Null if staff or the demo opened it. */
  guardianConsentedAt: Generated<Date | null>;
  /** The version of the privacy policy that the guardian agreed to then. Null also before versions were stored. */
  guardianConsentVersion: Generated<string | null>;
  /** The guardian who agreed, also after the guidance. */
  guardianConsentBy: Generated<string | null>;
  /** The highest rating that a guided account sees. Null if its age decides. */
  maxRating: Generated<'L' | '10' | '12' | '14' | '16' | null>;
  /** When a guided account may read, HH:MM in America/Sao_Paulo. Null without a limit. */
  hoursFrom: Generated<string | null>;
  hoursUntil: Generated<string | null>;
  showsPrices: Generated<boolean>;
  createdAt: Created;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/** A user's account at an operator. While it is active, it may include a plan. */
export interface OperatorLinkTable {
  readerId: string;
  provider: string;
  /** The user's id at the operator. */
  subjectId: string;
  isActive: boolean;
  /** The user entered the email address, and the operator has not verified it. */
  isAddressNamed: Generated<boolean>;
  metadata: Generated<Record<string, unknown>>;
  createdAt: Created;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/** A person whom an operator has authenticated and who must enter an email address before an account is created. */
export interface PendingOperatorLinkTable {
  /** SHA-256 of the authorization code and its PKCE verifier. The second request sends both again. */
  codeHash: string;
  provider: string;
  verifierHash: string;
  /** The personal data that the operator sent. */
  person: Record<string, unknown>;
  /** The number of addresses that were entered. */
  tries: Generated<number>;
  expiresAt: Date;
}

/** Members of a publisher. Their permissions are the grantings of their accounts. */
export interface PublisherMemberTable {
  publisherId: string;
  readerId: string;
  createdAt: Created;
}

/** A bought (`expiresAt` null) or rented issue. */
export interface AcquisitionTable {
  id: Generated<string>;
  readerId: string;
  issueId: string;
  expiresAt: Date | null;
  createdAt: Created;
  /** The order that paid for it. Null if a voucher granted it. */
  transactionId: string | null;
  redemptionId: string | null;
  /** When the platform first knew that the buyer, or a child of the buyer, read the issue. Rule 49. */
  firstReadAt: Generated<Date | null>;
  /** Set when it ended, so the reader can acquire the issue again. An expired one may not have it set yet. */
  endedAt: Date | null;
}

/** The newest reading position in an issue, of all devices of a reader. */
export interface ReadingTable {
  readerId: string;
  issueId: string;
  /** Counted from 0. */
  page: number;
  pagesCount: number;
  readAt: Date;
  /** When a position last reached the last page. */
  finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** By which right a reader read an issue. */
export type ReadingBasis = 'acquisition' | 'free' | 'subscription';

/** The pages of an issue that a reader read without a long break. Rule 93. */
export interface SittingTable {
  id: Generated<string>;
  readerId: string;
  issueId: string;
  /** Of the edition in which it started. */
  language: string;
  basis: ReadingBasis;
  startedAt: Date;
  lastReadAt: Date;
  /** The guardian whose subscription gave the right to read. Null if it was the reader's own right. */
  payerId: Generated<string | null>;
  /** Counted from 0. Ascending, each page once. */
  pages: number[];
  pagesCount: ColumnType<number, never, never>;
}

/** An issue above the rating of a guided account that its guardian allowed. */
export interface AllowedIssueTable {
  readerId: string;
  issueId: string;
  createdAt: Created;
}

export interface FavouriteTable {
  readerId: string;
  issueId: string;
  createdAt: Created;
}

export interface IssueLikeTable {
  readerId: string;
  issueId: string;
  createdAt: Created;
}

/** A reader follows one series, publisher or creator. */
export interface FollowTable {
  id: Generated<string>;
  readerId: string;
  seriesId: string | null;
  publisherId: string | null;
  creatorSlug: string | null;
  createdAt: Created;
  /** Issues that were published later are new for the reader. */
  seenAt: ColumnType<Date, Date | undefined, Date>;
}

export type AnnouncementChannel = 'email' | 'push';

/** New issues are announced to the reader on this channel. */
export interface AnnouncementScheduleTable {
  readerId: string;
  channel: AnnouncementChannel;
  /** Issues that were published later are not announced yet. */
  announcedUntil: Date;
  /** When to look for new issues again. */
  nextCheckAt: Date;
}

/** A device that gets messages about new issues while its session is open. */
export interface PushSubscriptionTable {
  /** Of the identity service. */
  sessionId: string;
  readerId: string;
  /** The address of the device at its push service. A secret. */
  endpoint: string;
  /** Keys of the device, as base64url. */
  p256dh: string;
  auth: string;
  language: ColumnType<'pt-br' | 'en-us', string, string>;
  createdAt: ColumnType<Date, Date, never>;
}

/** A wide picture with a link to an issue or a series. `BannerTextTable` has its texts. */
export interface BannerTable {
  id: Generated<string>;
  /** Shown in ascending order. */
  position: number;
  /** A path of the app. */
  link: string;
  picture: string;
  createdAt: Created;
}

/** A market in which a banner is shown. A banner without markets is shown nowhere. */
export interface BannerMarketTable {
  bannerId: string;
  market: string;
}

export interface BannerTextTable {
  bannerId: string;
  language: string;
  title: string;
  text: string;
}

/** The key by which an issue is sorted by title, for each language. Only triggers write it (migration 0029). */
export interface IssueTitleTable {
  issueId: string;
  language: string;
  sortKey: string;
}

/** How many searches of a day found a name of the catalogue. Neither typed texts nor readers are stored. Rule 84. */
export interface PopularSearchTable {
  /** YYYY-MM-DD in UTC. */
  day: string;
  kind: 'title' | 'series' | 'person' | 'publisher' | 'genre' | 'free';
  name: string;
  searches: number;
}

/** The search entry of an issue. Only triggers write it (migration 0029). */
export interface IssueSearchTable {
  id: string;
  publishedAt: Date;
}

/** An image that can be drawn again when its file is missing. */
export interface DrawingTable {
  /** The hash of the image. */
  image: string;
  /** The argument of `SeedCatalogue.draw`. */
  recipe: string;
}

/** Marks an action that runs only once per database, such as seeding the demo. */
export interface MilestoneTable {
  name: string;
  reachedAt: Created;
}

export interface Tables
  extends CommerceTables,
    FinanceTables,
    IdentityTables,
    PublishingTables,
    WebhookTables {
  'platform.milestone': MilestoneTable;
  'platform.drawing': DrawingTable;
  'comics.image': ImageTable;
  'comics.unused_image': UnusedImageTable;
  'comics.publisher': PublisherTable;
  'comics.series': SeriesTable;
  'comics.series_descriptor': SeriesDescriptorTable;
  'comics.issue': IssueTable;
  'comics.issue_sale': IssueSaleTable;
  'comics.issue_content': IssueContentTable;
  'comics.issue_search': IssueSearchTable;
  'comics.issue_title': IssueTitleTable;
  'comics.popular_search': PopularSearchTable;
  'comics.page': PageTable;
  'comics.former_page': FormerPageTable;
  'comics.former_cover': FormerCoverTable;
  'comics.contributor': ContributorTable;
  'comics.merchandise': MerchandiseTable;
  'comics.reader': ReaderTable;
  'comics.operator_link': OperatorLinkTable;
  'comics.pending_operator_link': PendingOperatorLinkTable;
  'comics.publisher_member': PublisherMemberTable;
  'comics.banner': BannerTable;
  'comics.banner_market': BannerMarketTable;
  'comics.banner_text': BannerTextTable;
  'comics.acquisition': AcquisitionTable;
  'comics.reading': ReadingTable;
  'comics.sitting': SittingTable;
  'comics.allowed_issue': AllowedIssueTable;
  'comics.favourite': FavouriteTable;
  'comics.follow': FollowTable;
  'comics.announcement_schedule': AnnouncementScheduleTable;
  'comics.push_subscription': PushSubscriptionTable;
  'comics.issue_like': IssueLikeTable;
}

import type { ColumnType, Generated } from 'kysely';
import type { CommerceTables, PaymentMethodCode } from './commerce-tables.ts';
import type { IdentityTables } from './identity-tables.ts';

/** A column that the database fills and nobody changes. */
type Created = ColumnType<Date, Date | undefined, never>;

/** One stored image: a cover, a page or a publisher's picture. */
export interface ImageTable {
  /** The SHA-256 of its bytes; random for an image that is named before it is generated. */
  hash: string;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  width: number;
  height: number;
  bytes: number;
  /** A data URL of a few pixels, shown until the image has come. */
  placeholder: string;
}

export interface PublisherTable {
  id: Generated<string>;
  username: string;
  name: string;
  description: string;
  picture: string | null;
  /** Higher comes first where publishers are listed. */
  priority: Generated<number>;
  /** One that is not has left the shop with all its issues. */
  isActive: Generated<boolean>;
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
  readingDirection: 'ltr' | 'rtl';
  readingMode: 'paged' | 'vertical';
  /** SHA-256 over the page images in order: the same comic is not imported twice. */
  fingerprint: string;
  publishedAt: Date;
  /** Since when it is offered no more; whoever acquired it goes on reading it. */
  withdrawnAt: Date | null;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/** One language edition of an issue: its words, its cover and (by `page`) its pages. */
export interface IssueContentTable {
  id: Generated<string>;
  issueId: string;
  language: string;
  title: string;
  description: string;
  cover: string;
}

export interface PageTable {
  id: Generated<string>;
  contentId: string;
  /** Counted from 0, in reading order. */
  position: number;
  image: string;
  panels: Generated<PanelRow[]>;
}

/** Part of a page, as shares (0 to 1) of its width and height, in reading order; `text` is what is seen and said in it. */
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
}

/** What an issue is sold as. Money is integer cents. */
export interface MerchandiseTable {
  id: Generated<string>;
  issueId: string;
  kind: 'purchase' | 'rent';
  price: number;
  currency: string;
  market: Generated<string>;
  /** For how long it is rented; null: for as long as is usual. */
  rentalDays: number | null;
  /** Null: whatever its market knows. */
  paymentMethods: PaymentMethodCode[] | null;
}

/** The comics service's side of a user; `readerId` is the identity service's uuid. */
export interface ReaderTable {
  readerId: string;
  language: ColumnType<'pt-br' | 'en-us', string, string>;
  theme: ColumnType<'dark' | 'light', string, string>;
  market: string;
  currency: string;
  guardianId: string | null;
  hasParentalControl: Generated<boolean>;
  createdAt: Created;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/** A reader's account at a telecom operator. While the link is active, it may include a plan of the operator. */
export interface OperatorLinkTable {
  readerId: string;
  provider: string;
  /** The operator's id of the reader. */
  subjectId: string;
  isActive: boolean;
  /** The user said which e-mail address theirs is, and nobody has vouched for it. */
  isAddressNamed: Generated<boolean>;
  metadata: Generated<Record<string, unknown>>;
  createdAt: Created;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/** A customer whom the operator has authenticated, and who must enter an email address to get an account. */
export interface PendingOperatorLinkTable {
  /** SHA-256 of the authorization code, which the second request names again, and of its PKCE verifier. */
  codeHash: string;
  provider: string;
  verifierHash: string;
  /** What the operator told of the person. */
  person: Record<string, unknown>;
  /** How many addresses were named. */
  tries: Generated<number>;
  expiresAt: Date;
}

/** Who works for which publisher; what they may do there is told by their grantings. */
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
  /** What paid for it, or the voucher that gave it. */
  transactionId: string | null;
  redemptionId: string | null;
  /** Closed: somebody may acquire the issue again. At the latest when it has expired and somebody has looked. */
  endedAt: Date | null;
}

/** Where a reader stopped in an issue: the newest position of all their devices. */
export interface ReadingTable {
  readerId: string;
  issueId: string;
  /** Counted from 0. */
  page: number;
  pagesCount: number;
  readAt: Date;
}

/** An issue on a reader's own shelf. */
export interface FavouriteTable {
  readerId: string;
  issueId: string;
  createdAt: Created;
}

/** A wide picture that leads to an issue or a series, with a text for each language in `BannerTextTable`. */
export interface BannerTable {
  id: Generated<string>;
  /** Banners are shown from the lowest. */
  position: number;
  /** A path of the app. */
  link: string;
  picture: string;
  createdAt: Created;
}

export interface BannerTextTable {
  bannerId: string;
  language: string;
  title: string;
  text: string;
}

/** What one issue is found by. Triggers write it (migration 0012): nobody else does. */
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

/** Something that happens once in the life of a database, such as filling it with the demo. */
export interface MilestoneTable {
  name: string;
  reachedAt: Created;
}

export interface Tables extends CommerceTables, IdentityTables {
  'platform.milestone': MilestoneTable;
  'platform.drawing': DrawingTable;
  'comics.image': ImageTable;
  'comics.publisher': PublisherTable;
  'comics.series': SeriesTable;
  'comics.issue': IssueTable;
  'comics.issue_content': IssueContentTable;
  'comics.issue_search': IssueSearchTable;
  'comics.page': PageTable;
  'comics.contributor': ContributorTable;
  'comics.merchandise': MerchandiseTable;
  'comics.reader': ReaderTable;
  'comics.operator_link': OperatorLinkTable;
  'comics.pending_operator_link': PendingOperatorLinkTable;
  'comics.publisher_member': PublisherMemberTable;
  'comics.banner': BannerTable;
  'comics.banner_text': BannerTextTable;
  'comics.acquisition': AcquisitionTable;
  'comics.reading': ReadingTable;
  'comics.favourite': FavouriteTable;
}

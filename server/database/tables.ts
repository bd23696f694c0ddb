import type { ColumnType, Generated } from 'kysely';
import type { CommerceTables, PaymentMethod } from './commerce-tables.ts';
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
  is_active: Generated<boolean>;
  created_at: Created;
}

export interface SeriesTable {
  id: Generated<string>;
  slug: string;
  publisher_id: string;
  title: string;
  description: string;
  created_at: Created;
}

export interface IssueTable {
  id: Generated<string>;
  slug: string;
  publisher_id: string;
  series_id: string | null;
  number: number | null;
  country: string | null;
  /** YYYY-MM-DD: a day in the publisher's calendar, not an instant. */
  release_date: string | null;
  original_title: string | null;
  original_language: string;
  parental_rating: ColumnType<'L' | '10' | '12' | '14' | '16' | '+18', string, string>;
  genre: string | null;
  is_available_for_all: boolean;
  is_available_for_subscribers: boolean;
  reading_direction: 'ltr' | 'rtl';
  reading_mode: 'paged' | 'vertical';
  /** SHA-256 over the page images in order: the same comic is not imported twice. */
  fingerprint: string;
  published_at: Date;
  /** Since when it is offered no more; whoever acquired it goes on reading it. */
  withdrawn_at: Date | null;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** One language edition of an issue: its words, its cover and (by `page`) its pages. */
export interface IssueContentTable {
  id: Generated<string>;
  issue_id: string;
  language: string;
  title: string;
  description: string;
  cover: string;
}

export interface PageTable {
  id: Generated<string>;
  content_id: string;
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
  issue_id: string;
  position: number;
  name: string;
  role: string;
}

/** What an issue is sold as. Money is integer cents. */
export interface MerchandiseTable {
  id: Generated<string>;
  issue_id: string;
  kind: 'purchase' | 'rent';
  price: number;
  currency: string;
  market: Generated<string>;
  /** For how long it is rented; null: for as long as is usual. */
  rental_days: number | null;
  /** Null: whatever its market knows. */
  payment_methods: PaymentMethod[] | null;
}

/** The comics service's side of a user; `dragon_id` is the identity service's uuid. */
export interface ReaderTable {
  dragon_id: string;
  language: ColumnType<'pt-br' | 'en-us', string, string>;
  theme: ColumnType<'dark' | 'light', string, string>;
  market: string;
  currency: string;
  parent_dragon_id: string | null;
  has_parental_control: Generated<boolean>;
  created_at: Created;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** A user's account at an operator. While it is active, a plan of the operator's may come with it. */
export interface ProviderBondTable {
  dragon_id: string;
  provider: string;
  /** Who the user is there. */
  subject_id: string;
  is_active: boolean;
  /** The user said which e-mail address theirs is, and nobody has vouched for it. */
  is_address_named: Generated<boolean>;
  metadata: Generated<Record<string, unknown>>;
  created_at: Created;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** Whom an operator has let in and who has to name an e-mail address before there is an account. */
export interface PendingBondTable {
  /** SHA-256 of the authorization code, which the second request names again, and of its PKCE verifier. */
  code_hash: string;
  provider: string;
  verifier_hash: string;
  /** What the operator told of the person. */
  person: Record<string, unknown>;
  /** How many addresses were named. */
  tries: Generated<number>;
  expires_at: Date;
}

/** Who works for which publisher; what they may do there is told by their grantings. */
export interface PublisherMemberTable {
  publisher_id: string;
  dragon_id: string;
  created_at: Created;
}

/** A bought (`expires_at` null) or rented issue. */
export interface AcquisitionTable {
  id: Generated<string>;
  dragon_id: string;
  issue_id: string;
  expires_at: Date | null;
  created_at: Created;
  /** What paid for it, or the voucher that gave it. */
  transaction_id: string | null;
  redemption_id: string | null;
  /** Closed: somebody may acquire the issue again. At the latest when it has expired and somebody has looked. */
  ended_at: Date | null;
}

/** Where a reader stopped in an issue: the newest position of all their devices. */
export interface ReadingTable {
  dragon_id: string;
  issue_id: string;
  /** Counted from 0. */
  page: number;
  pages_count: number;
  read_at: Date;
}

/** An issue on a reader's own shelf. */
export interface FavouriteTable {
  dragon_id: string;
  issue_id: string;
  created_at: Created;
}

/** A wide picture that leads to an issue or a series, with a text for each language in `BannerTextTable`. */
export interface BannerTable {
  id: Generated<string>;
  /** Banners are shown from the lowest. */
  position: number;
  /** A path of the app. */
  link: string;
  picture: string;
  created_at: Created;
}

export interface BannerTextTable {
  banner_id: string;
  language: string;
  title: string;
  text: string;
}

/** What one issue is found by. Triggers write it (migration 0012): nobody else does. */
export interface IssueSearchTable {
  id: string;
  published_at: Date;
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
  reached_at: Created;
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
  'comics.provider_bond': ProviderBondTable;
  'comics.pending_bond': PendingBondTable;
  'comics.publisher_member': PublisherMemberTable;
  'comics.banner': BannerTable;
  'comics.banner_text': BannerTextTable;
  'comics.acquisition': AcquisitionTable;
  'comics.reading': ReadingTable;
  'comics.favourite': FavouriteTable;
}

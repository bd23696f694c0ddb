import type { ColumnType, Generated } from 'kysely';

/** A column that the database fills and nobody changes. */
type Created = ColumnType<Date, Date | undefined, never>;

/** One stored image: a cover, a page or a publisher's picture. `hash` is the SHA-256 of its bytes. */
export interface ImageTable {
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
  parental_rating: string;
  genre: string | null;
  is_available_for_all: boolean;
  is_available_for_subscribers: boolean;
  reading_direction: 'ltr' | 'rtl';
  reading_mode: 'paged' | 'vertical';
  /** SHA-256 over the page images in order: the same comic is not imported twice. */
  fingerprint: string;
  published_at: Date;
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
}

/** The comics service's side of a user; `dragon_id` is the identity service's uuid. */
export interface ReaderTable {
  dragon_id: string;
  language: string;
  theme: string;
  market: string;
  currency: string;
  parent_dragon_id: string | null;
  has_parental_control: Generated<boolean>;
  created_at: Created;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export interface SubscriptionTable {
  id: Generated<string>;
  dragon_id: string;
  expires_at: Date;
  created_at: Created;
}

/** A bought (`expires_at` null) or rented issue. */
export interface AcquisitionTable {
  id: Generated<string>;
  dragon_id: string;
  issue_id: string;
  expires_at: Date | null;
  created_at: Created;
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

export interface AccountTable {
  uuid: Generated<string>;
  username: string;
  email: string;
  password_hash: string;
  nickname: string | null;
  name: string | null;
  surname: string | null;
  avatar: string | null;
  role: 'ADMIN' | 'STAFF' | 'USER';
  grantings: Generated<string[]>;
  is_active: Generated<boolean>;
  has_verified_email: Generated<boolean>;
  has_accepted_lgpd: Generated<boolean>;
  created_at: Created;
}

/** A signed-in device. Only the SHA-256 of its token is kept. */
export interface SessionTable {
  token_hash: string;
  account_uuid: string;
  created_at: Created;
  expires_at: Date;
}

/** Something that happens once in the life of a database, such as filling it with the demo. */
export interface MilestoneTable {
  name: string;
  reached_at: Created;
}

export interface Tables {
  'platform.milestone': MilestoneTable;
  'comics.image': ImageTable;
  'comics.publisher': PublisherTable;
  'comics.series': SeriesTable;
  'comics.issue': IssueTable;
  'comics.issue_content': IssueContentTable;
  'comics.page': PageTable;
  'comics.contributor': ContributorTable;
  'comics.merchandise': MerchandiseTable;
  'comics.reader': ReaderTable;
  'comics.subscription': SubscriptionTable;
  'comics.acquisition': AcquisitionTable;
  'comics.reading': ReadingTable;
  'identity.account': AccountTable;
  'identity.session': SessionTable;
}

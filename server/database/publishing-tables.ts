import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IssueTable, PanelRow } from './tables.ts';

type Created = ColumnType<Date, Date | undefined, never>;

/** A column of JSON. Rows are written with `jsonColumn`. */
type Json<Value> = ColumnType<Value, unknown, unknown>;

export interface DraftContributor {
  name: string;
  role: string;
}

/** The details of an issue that a working copy and its published version share. */
export type IssueDetails = Pick<
  IssueTable,
  | 'slug'
  | 'seriesId'
  | 'number'
  | 'country'
  | 'releaseDate'
  | 'originalTitle'
  | 'originalLanguage'
  | 'genre'
  | 'readingDirection'
  | 'readingMode'
> &
  Pick<Selectable<IssueTable>, 'parentalRating' | 'samplePages'>;

/** The working copy of an issue, which publishers change. Readers see the published version until a change is approved. */
export interface DraftTable extends IssueDetails {
  /** Also the id of the published issue. */
  issueId: Generated<string>;
  publisherId: string;
  contributors: Json<DraftContributor[]>;
  /** Increases with every change of the details. */
  version: Generated<number>;
  /** Increases with every change of the details, contents or pages. */
  copyVersion: Generated<number>;
  /** Increases with every change of the sale. */
  saleVersion: Generated<number>;
  /** Whether the details, contents or pages differ from the published version. */
  isChanged: Generated<boolean>;
  /** When it was offered for the first time, possibly in the future. Also the time of its publication. */
  firstOfferedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Created;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

/** One language edition of a working copy. */
export interface DraftContentTable {
  /** Also the id of the published content. */
  id: Generated<string>;
  issueId: string;
  language: string;
  title: string;
  description: string;
  /** Null for the first page. */
  cover: string | null;
  /** Increases with every change of the texts, the cover or the pages. */
  version: Generated<number>;
}

/** A page of a working copy. Its image never changes: a replaced page is a new row. */
export interface DraftPageTable {
  /** Also the id of the published page. */
  id: Generated<string>;
  contentId: string;
  /** Counted from 0, in reading order. */
  position: number;
  image: string;
  panels: Json<PanelRow[]>;
  /** The uploaded file that contained it. Null if it was imported. */
  fileName: string | null;
}

/** Panels that the platform found on an image. Readers never get them. */
export interface PanelProposalTable {
  image: string;
  /** The order of the panels depends on it. */
  readingDirection: IssueDetails['readingDirection'];
  panels: Json<ProposedPanel[]>;
  /** How likely all panels and their order are right, from 0 to 1. 0 if the image could not be analysed. */
  confidence: number;
}

/** Position and size are shares (0 to 1) of the page. */
export type ProposedPanel = Omit<PanelRow, 'text'>;

/** From the first byte until its pages are in the working copy. A file that failed has changed nothing. */
export type UploadProgress = 'uploading' | 'received' | 'checked' | 'decoded' | 'stored' | 'failed';

/** A resumable upload of pages. Its bytes are in the folder of uploads, in a file with this id. */
export interface UploadTable {
  id: string;
  contentId: string;
  createdBy: string;
  fileName: string;
  /** The page that it replaces, counted from 1. Null if it adds pages. */
  pageNumber: number | null;
  /** The size of the complete file. The driver returns 64-bit integers as text. */
  bytes: ColumnType<string, number, never>;
  state: Generated<UploadProgress>;
  /** The error code of a failed upload. */
  failure: string | null;
  /** What the message of the failure names. */
  failureDetails: Generated<Record<string, string> | null>;
  /** How often the processing has begun. */
  attempts: Generated<number>;
  nextAttemptAt: Generated<Date | null>;
  createdAt: Created;
}

/**
 * A market in which an issue is offered. `comics.issue` and `comics.issue_sale` have copies, which readers get. Prices are in
 * `comics.merchandise`.
 */
export interface IssueMarketTable {
  id: Generated<string>;
  issueId: string;
  market: string;
  /** ISO 4217. */
  currency: string;
  availableFrom: Date;
  isAvailableForAll: boolean;
  isAvailableForSubscribers: boolean;
  /** Whether the webhooks of the publisher know that readers can get it. */
  isStartReported: Generated<boolean>;
  createdAt: Created;
}

export type RequestKind = 'issue' | 'series' | 'publisher';
export type RequestState = 'waiting' | 'approved' | 'rejected';

/** Asks staff to publish an issue, a series or a publisher, or a change of one. */
export interface RequestTable {
  id: Generated<string>;
  kind: RequestKind;
  /** The id of the issue, series or publisher. */
  subjectId: string;
  /** Null for a publisher that does not exist yet. */
  publisherId: string | null;
  state: Generated<RequestState>;
  /** The name of the subject, for lists. */
  name: string;
  /** What was submitted. Only an answer changes it: it removes the tax number. */
  content: Json<Record<string, unknown>>;
  submittedBy: string;
  submittedAt: Created;
  answeredBy: string | null;
  answeredAt: Date | null;
  /** Why it was rejected. */
  reason: string | null;
  /** Whether staff have changed the subject since the rejection. Then the proposal is no longer shown or continued. */
  isOutdated: Generated<boolean>;
}

/** An image that a request proposes. Readers may not see it before the approval. */
export interface RequestImageTable {
  id: Generated<string>;
  requestId: string;
  image: string;
}

/** The share of its revenue that a publisher gets from a month on. Absent rows: `defaultShareBasisPoints`. */
export interface PublisherShareTable {
  publisherId: string;
  /** YYYY-MM-01: the first day of a month in Brazil. */
  validFrom: string;
  /** Hundredths of a percent, from 0 to 10,000. */
  basisPoints: number;
}

/** One change of the catalogue. Entries are only added. */
export interface AuditEntryTable {
  id: Generated<string>;
  occurredAt: Created;
  /** The account that made the change. */
  actorId: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  /** The changed fields. Null if the subject is new. */
  before: Json<Record<string, unknown> | null>;
  /** Null if the subject was removed. */
  after: Json<Record<string, unknown> | null>;
}

export interface PublishingTables {
  'publishing.draft': DraftTable;
  'publishing.draft_content': DraftContentTable;
  'publishing.draft_page': DraftPageTable;
  'publishing.issue_market': IssueMarketTable;
  'publishing.upload': UploadTable;
  'publishing.panel_proposal': PanelProposalTable;
  'publishing.request': RequestTable;
  'publishing.request_image': RequestImageTable;
  'publishing.publisher_share': PublisherShareTable;
  'publishing.audit_entry': AuditEntryTable;
}

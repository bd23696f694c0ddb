import { creatorPath } from '../catalogue/creator.ts';
import type { Issue } from '../catalogue/issue.ts';

export type FollowKind = 'series' | 'publisher' | 'creator';

/** What a reader can follow. `id`: of the series or publisher, or the slug of the creator. */
export interface FollowTarget {
  readonly kind: FollowKind;
  readonly id: string;
}

export interface FollowMark extends FollowTarget {
  /** ISO 8601. Issues that were published later are new for the reader. */
  readonly seenAt: string;
}

export interface Follow extends FollowMark {
  /** The last part of the address of its page. */
  readonly slug: string;
  readonly name: string;
  /** At most 99. */
  readonly newIssuesCount: number;
  readonly newestIssue: Issue;
}

/** How a reader hears about new issues. */
export interface AnnouncementSettings {
  /** At most one email a day. Needs a confirmed address. */
  readonly email: boolean;
}

/** One text for each target. */
export const followKeyOf = ({ kind, id }: FollowTarget): string => `${kind} ${id}`;

export const pathOfFollow = ({ kind, slug }: Pick<Follow, 'kind' | 'slug'>): string =>
  kind === 'creator' ? creatorPath(slug) : `/${kind}/${encodeURIComponent(slug)}`;

/** The most pages that a publisher can choose. */
export const maxSamplePages = 1000;

interface SampledIssue {
  /** The number that the publisher chose. */
  samplePages: number;
  /** All pages of the edition. */
  pagesCount: number;
}

/** The number of pages that everyone may read: what the publisher chose, but at most half of them. Rule 68. */
export const samplePagesCountOf = ({ samplePages, pagesCount }: SampledIssue): number =>
  Math.min(samplePages, Math.floor(pagesCount / 2));

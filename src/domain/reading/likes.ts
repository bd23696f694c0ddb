/** How many readers like an issue. */
export interface Likes {
  readonly count: number;
  /** Whether the reader likes it; false for visitors. */
  readonly isLiked: boolean;
}

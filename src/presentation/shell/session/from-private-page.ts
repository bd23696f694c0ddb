interface Origin {
  /** The name of what a visitor wants to follow. */
  readonly followedName?: string;
  readonly isPrivate?: boolean;
}

/** Router state for the sign-in screen, which then explains that the page is private. */
export const fromPrivatePage: Origin = { isPrivate: true };

export const isFromPrivatePage = (state: unknown): boolean => (state as Origin | null)?.isPrivate === true;

/** Router state for the sign-in screen, which then says what the visitor wants to follow. */
export const fromFollowButton = (followedName: string): Origin => ({ followedName });

export const followedNameOf = (state: unknown): string | null =>
  (state as Origin | null)?.followedName ?? null;

interface Origin {
  readonly isPrivate?: boolean;
}

/** Router state for the sign-in screen, which then explains that the page is private. */
export const fromPrivatePage: Origin = { isPrivate: true };

export const isFromPrivatePage = (state: unknown): boolean => (state as Origin | null)?.isPrivate === true;

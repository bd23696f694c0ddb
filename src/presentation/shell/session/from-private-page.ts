interface Origin {
  readonly isPrivate?: boolean;
}

/** The router's state with which a private page leads to the sign-in, so that it can say why. */
export const fromPrivatePage: Origin = { isPrivate: true };

export const isFromPrivatePage = (state: unknown): boolean => (state as Origin | null)?.isPrivate === true;

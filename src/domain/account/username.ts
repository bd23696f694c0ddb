/** Rule 20. */
export const hasUsernameLength = (username: string): boolean => username.length >= 5 && username.length <= 15;

/** Only ASCII letters are allowed. Rule 20. */
export const hasOnlyUsernameCharacters = (username: string): boolean => /^[A-Za-z0-9._]+$/.test(username);

export const isNotOnlyDigits = (username: string): boolean => !/^\d+$/.test(username);

export const isUsername = (username: string): boolean =>
  hasUsernameLength(username) && hasOnlyUsernameCharacters(username) && isNotOnlyDigits(username);

/** The market of visitors, and of readers until their profile is known. Rule 17. */
export const defaultMarket = 'brazil';

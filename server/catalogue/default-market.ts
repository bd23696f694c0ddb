/** The market of new readers (rule 17). Lists show its prices. */
export const defaultMarket = 'brazil';

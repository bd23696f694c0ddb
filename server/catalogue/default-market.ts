/** Where new readers buy (rule 17). Lists show the prices of this market. */
export const defaultMarket = 'brazil';

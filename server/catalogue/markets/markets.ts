/** The currency of each market, ISO 4217. */
export const currencyByMarket = { brazil: 'BRL', portugal: 'EUR' } as const;

export type Market = keyof typeof currencyByMarket;

/** The market of new readers (rule 17) and of visitors. */
export const defaultMarket = 'brazil' satisfies Market;

export const isMarket = (market: string): market is Market => Object.hasOwn(currencyByMarket, market);

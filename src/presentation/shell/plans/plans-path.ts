/** The path of the plans, with the prices of a period of `days`. For links that promise its price. */
export const plansPath = (days: number | undefined): string =>
  days === undefined ? '/plans' : `/plans?period=${days}`;

/** The URL of the search results. */
export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ s: text })}`;

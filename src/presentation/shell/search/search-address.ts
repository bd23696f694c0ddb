/** Where all that a text finds is shown. */
export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ s: text })}`;

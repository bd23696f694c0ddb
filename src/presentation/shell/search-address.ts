/** Where all that a text finds is shown. Source: consumer-app.md §2, `s`. */
export const searchAddress = (text: string): string => `/search?${new URLSearchParams({ s: text })}`;

type Texts = string | { [key: string]: Texts };

/** Each text by where it stands, with the places in it that are filled. */
export const placesOf = (texts: Texts, name = ''): Record<string, string[]> =>
  typeof texts === 'string'
    ? { [name]: texts.match(/\{\w+\}/g)?.sort() ?? [] }
    : Object.assign({}, ...Object.entries(texts).map(([key, value]) => placesOf(value, `${name}.${key}`)));

type Texts = string | { [key: string]: Texts };

/** Returns the placeholders of each text, by the path of the text. */
export const placeholdersOf = (texts: Texts, name = ''): Record<string, string[]> =>
  typeof texts === 'string'
    ? { [name]: texts.match(/\{\w+\}/g)?.sort() ?? [] }
    : Object.assign(
        {},
        ...Object.entries(texts).map(([key, value]) => placeholdersOf(value, `${name}.${key}`)),
      );

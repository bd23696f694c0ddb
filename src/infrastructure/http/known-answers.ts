/** Answers that the app has before it requests them. The page embeds those of its first screen. */
export interface KnownAnswers {
  /**
   * The response body of a GET of the address in the language; undefined if it has to be requested.
   */
  take(address: string, language: string | undefined): unknown;
}

export const noKnownAnswers: KnownAnswers = { take: () => undefined };

/** The answers as the platform embeds them in the page. */
export interface EmbeddedAnswers {
  /** 'pt-br' or 'en-us'. */
  readonly language: string;
  /** Determines the order of the shuffled lists. */
  readonly shuffleModule: number;
  /** Bodies by address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The answers embedded in the page. Each is used once: a second request expects current data. */
export class PageAnswers implements KnownAnswers {
  readonly #language: string;
  readonly #answers: Map<string, unknown>;

  constructor({ language, answers }: EmbeddedAnswers) {
    this.#language = language;
    this.#answers = new Map(Object.entries(answers));
  }

  take(address: string, language: string | undefined): unknown {
    if (language !== this.#language) return undefined;
    const answer = this.#answers.get(address);
    this.#answers.delete(address);
    return answer;
  }

  /** Removes the answers that the first screen did not request, before they are out of date. */
  forget(): void {
    this.#answers.clear();
  }
}

/** null if the page has no embedded answers or they are not readable. */
export function readEmbeddedAnswers(page: Document): EmbeddedAnswers | null {
  try {
    return JSON.parse(page.getElementById('first-answers')?.textContent ?? 'null');
  } catch {
    return null;
  }
}

/** The known answers of one service, by path and query, because browser and platform use different addresses for it. */
export const knownAnswersOf = (service: string, known: KnownAnswers): KnownAnswers => ({
  take: (address, language) => known.take(address.slice(service.length), language),
});

/** The full address of a request. */
export function addressOf(
  service: string,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): string {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${service}${path}?${parameters}` : service + path;
}

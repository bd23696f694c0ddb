/** Answers that are there before they are asked for: the page brings those of its first screen along. */
export interface KnownAnswers {
  /**
   * The response body of a GET of the address in the language; undefined if it has to be requested.
   */
  take(address: string, language: string | undefined): unknown;
}

export const noKnownAnswers: KnownAnswers = { take: () => undefined };

/** As the platform writes them into the page. */
export interface TravelledAnswers {
  /** As the services name it. */
  readonly language: string;
  /** The order in which the lists of the first screen were shuffled. */
  readonly shuffleModule: number;
  /** Bodies by address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The answers that came with a page: each is taken once, since whoever asks again wants to know what is new. */
export class PageAnswers implements KnownAnswers {
  readonly #language: string;
  readonly #answers: Map<string, unknown>;

  constructor({ language, answers }: TravelledAnswers) {
    this.#language = language;
    this.#answers = new Map(Object.entries(answers));
  }

  take(address: string, language: string | undefined): unknown {
    if (language !== this.#language) return undefined;
    const answer = this.#answers.get(address);
    this.#answers.delete(address);
    return answer;
  }

  /** What the first screen has not asked for is soon old. */
  forget(): void {
    this.#answers.clear();
  }
}

/** What the page brought along; null where it brought nothing, or nothing that can be read. */
export function readTravelledAnswers(page: Document): TravelledAnswers | null {
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

/** The full address of a call. */
export function addressOf(
  service: string,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): string {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${service}${path}?${parameters}` : service + path;
}

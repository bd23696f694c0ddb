import type { TFunction } from 'i18next';
import type { SearchSuggestions } from '../../../application/ports/catalogue/search-suggestions.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { FindGate } from '../../../domain/catalogue/rating-gate.ts';
import { searchText } from '../../../domain/catalogue/search-text.ts';
import type { Suggestions } from '../../../domain/catalogue/suggestions.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import type { IconName } from '../../ui/icon/icon-names.ts';
import type { FoundGroup, FoundItem, SearchAnswer } from '../../ui/search-bar/search-answer.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { MarketPresenter } from '../profile/market-presenter.ts';
import type { PopularSearchesPresenter } from './popular-searches-presenter.ts';
import type { RecentSearchesPresenter } from './recent-searches-presenter.ts';
import { searchAddress } from './search-address.ts';
import { suggestedGroups } from './suggested-groups.ts';

const noSuggestions: Suggestions = { issues: [], people: [], publishers: [], series: [], alternatives: [] };

/** With more texts the answers are loaded again, so that they do not grow without limit. */
const maxTexts = 50;

const maxPopularTexts = 5;

/** What was suggested in one language to one viewer. */
class SuggestionAnswers {
  readonly key: string;
  readonly requests = new Map<string, Promise<Result<Suggestions, Failure>>>();
  readonly issuesById = new Map<string, Issue>();

  constructor(key: string) {
    this.key = key;
  }
}

/** Suggestions of the search fields. Header and search screen share one request for each text, language and viewer. */
export class SuggestionsPresenter {
  readonly recent: RecentSearchesPresenter;
  readonly popular: PopularSearchesPresenter;
  readonly #source: SearchSuggestions;
  readonly #language: LanguagePresenter;
  readonly #market: Pick<MarketPresenter, 'viewerKey'>;
  #answers: SuggestionAnswers;

  constructor(
    source: SearchSuggestions,
    language: LanguagePresenter,
    market: Pick<MarketPresenter, 'viewerKey'>,
    recent: RecentSearchesPresenter,
    popular: PopularSearchesPresenter,
  ) {
    this.#source = source;
    this.#language = language;
    this.#market = market;
    this.#answers = new SuggestionAnswers(this.#key);
    this.recent = recent;
    this.popular = popular;
  }

  suggest(typed: string): Promise<Result<Suggestions, Failure>> {
    const text = searchText(typed);
    if (text === '') return Promise.resolve(succeeded(noSuggestions));
    const known = this.#currentAnswers().requests.get(text);
    if (known) return known;
    if (this.#answers.requests.size >= maxTexts) this.#answers = new SuggestionAnswers(this.#key);
    const request = this.#load(this.#answers, text);
    this.#answers.requests.set(text, request);
    return request;
  }

  /** The results of a search field. `gateOf`: whether the viewer may see issues of a rating. */
  async search(t: TFunction, text: string, gateOf: FindGate): Promise<Result<SearchAnswer, Failure>> {
    const outcome = await this.suggest(text);
    if (!outcome.ok) return outcome;
    const results = suggestedGroups(t, text, outcome.value, gateOf);
    return succeeded({ results, querySuggestions: outcome.value.alternatives });
  }

  /** Loads what an empty field offers. Popular searches are for readers without recent ones. */
  async loadSearches(includesPopular: boolean): Promise<void> {
    this.recent.load();
    if (includesPopular && this.recent.texts.length === 0) await this.popular.start();
  }

  /** What an empty field offers: recent searches, or popular ones if there are none. null without both. */
  offerSearches(t: TFunction, includesPopular: boolean): FoundGroup | null {
    const recentTexts = this.recent.texts;
    if (recentTexts.length > 0) {
      return {
        title: t('common.recentSearches'),
        link: '/search',
        linkText: t('common.manageSearches'),
        items: recentTexts.map((text) => toTextItem(text, 'clock')),
      };
    }
    const popularTexts = includesPopular ? (this.popular.texts ?? []).slice(0, maxPopularTexts) : [];
    if (popularTexts.length === 0) return null;
    return {
      title: t('common.popularSearches'),
      link: '/search',
      linkText: t('common.moreSearches'),
      items: popularTexts.map((text) => toTextItem(text, 'search')),
    };
  }

  /** Similar search texts, if no issue is found. A failure returns none. */
  async alternativesTo(text: string): Promise<readonly string[]> {
    const outcome = await this.suggest(text);
    return outcome.ok ? outcome.value.alternatives : [];
  }

  findIssue(id: string): Issue | null {
    return this.#currentAnswers().issuesById.get(id) ?? null;
  }

  get #key(): string {
    return `${this.#language.current} ${this.#market.viewerKey}`;
  }

  /** Those of another language or viewer are dropped. */
  #currentAnswers(): SuggestionAnswers {
    const key = this.#key;
    if (this.#answers.key !== key) this.#answers = new SuggestionAnswers(key);
    return this.#answers;
  }

  /** A failed request is sent again by the next call. */
  async #load({ requests, issuesById }: SuggestionAnswers, text: string) {
    const outcome = await this.#source.find(text);
    if (!outcome.ok) requests.delete(text);
    else for (const issue of outcome.value.issues) issuesById.set(issue.id, issue);
    return outcome;
  }
}

const toTextItem = (text: string, icon: IconName): FoundItem => ({
  reference: text,
  title: text,
  image: null,
  icon,
  link: searchAddress(text),
});

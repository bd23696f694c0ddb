import { createScreenSearch, parseSource } from '../../../../tools/errors/find-screens.ts';

const screen = 'src/composition/screens/cards.ts';

/** An adapter that sends two operations, and a screen with a presenter and a use case of the first. */
const sources = {
  'src/application/ports/cards.ts': 'export interface Cards { list(): void; remove(): void }',
  'src/infrastructure/http-cards.ts': `
    import type { Cards } from '../application/ports/cards.ts';
    export class HttpCards implements Cards {
      list() { this.send('GET /card'); }
      remove() { this.send('DELETE /card'); }
    }`,
  'src/application/list-cards.ts': `
    import type { Cards } from './ports/cards.ts';
    export class ListCards { execute() { return this.cards.list(); } }`,
  'src/presentation/cards/cards-presenter.ts': `
    import type { ListCards } from '../../application/list-cards.ts';
    export class CardsPresenter {}`,
  [screen]: `import { CardsPresenter } from '../../presentation/cards/cards-presenter.ts';`,
  'src/composition/startup/main.tsx': `const open = () => import('../screens/cards.ts');`,
};

const screensOf = (text: RegExp, changed: Readonly<Record<string, string>> = {}) => {
  const files = Object.entries({ ...sources, ...changed });
  return createScreenSearch(new Map(files.map(([path, code]) => [path, parseSource(path, code)])))(text);
};

describe('the screens of an operation', () => {
  it('have a presenter whose use case calls the method that sends it', () => {
    expect(screensOf(/'GET \/card'/)).toEqual(['cards']);
    expect(screensOf(/'DELETE \/card'/)).toEqual([]);
  });

  it('do not include screens that import only types of the presenter', () => {
    const code = `import type { CardsPresenter } from '../../presentation/cards/cards-presenter.ts';`;
    expect(screensOf(/'GET \/card'/, { [screen]: code })).toEqual([]);
    expect(screensOf(/'GET \/card'/, { [screen]: code.replace('type { ', '{ type ') })).toEqual([]);
  });

  it('include screens that load the presenter later', () => {
    const code = `const load = () => import('../../presentation/cards/cards-presenter.ts');`;
    expect(screensOf(/'GET \/card'/, { [screen]: code })).toEqual(['cards']);
  });

  it('include the shell if the start of the app imports the presenter', () => {
    const code = `import '../../presentation/cards/cards-presenter.ts';`;
    expect(screensOf(/'GET \/card'/, { 'src/composition/startup/main.tsx': code })).toEqual([
      'cards',
      'shell',
    ]);
  });

  it('include screens that call the port themselves', () => {
    const code = `bind(() => (cards) => cards.remove(), [tokens.cards]);`;
    expect(screensOf(/'DELETE \/card'/, { [screen]: code })).toEqual(['cards']);
  });

  it('include screens whose use case gets the port from a list of ports', () => {
    expect(
      screensOf(/'GET \/card'/, {
        'src/application/services.ts': `
          import type { Cards } from './ports/cards.ts';
          export interface Services { readonly cards: Cards }`,
        'src/application/list-cards.ts': `
          import type { Services } from './services.ts';
          export class ListCards { execute() { return this.services.cards.list(); } }`,
      }),
    ).toEqual(['cards']);
  });

  it('include those of all methods if the adapter sends it in a private one', () => {
    expect(
      screensOf(/'PUT \/card'/, {
        'src/infrastructure/http-cards.ts': `
          import type { Cards } from '../application/ports/cards.ts';
          export class HttpCards implements Cards {
            list() { this.#put(); }
            #put() { this.send('PUT /card'); }
          }`,
      }),
    ).toEqual(['cards']);
  });
});

describe('the screens of a failure', () => {
  it('include those of every adapter that uses the client which finds it', () => {
    expect(
      screensOf(/\bfailures\.timeout\b/, {
        'src/infrastructure/client.ts': 'export const send = () => failures.timeout;',
        'src/infrastructure/http-cards.ts': `
          import { send } from './client.ts';
          ${sources['src/infrastructure/http-cards.ts']}`,
      }),
    ).toEqual(['cards']);
  });

  it('include those whose use case has it from a rule of the domain', () => {
    expect(
      screensOf(/\bfailures\.denied\b/, {
        'src/domain/access.ts': 'export const check = () => failures.denied;',
        'src/application/list-cards.ts': `import { check } from '../domain/access.ts';`,
      }),
    ).toEqual(['cards']);
  });
});

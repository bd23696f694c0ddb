import type { App } from '../http/open-app.ts';

/** Adds a parser for HTML forms to a scope, so that its pages work without scripts. */
export function acceptForms(app: App): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );
}

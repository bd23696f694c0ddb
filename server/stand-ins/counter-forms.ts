import type { App } from '../http/open-app.ts';

/** Lets the routes of a scope read forms, so that their pages work without a script. */
export function acceptForms(app: App): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text))),
  );
}

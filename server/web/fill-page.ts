import type { Language } from '../http/language.ts';
import type { PageFacts } from '../seo/page-facts.ts';
import type { RenderedView } from './first-view-messages.ts';

/** The parts of a page that depend on the request. */
export interface PageFields {
  language: Language;
  facts: PageFacts | null;
  /** The script and style files of the screen at the address. */
  files: string[];
  view: RenderedView | null;
}

/** Inserts language, facts, preloads and the first view into the built page. */
export function fillPage(html: string, { language, facts, files, view }: PageFields): string {
  return [
    (page: string) => setLanguage(page, language),
    (page: string) => insertFacts(page, facts),
    (page: string) => (view ? showView(page, files, view) : showFrame(page, files)),
  ].reduce((page, fill) => fill(page), html);
}

const textsScript = /src="[^"]*" data-en-us="([^"]*)"/;

/** Sets the language of the page and of the texts that load with the app. */
function setLanguage(html: string, language: Language): string {
  return language === 'en-us'
    ? html.replace('<html lang="pt-BR"', '<html lang="en-US"').replace(textsScript, 'src="$1"')
    : html.replace(/ data-en-us="[^"]*"/, '');
}

/** Replaces the general title and description of the build. */
function insertFacts(html: string, facts: PageFacts | null): string {
  if (!facts?.head) return html;
  const { head } = facts;
  return html.replace(/<meta name="description"[^<>]*>\n?/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

const frame = /<!-- frame -->([\s\S]*)<!-- \/frame -->/;

/** Shows the frame of the app until its scripts run. Preloads the files of the screen. */
function showFrame(html: string, files: string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="${kindOf(file)}">`);
  return html
    .replace(/<!-- (?:pictures|answers) -->\n?/g, '')
    .replace('<!-- screen -->', links.join('\n'))
    .replace(frame, '$1');
}

const appScript = /<script defer src="[^"]*"><\/script>\n?/g;

/**
 * Inserts the first view with its styles. The scripts wait in a template until the page's first script
 * (tools/webpack/first-script.ts) starts them.
 */
function showView(
  html: string,
  files: string[],
  { preloads, html: viewHtml, answers }: RenderedView,
): string {
  const styles = files.filter((file) => kindOf(file) === 'style');
  const scripts = files.filter((file) => kindOf(file) === 'script');
  const deferred = [
    ...(html.match(appScript) ?? []).map((script) => script.trim().replace(' defer', '')),
    ...scripts.map((file) => `<link rel="preload" href="${file}" as="script">`),
  ].join('');
  // The content policy allows data blocks, because they do not run. `<` is escaped, so no text can close the element.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return html
    .replace(appScript, '')
    .replace('<!-- pictures -->', () => preloads)
    .replace('<!-- screen -->', styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n'))
    .replace(frame, () => viewHtml)
    .replace(
      '<!-- answers -->',
      () =>
        `<script type="application/json" id="first-answers">${json}</script>\n<template id="app-scripts">${deferred}</template>`,
    );
}

const kindOf = (file: string): string => (file.endsWith('.css') ? 'style' : 'script');

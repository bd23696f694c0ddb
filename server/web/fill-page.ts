import type { Language } from '../http/language.ts';
import type { PageFacts } from '../seo/page-facts.ts';
import type { FirstView } from './first-view-messages.ts';

/** What is known of a page that is asked for. */
export interface Told {
  language: Language;
  facts: PageFacts | null;
  /** Of the screen at its address. */
  files: string[];
  view: FirstView | null;
}

/** The built page in its reader's language, with its facts, the files of its screen and its first view. */
export function fillPage(html: string, { language, facts, files, view }: Told): string {
  return [
    (page: string) => speak(page, language),
    (page: string) => tellFacts(page, facts),
    (page: string) => (view ? showView(page, files, view) : showFrame(page, files)),
  ].reduce((page, fill) => fill(page), html);
}

function speak(html: string, language: Language): string {
  return language === 'en-us' ? html.replace('<html lang="pt-BR"', '<html lang="en-US"') : html;
}

/** In place of what the build says of every page. */
function tellFacts(html: string, facts: PageFacts | null): string {
  if (!facts?.head) return html;
  const { head } = facts;
  return html.replace(/<meta name="description"[^<>]*>\n?/, '').replace(/<title>[^<]*<\/title>/, () => head);
}

const frame = /<!-- frame -->([\s\S]*)<!-- \/frame -->/;

/** The frame of the shop until the app has come. Its files come together with it. */
function showFrame(html: string, files: string[]): string {
  const links = files.map((file) => `<link rel="preload" href="${file}" as="${kindOf(file)}">`);
  return html
    .replace(/<!-- (?:pictures|answers) -->\n?/g, '')
    .replace('<!-- screen -->', links.join('\n'))
    .replace(frame, '$1');
}

const appScript = /<script defer src="[^"]*"><\/script>\n?/g;

/**
 * The view needs its styles; the scripts, which it does not need, wait in a template until the page's first script
 * (tools/webpack/first-script.ts) lets them go.
 */
function showView(html: string, files: string[], { preloads, html: drawn, answers }: FirstView): string {
  const styles = files.filter((file) => kindOf(file) === 'style');
  const scripts = files.filter((file) => kindOf(file) === 'script');
  const waiting = [
    ...(html.match(appScript) ?? []).map((script) => script.trim().replace(' defer', '')),
    ...scripts.map((file) => `<link rel="preload" href="${file}" as="script">`),
  ].join('');
  // No `<`: no text can end it. A data block is not run, so the content policy has nothing against it.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return html
    .replace(appScript, '')
    .replace('<!-- pictures -->', () => preloads)
    .replace('<!-- screen -->', styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n'))
    .replace(frame, () => drawn)
    .replace(
      '<!-- answers -->',
      () =>
        `<script type="application/json" id="first-answers">${json}</script>\n<template id="app-scripts">${waiting}</template>`,
    );
}

const kindOf = (file: string): string => (file.endsWith('.css') ? 'style' : 'script');

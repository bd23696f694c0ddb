/** What React writes before the screen itself for the page's head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:link|meta)[^>]*>)+/;

const urgentPreload = /<link(?=[^<>]* fetchPriority="high")[^<>]*>/gi;

const styled = / style="/g;

/**
 * The screen without what belongs to the head, and its styles under a name that the content policy does not refuse: the
 * page's first script gives them to their elements before these are painted (tools/webpack/first-script.ts).
 */
export function dressed(markup: string): { readonly html: string; readonly preloads: string } {
  const [head = ''] = hoisted.exec(markup) ?? [];
  return {
    html: markup.slice(head.length).replace(styled, ' data-style="'),
    preloads: (head.match(urgentPreload) ?? []).join('\n'),
  };
}

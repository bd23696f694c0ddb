/** React renders these elements before the screen. They belong in the head of the page. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:link|meta)[^>]*>)+/;

const urgentPreload = /<link(?=[^<>]* fetchPriority="high")[^<>]*>/gi;

const styleAttribute = / style="/g;

/**
 * Separates the screen from the elements of the head, and keeps the preloads with high priority. Renames `style`
 * attributes, because the content security policy forbids them: the first script of the page sets the styles before
 * they are painted (tools/webpack/first-script.ts).
 */
export function extractPreloads(markup: string): { readonly html: string; readonly preloads: string } {
  const [head = ''] = headElements.exec(markup) ?? [];
  return {
    html: markup.slice(head.length).replace(styleAttribute, ' data-style="'),
    preloads: (head.match(urgentPreload) ?? []).join('\n'),
  };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decodeEntities = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

/** Returns the only title of a page. */
export function extractTitle(html: string): string {
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)];
  if (titles.length !== 1) throw new Error(`The page has ${titles.length} titles.`);
  return decodeEntities(titles[0]?.[1] ?? '');
}

/** Returns the contents of a page's meta elements by name or property, and its canonical address. */
export function extractMeta(html: string): Record<string, string | undefined> {
  const entries = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? [];
  return {
    ...Object.fromEntries(entries.map(([, name = '', content = '']) => [name, decodeEntities(content)])),
    canonical: canonical && decodeEntities(canonical),
  };
}

/** Returns the JSON-LD blocks of a page. */
export const extractJsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

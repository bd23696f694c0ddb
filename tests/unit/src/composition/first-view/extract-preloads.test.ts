import { extractPreloads } from '../../../../../src/composition/first-view/extract-preloads.ts';

it('extractPreloads separates the elements of the head and keeps the most important picture', () => {
  const urgent = '<link rel="preload" as="image" imageSrcSet="/a 96w" fetchPriority="high"/>';
  const other = '<link rel="preload" as="image" imageSrcSet="/b 96w"/>';
  expect(extractPreloads(`<title>Banca</title>${other}${urgent}<div><title>x</title></div>`)).toEqual({
    html: '<div><title>x</title></div>',
    preloads: urgent,
  });
});

it('extractPreloads renames style attributes, because the content policy forbids them', () => {
  const { html } = extractPreloads('<p style="inline-size:2px" title="a style=&quot;b">a style=&quot;c</p>');
  expect(html).toBe('<p data-style="inline-size:2px" title="a style=&quot;b">a style=&quot;c</p>');
});

import { sanitise } from '../../../../../../src/presentation/ui/safe-html/sanitise.ts';

const sanitiseHtml = (html: string) => {
  const container = document.createElement('div');
  container.replaceChildren(sanitise(html));
  return container.innerHTML;
};

describe('sanitise', () => {
  it('allows emphasis, breaks and lists', () => {
    const html =
      '<p>Um <b>a</b> <strong>b</strong> <i>c</i> <em>d</em><br>e</p><ul><li>f</li></ul><ol><li>g</li></ol>';
    expect(sanitiseHtml(html)).toBe(html);
    expect(sanitiseHtml('Só texto & mais')).toBe('Só texto &amp; mais');
  });

  it.each([
    ['/plans', '<a href="/plans">x</a>'],
    ['?s=turma', '<a href="?s=turma">x</a>'],
    ['mailto:contato@banca.example', '<a href="mailto:contato@banca.example">x</a>'],
    ['http://localhost/plans', '<a href="http://localhost/plans">x</a>'],
    [
      'https://exemplo.com.br/',
      '<a href="https://exemplo.com.br/" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['//exemplo.com.br/', '<a href="//exemplo.com.br/" target="_blank" rel="noopener noreferrer">x</a>'],
    ['/\\exemplo.com.br', '<a href="/\\exemplo.com.br" target="_blank" rel="noopener noreferrer">x</a>'],
  ])('keeps a link to %s, and opens external links in a new tab', (href, expected) => {
    expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://exemplo.com.br/',
    'tel:+5511999999999',
    'blob:http://localhost/1',
    'https://[',
  ])('removes the target %s of a link', (href) => {
    expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  it('ignores attributes that control how a link opens', () => {
    expect(
      sanitiseHtml('<a href="/plans" target="_top" rel="opener" download ping="//x.example">x</a>'),
    ).toBe('<a href="/plans">x</a>');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src="x" onerror="alert(1)">'],
    ['a handler on an allowed element', '<b onclick="alert(1)" onmouseover=alert(1)>x</b>'],
    ['a style', '<style>body{display:none}</style>'],
    [
      'a style on an allowed element',
      '<p style="position:fixed" class="modal" id="main" data-x aria-hidden="true">x</p>',
    ],
    ['a form', '<form action="//x.example"><input name="password"><button>x</button></form>'],
    ['a frame', '<iframe src="javascript:alert(1)" srcdoc="<script>alert(1)</script>"></iframe>'],
    ['an object', '<object data="data:text/html,x"></object><embed src="//x.example">'],
    ['a drawing', '<svg onload="alert(1)"><a href="javascript:alert(1)"><text>x</text></a></svg>'],
    ['a script in a drawing', '<svg><script>alert(1)</script><use href="data:image/svg+xml,x"/></svg>'],
    ['a formula', '<math><mi xlink:href="javascript:alert(1)">x</mi></math>'],
    [
      'an escape from a formula',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ],
    ['an escape from a drawing', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">'],
    ['a template', '<template><img src="x" onerror="alert(1)"></template>'],
    [
      'a base and a redirect',
      '<base href="//x.example"><meta http-equiv="refresh" content="0;url=//x.example">',
    ],
    ['a name that shadows a document property', '<a name="body"></a><p id="location">x</p>'],
    ['a custom element', '<x-evil is="x">x</x-evil>'],
    ['a half-open tag', '<b <script>alert(1)</script>'],
    ['a comment', '<!-- <script>alert(1)</script> -->x'],
  ])('leaves only text of %s', (_, html) => {
    const container = document.createElement('div');
    container.replaceChildren(sanitise(html));
    const elements = [...container.querySelectorAll('*')];
    expect(elements.filter(({ localName }) => !/^(b|p|a)$/.test(localName))).toEqual([]);
    expect(elements.flatMap((element) => element.getAttributeNames())).toEqual([]);
    expect(container.innerHTML).not.toContain('<!--');
  });
});

interface PageParameters {
  compilation: { assets: Record<string, unknown> };
  htmlWebpackPlugin: { files: { js: string[]; css: string[] } };
}

/**
 * The only page of the app. It has no inline scripts or styles. It shows the frame of the app (styles/first-paint.css)
 * until the scripts run. The platform fills in the addresses of services and the tokenizer, and replaces the comments:
 * `pictures` by image preloads, `screen` by the files of the screen, `frame` by the first view, and `answers` by the
 * responses that the first view uses.
 */
export function indexPage({ compilation, htmlWebpackPlugin }: PageParameters): string {
  const { js, css } = htmlWebpackPlugin.files;
  const assets = Object.keys(compilation.assets);
  // The fonts that every screen needs. Screens with speech balloons load their own font.
  const fonts = assets.filter((name) => /\b(figtree|londrina)[^/]*\.woff2$/.test(name));
  // The texts load together with the app. The platform replaces the Portuguese ones in an English page.
  const [portuguese, english] = ['pt-br', 'en-us'].map((language) =>
    assets.find((name) => name.includes(`/texts-${language}.`) && name.endsWith('.js')),
  );
  const texts = portuguese && `<script defer src="/${portuguese}" data-en-us="/${english}"></script>`;
  // Not deferred, and before the styles, so it runs before the first paint.
  const theme = assets.filter((name) => /\btheme\.[^/]*\.js$/.test(name));
  return `<!doctype html>
<html lang="pt-BR" data-theme="dark">
<head>
<meta charset="utf-8">
<title>Banca</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="Quadrinhos digitais em português: leia, assine, compre ou alugue.">
<meta name="theme-color" content="#0F0E14">
<meta name="color-scheme" content="dark light">
<meta name="banca:comics" content="/api/comics">
<meta name="banca:identity" content="/api/identity">
<meta name="banca:postal" content="/thirdparty/postal">
<meta name="banca:tokenizer" content="stand-in">
<meta name="banca:links" content="">
<!-- pictures -->
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
${theme.map((file) => `<script src="/${file}"></script>`).join('\n')}
${css.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${texts ?? ''}
${js.map((file) => `<script defer src="${file}"></script>`).join('\n')}
<!-- screen -->
${fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`).join('\n')}
</head>
<body>
<noscript><p class="first-paint-message">Para ler, buscar e entrar na Banca é preciso JavaScript. · <span lang="en">To read, search and sign in, Banca needs JavaScript.</span></p></noscript>
<div id="app"><!-- frame --><div class="first-paint"><span class="first-paint-logo">Banca</span></div><!-- /frame --></div>
<!-- answers -->
<p class="first-paint-message" id="unreachable" hidden>Não foi possível carregar a Banca. Confira a conexão e <a href="">tente de novo</a>. · <span lang="en">Banca could not be loaded. Check your connection and <a href="">try again</a>.</span></p>
</body>
</html>
`;
}

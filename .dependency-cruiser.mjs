/**
 * The dependency rules of docs/architecture.md. tests/architecture/dependency-rules.test.ts proves each rule with a
 * planted violation.
 */

const libraries = 'node_modules/';
/**
 * A pattern for the path that an import of one of these packages resolves to.
 * @param {string[]} names
 */
const library = (...names) => `node_modules/(${names.join('|')})(/|$)`;

const screens = '^src/presentation/(?!ui/|shell/|i18n/)([^/]+)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  {
    name: 'domain-imports-nothing-outside-itself',
    from: { path: '^src/domain/' },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'application-imports-only-domain',
    from: { path: '^src/application/' },
    to: { pathNot: '^src/(application|domain)/' },
  },
  {
    name: 'infrastructure-imports-only-inwards',
    from: { path: '^src/infrastructure/' },
    to: { path: '^src/', pathNot: '^src/(infrastructure|application/ports|domain)/' },
  },
  {
    name: 'infrastructure-uses-axios-alone',
    from: { path: '^src/infrastructure/' },
    to: { path: libraries, pathNot: library('axios') },
  },
  {
    name: 'presentation-imports-only-inwards',
    from: { path: '^src/presentation/' },
    to: { path: '^src/', pathNot: '^src/(presentation|application|domain)/' },
  },
  {
    name: 'presentation-knows-no-container-and-no-http',
    from: { path: '^src/presentation/' },
    to: { path: library('inversify', '@inversifyjs', 'axios', 'reflect-metadata') },
  },
  {
    name: 'interface-library-knows-no-screen',
    from: { path: '^src/presentation/ui/' },
    to: { path: '^src/(presentation|application)/', pathNot: '^src/presentation/(ui|i18n)/' },
  },
  {
    name: 'shell-knows-no-screen',
    from: { path: '^src/presentation/(shell|i18n)/' },
    to: { path: screens },
  },
  {
    name: 'screens-do-not-know-each-other',
    from: { path: screens },
    to: { path: screens, pathNot: '^src/presentation/$1/' },
  },
  {
    name: 'app-does-not-import-the-platform',
    from: { path: '^src/' },
    to: { path: '^(server|demo|tools|tests)/' },
  },
  {
    name: 'app-imports-nothing-of-node',
    from: { path: '^src/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'platform-does-not-import-the-app',
    from: { path: '^server/' },
    to: { path: '^(src|tools|tests)/' },
  },
  {
    // If DEMO is on, the platform loads the demo by its package name.
    name: 'platform-does-not-import-the-demo',
    from: { path: '^server/' },
    to: { path: '^demo/' },
  },
  {
    // The demo may import the seed, the formats of its export, and the helpers of commands.
    name: 'demo-knows-the-seed-and-the-formats-only',
    from: { path: '^demo/' },
    to: {
      path: '^(src|server|tools|tests)/',
      pathNot:
        '^server/(seed/(seed-(catalogue|content)|issue-facts)|catalogue/genres|media/import/(banca-json|comic-info)|errors/(error-facts|explained-failure)|commands/run-command|platform/show-progress)[.]ts$',
    },
  },
  {
    name: 'identity-and-comics-share-nothing',
    from: { path: '^server/identity/' },
    to: { path: '^server/(catalogue|reading|readers|commerce|media|seed)/' },
  },
  {
    name: 'only-infrastructure-imports-the-contract',
    from: { pathNot: '^(src/infrastructure|contract)/' },
    to: { path: '^contract/' },
  },
  {
    name: 'contract-imports-nothing-outside-itself',
    from: { path: '^contract/' },
    to: { pathNot: '^contract/' },
  },
  {
    name: 'what-ships-needs-no-development-package',
    from: { path: '^(src|contract|server|demo)/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'fixtures-are-for-the-gallery',
    from: { path: '^src/', pathNot: '[.]fixtures[.]tsx$' },
    to: { path: '[.]fixtures[.]tsx$' },
  },
  {
    name: 'no-circles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-circular-folders',
    scope: 'folder',
    from: { path: '^(src|server|demo)(/|$)' },
    to: { circular: true },
  },
];

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

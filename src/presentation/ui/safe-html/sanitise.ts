import createPurifier, { type Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy;
}

/**
 * The only place that creates HTML. The policy is passed to the sanitiser only, which then creates none itself. The
 * content security policy of the platform allows its name. Browsers without Trusted Types do not need a policy.
 */
const { trustedTypes } = window as Window & { readonly trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('banca-html', { createHTML: (html) => html }) ?? null;

const sanitiserOptions = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) restrictLink(node);
});

/** The allowed part of the HTML as nodes, so that it is not serialised and parsed again. */
export function sanitise(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ...sanitiserOptions,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policy,
  });
}

/** Keeps links to pages and email addresses and removes others. External links open in a new tab. */
function restrictLink(link: HTMLAnchorElement): void {
  const address = addressOf(link.getAttribute('href'));
  if (!address) {
    link.removeAttribute('href');
    return;
  }
  if (address.protocol === 'mailto:' || address.origin === window.location.origin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function addressOf(href: string | null): URL | null {
  if (href === null || !URL.canParse(href, window.location.href)) return null;
  const address = new URL(href, window.location.href);
  return ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address : null;
}

import createPurifier, { type Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy;
}

/**
 * The only HTML that the app lets in. The policy is handed to the purifier alone, which then makes none of its own;
 * its name is one of those that the platform's content security policy allows. Browsers without Trusted Types need
 * none.
 */
const { trustedTypes } = window as Window & { readonly trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('banca-html', { createHTML: (html) => html }) ?? null;

const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
} satisfies Config;

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) holdLink(node);
});

/** What is allowed of the HTML, as nodes, so that nobody writes it out and reads it again. */
export function sanitise(html: string): DocumentFragment {
  return purifier.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true, TRUSTED_TYPES_POLICY: policy });
}

/** A link leads to a page or a mailbox, or it is none; one that leads outside opens beside the app. */
function holdLink(link: HTMLAnchorElement): void {
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

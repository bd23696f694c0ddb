/** Browsers do not send the fragment to servers, so the code does not appear in logs or referrers. */
export function magicLink(page: string, uuid: string, code: string): string {
  return `${page}#${new URLSearchParams({ uuid, code })}`;
}

/** The secret stands in the fragment, which browsers send to no server: no log and no referrer names it. */
export function magicLink(page: string, uuid: string, code: string): string {
  return `${page}#${new URLSearchParams({ uuid, code })}`;
}

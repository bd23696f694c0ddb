/** Returns the JSON body of a response of another service. Throws on an error status and after `timeoutMs`. */
export async function fetchServiceAnswer(
  address: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<unknown> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`);
  return answer.json();
}

/** Concurrent callers share one result. A failure rejects all of them and is not cached. */
export function singleFlight<T>(): (name: string, make: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (name, make) => {
    const flying = flights.get(name);
    if (flying) return flying;
    const flight = make().finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}

interface Arrival<Way> {
  way: Way;
  from: number;
}

/** The route with the fewest steps between two places; empty if they are the same, null if there is no route. */
export function shortestRoute<Way extends { readonly to: number }>(
  from: number,
  to: number,
  waysFrom: (place: number) => readonly Way[],
): readonly Way[] | null {
  const arrivals = new Map<number, Arrival<Way>>();
  const queue = [from];
  for (const place of queue) {
    if (place === to) return stepsTo(to, from, arrivals);
    for (const way of waysFrom(place)) {
      if (way.to === from || arrivals.has(way.to)) continue;
      arrivals.set(way.to, { way, from: place });
      queue.push(way.to);
    }
  }
  return null;
}

function stepsTo<Way>(to: number, from: number, arrivals: ReadonlyMap<number, Arrival<Way>>): Way[] {
  const steps: Way[] = [];
  let arrival = to === from ? undefined : arrivals.get(to);
  while (arrival !== undefined) {
    steps.push(arrival.way);
    arrival = arrivals.get(arrival.from);
  }
  return steps.reverse();
}

import { extentOf, STEP, type DemoGround } from './ground.js';

export interface DemoPortal {
  name: string;
  /** 0 is a spawn point, 2 a gate to walk through. */
  type: 0 | 2;
  x: number;
  y: number;
  target: number | undefined;
  /** Name of the portal in the target map where players arrive. */
  targetName: string;
}

export interface Gate {
  name: string;
  target: number;
  targetName: string;
}

/** A connection of two maps, in both directions unless it is one-way. */
export interface Way {
  from: number;
  to: number;
  isOneWay?: true;
}

/** Gates of each map. `in00` leads back to the map that it is first reached from; `out00` and higher lead on. */
export function gatesOf(ways: readonly Way[]): Map<number, Gate[]> {
  const gates = new Map<number, Gate[]>();
  const add = (map: number, gate: Gate) => gates.set(map, [...(gates.get(map) ?? []), gate]);
  const onward = new Map<number, number>();
  for (const { from, to, isOneWay } of ways) {
    const number = onward.get(from) ?? 0;
    onward.set(from, number + 1);
    const name = `out${String(number).padStart(2, '0')}`;
    add(from, { name, target: to, targetName: isOneWay ? 'sp' : 'in00' });
    if (!isOneWay) add(to, { name: 'in00', target: from, targetName: name });
  }
  return gates;
}

/** Places gates on a ground: the way back at the left end, the first way on at the right end, all others between. */
export function placePortals(ground: DemoGround, gates: readonly Gate[]): DemoPortal[] {
  const { left, right } = extentOf(ground);
  const inward = gates.filter(({ name }) => name.startsWith('in'));
  const [onward, ...others] = gates.filter(({ name }) => !name.startsWith('in'));
  const spacing = (right - left) / (others.length + 1);
  const middle = standingPlace(ground, Math.round((left + right) / 2 / STEP) * STEP, 'lowest');
  return [
    { name: 'sp', type: 0, ...middle, target: undefined, targetName: '' },
    ...inward.map((gate) => gateAt(gate, standingPlace(ground, left + STEP / 2, 'lowest'))),
    ...(onward ? [gateAt(onward, standingPlace(ground, right - STEP / 2, 'highest'))] : []),
    ...others.map((gate, index) => {
      const x = left + spacing * (index + 1) + STEP / 3;
      return gateAt(gate, standingPlace(ground, Math.round(x), index % 3 === 1 ? 'highest' : 'lowest'));
    }),
  ];
}

function gateAt(gate: Gate, place: { x: number; y: number }): DemoPortal {
  return { ...gate, type: 2, ...place };
}

function standingPlace(
  { footholds }: DemoGround,
  x: number,
  which: 'highest' | 'lowest',
): { x: number; y: number } {
  const floors = footholds.filter(([x1, , x2]) => x2 > x1);
  for (let distance = 0; distance < STEP * 20; distance += STEP / 2) {
    for (const place of [x + distance, x - distance]) {
      const heights = floors
        .filter(([x1, , x2]) => x1 <= place && place <= x2)
        .map(([x1, y1, x2, y2]) => Math.round(y1 + ((y2 - y1) * (place - x1)) / (x2 - x1)));
      if (heights.length > 0) {
        return { x: place, y: which === 'highest' ? Math.min(...heights) : Math.max(...heights) };
      }
    }
  }
  throw new RangeError(`no ground near ${x}`);
}

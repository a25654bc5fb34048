export type LifeKind = 'monster' | 'npc' | 'reactor';

export interface MapPortal {
  readonly name: string;
  readonly type: number;
  readonly x: number;
  readonly y: number;
  /** Null for a portal that leads nowhere. */
  readonly targetMapId: number | null;
  readonly targetName: string;
}

/** The parts of a map's drawing, all in map coordinates. */
export interface MapDrawing {
  /** Position on the minimap's picture = (x + centerX) / 2^mag. */
  readonly minimap: {
    readonly canvasWidth: number;
    readonly canvasHeight: number;
    readonly width: number;
    readonly height: number;
    readonly centerX: number;
    readonly centerY: number;
    readonly mag: number;
  } | null;
  /** Left, top, right and bottom of the camera, if the files contain them. */
  readonly bounds: readonly [number, number, number, number] | null;
  /** x1, y1, x2, y2 of each foothold. */
  readonly footholds: readonly (readonly [number, number, number, number])[];
  /** x, y1, y2 of each ladder or rope, and whether it is a ladder. */
  readonly ladders: readonly (readonly [number, number, number, 0 | 1])[];
  readonly portals: readonly MapPortal[];
}

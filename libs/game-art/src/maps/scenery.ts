import type { MapColors } from './map-colors.js';

/** Things that stand about. */
const SCENERY = [
  'tree',
  'pine',
  'bareTree',
  'palm',
  'bush',
  'flower',
  'fence',
  'mushroom',
  'rock',
  'cactus',
  'pillar',
  'crystal',
  'coral',
  'weed',
  'gear',
  'blocks',
  'house',
  'lamp',
  'stall',
] as const;

export type SceneryName = (typeof SCENERY)[number];

/** Part of a thing: colour, path data, and the width of its line where it is no area. */
type Stroke = readonly [color: keyof MapColors, path: string, lineWidth?: number];

/** In map units, standing on 0 0, up is negative. Back to front. */
const SHAPES: Readonly<Record<SceneryName, readonly Stroke[]>> = {
  tree: [
    ['woodDark', 'M-14 4Q-8-60-16-110L14-110Q6-50 16 4z'],
    ['wood', 'M-14 4Q-8-60-16-110H-2Q2-60-4 4z'],
    [
      'leafDark',
      'M-92-130A48 48 0 0 1-70-205A62 62 0 0 1 42-240A54 54 0 0 1 94-168A46 46 0 0 1 60-104Q0-84-60-104A36 36 0 0 1-92-130z',
    ],
    [
      'leaf',
      'M-86-142A46 46 0 0 1-66-205A60 60 0 0 1 40-236A48 48 0 0 1 78-176Q50-142 4-150Q-36-110-86-142z',
    ],
    ['leafLight', 'M-62-176A40 40 0 0 1-20-222Q14-236 26-212Q-12-214-24-186Q-46-160-62-176z'],
  ],
  pine: [
    ['woodDark', 'M-9 4V-50H9V4z'],
    [
      'leafDark',
      'M-72-40L0-150L72-40Q0-18-72-40zM-58-104L0-200L58-104Q0-84-58-104zM-42-164L0-250L42-164Q0-148-42-164z',
    ],
    [
      'leaf',
      'M-72-40L0-150L20-34Q-30-28-72-40zM-58-104L0-200L16-98Q-24-92-58-104zM-42-164L0-250L12-158Q-18-156-42-164z',
    ],
    ['coverLight', 'M-18-214L0-250L18-214Q8-206 4-216Q-4-204-18-214zM-24-162Q-10-150 0-164L-20-168z'],
  ],
  bareTree: [
    [
      'woodDark',
      'M0 4V-90M0-60Q-30-100-50-160M0-80Q30-120 44-190M-26-110Q-50-120-74-120M24-124Q50-130 70-150M0-90Q-4-150 6-200',
      14,
    ],
    ['wood', 'M-4 0V-84M-4-62Q-30-98-48-150', 5],
  ],
  palm: [
    ['woodDark', 'M-4 4Q-16-110 24-200', 18],
    ['wood', 'M-9 2Q-20-110 18-198', 6],
    [
      'leafDark',
      'M24-200Q84-230 128-160Q80-190 24-200zM24-200Q-40-240-88-170Q-36-196 24-200zM24-200Q70-160 74-110Q40-150 24-200z',
    ],
    [
      'leaf',
      'M24-200Q60-262 126-232Q76-224 24-200zM24-200Q-20-268-80-240Q-28-226 24-200zM24-200Q-24-160-26-104Q-2-160 24-200z',
    ],
  ],
  bush: [
    ['leafDark', 'M-62 4A32 32 0 0 1-44-48A40 40 0 0 1 26-58A34 34 0 0 1 62 4z'],
    ['leaf', 'M-58-6A28 28 0 0 1-40-46A36 36 0 0 1 24-54Q42-30 10-26Q-16-2-58-6z'],
  ],
  flower: [
    ['leafDark', 'M-20 4Q-22-20-24-40M6 4Q8-30 4-58M28 4Q28-14 34-30', 5],
    ['roof', 'M-24-48h0M4-66h0M34-38h0', 24],
    ['light', 'M-24-48h0M4-66h0M34-38h0', 9],
  ],
  fence: [
    ['woodDark', 'M-78-22H78M-78-48H78', 8],
    ['wood', 'M-66 4V-62M-22 4V-66M22 4V-62M66 4V-66', 13],
  ],
  mushroom: [
    ['wall', 'M-18 4Q-12-50-20-92H20Q10-50 18 4z'],
    ['roof', 'M-70-78Q-64-160 0-162Q64-160 70-78Q0-56-70-78z'],
    ['wall', 'M-32-118h0M6-138h0M36-104h0', 20],
  ],
  rock: [
    ['soilDark', 'M-66 4L-52-48L-10-78L40-56L68 4z'],
    ['soilLight', 'M-58-4L-46-46L-10-72L14-50L-18-34L-28-4z'],
  ],
  cactus: [
    ['leafDark', 'M0 0V-140M0-58H-46V-104M0-80H44V-122', 34],
    ['leaf', 'M-7-4V-138M-48-70V-104M38-92V-120', 9],
  ],
  pillar: [
    ['soilDark', 'M-34 4V-12H-24V-170H-38V-188H38V-170H26V-12H36V4z'],
    ['soilLight', 'M-20-14V-168H-8V-14zM2-14V-168H10V-14zM-34-174V-186H34V-174z'],
  ],
  crystal: [
    ['leafDark', 'M-10 4L-24-70L4-130L30-66L22 4zM-40 4L-56-40L-38-74L-22 4z'],
    ['leafLight', 'M-10 4L-24-70L4-130L2 4zM-40 4L-56-40L-38-74L-36 4z'],
  ],
  coral: [
    ['roof', 'M0 0Q-4-60 0-110M0-40Q-40-60-42-104M0-62Q34-76 42-118M-30-74Q-52-80-62-104', 20],
    ['light', 'M0-110h0M-42-104h0M42-118h0M-62-104h0', 10],
  ],
  weed: [
    ['leafDark', 'M-22 4Q-50-50-22-94T-30-178M24 4Q44-36 22-72T28-130', 16],
    ['leaf', 'M0 4Q30-60 0-110T6-220', 18],
  ],
  gear: [
    ['woodDark', 'M-6 4V-100H6V4z'],
    ['coverDark', 'M0-190A56 56 0 1 1-.1-190zM0-158A24 24 0 1 0 .1-158z'],
    ['coverDark', 'M0-196V-72M-62-134H62M-44-178L44-90M44-178L-44-90', 18],
    ['cover', 'M0-178A44 44 0 1 1-.1-178zM0-152A18 18 0 1 0 .1-152z'],
    ['skyLow', 'M0-152A18 18 0 1 1-.1-152z'],
  ],
  blocks: [
    ['roof', 'M-64 4V-56H-4V4z'],
    ['leaf', 'M0 4V-60H64V4z'],
    ['cover', 'M-34-58V-118H26V-58z'],
    ['wall', 'M-50-42H-18V-10H-50zM14-46H48V-12H14zM-20-104H12V-72H-20z'],
  ],
  house: [
    ['wall', 'M-104 4V-120H104V4z'],
    ['woodDark', 'M-104 4V-120H-92V4zM92 4V-120H104V4zM-104-62H104V-54H-104z'],
    ['roof', 'M-132-112L-84-204H84L132-112z'],
    ['woodDark', 'M-132-112H132V-100H-132zM36-204V-240H64V-204z'],
    ['wood', 'M-24 4V-66Q0-88 24-66V4z'],
    [
      'light',
      'M-76-48V-14H-44V-48zM44-48V-14H76V-48zM-76-106V-74H-44V-106zM44-106V-74H76V-106zM-16-176A16 16 0 1 1-16-175.9z',
    ],
  ],
  lamp: [
    ['woodDark', 'M0 4V-120M-16 4H16M0-120Q0-146 26-142', 9],
    ['light', 'M14-138H38L34-102H18z'],
    ['woodDark', 'M10-140H42M18-100H34', 7],
  ],
  stall: [
    ['woodDark', 'M-92 4V-130M92 4V-130', 10],
    ['wood', 'M-100-44H100V4H-100z'],
    ['woodDark', 'M-100-44H100V-34H-100z'],
    ['wall', 'M-116-104L-92-170H92L116-104z'],
    ['roof', 'M-116-104L-92-170H-56L-70-104zM-24-104L-18-170H18L24-104zM70-104L56-170H92L116-104z'],
    ['light', 'M-62-56h0M-20-56h0M24-56h0M66-56h0', 26],
  ],
};

/** A thing as markup in the colours of its map. */
export function sceneryShape(name: SceneryName, colors: MapColors): string {
  return SHAPES[name]
    .map(([color, path, width]) =>
      width === undefined
        ? `<path fill="${colors[color]}" d="${path}"/>`
        : `<path stroke="${colors[color]}" stroke-width="${width}" d="${path}"/>`,
    )
    .join('');
}

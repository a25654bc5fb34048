import { harborArt } from './art/harbor-art.js';
import { lanternArt } from './art/lantern-art.js';
import { starlistArt } from './art/starlist-art.js';
import type { VoteSiteTexts } from './texts/en.js';

/** The look that sets one listing site apart from the others. */
export interface SiteLook {
  tagline: keyof VoteSiteTexts;
  /** Its colours, by a rule of the style sheet. */
  className: string;
  art: string;
}

const LANTERN: SiteLook = { tagline: 'taglineLantern', className: 'lantern', art: lanternArt() };

const LOOKS: ReadonlyMap<string, SiteLook> = new Map([
  ['lantern', LANTERN],
  ['harbor', { tagline: 'taglineHarbor', className: 'harbor', art: harborArt() }],
  ['starlist', { tagline: 'taglineStarlist', className: 'starlist', art: starlistArt() }],
]);

export function lookOf(site: string): SiteLook {
  return LOOKS.get(site) ?? LANTERN;
}
